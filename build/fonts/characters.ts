import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');
/** Where the texts of a page come from: its own, those of the games and evenings, and those of the host. */
const PLACES = ['renderer/src', 'engine', 'electron'];
/** Only ever printed in a terminal, or only for tests. */
const ELSEWHERE = /^engine\/(cli|testing)\/|\/testing\/|\.test\.ts$/;

/** A text of the page, and the file that has it. */
interface ShownText {
  readonly path: string;
  readonly text: string;
}

/** Every text that the page itself can show: string and template literals, markup, and generated content of styles. */
export const shownTexts = (): readonly ShownText[] => (shown ??= readTexts());

let shown: readonly ShownText[] | undefined;

function readTexts(): readonly ShownText[] {
  return PLACES.flatMap((place) =>
    readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
      .map((name) => `${place}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.(ts|svelte|css)$/.test(path) && !ELSEWHERE.test(path))
      .sort()
      .flatMap((path) => textsOf(path).map((text) => ({ path, text }))),
  );
}

/**
 * Every character of those texts, with the first file that has it; blanks and characters that are never drawn are left
 * out.
 */
export function shownCharacters(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { path, text } of shownTexts())
    for (const character of text)
      if (!/[\p{C}\s]/u.test(character) && !found.has(character)) found.set(character, path);
  return found;
}

function textsOf(path: string): readonly string[] {
  const source = readFileSync(join(ROOT, path), 'utf8');
  if (path.endsWith('.css')) return textsOfStyle(source);
  return path.endsWith('.svelte') ? textsOfComponent(source) : textsOfModule(path, source);
}

const textsOfStyle = (source: string): string[] =>
  [...source.replace(/\/\*.*?\*\//gs, '').matchAll(/(["'])(.*?)\1/g)].map(([, , text]) => text ?? '');

function textsOfModule(path: string, source: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return found;
}

function textsOfComponent(source: string): string[] {
  const root = parse(source, { modern: true });
  const found = root.css ? textsOfStyle(root.css.content.styles) : [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, data, value } = node as { type?: unknown; data?: unknown; value?: unknown };
    if (type === 'Text') found.push(String(data));
    else if (type === 'Literal' && typeof value === 'string') found.push(value);
    else if (type === 'TemplateElement') found.push((value as { cooked: string }).cooked);
    else for (const part of Object.values(node)) look(part);
  };
  look([root.fragment, root.instance, root.module]);
  return found;
}
