import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './run.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '');

const documents = files.filter((path) => path.endsWith('.md') && !path.endsWith('/OVERVIEW.md'));

/** Every file and folder, by each ending of its path that begins at a name: `table/act.ts` is enough for a reader. */
const known = new Set(
  files.flatMap((path) => {
    const names = path.split('/');
    return names.flatMap((_, end) => names.slice(0, end + 1).map((__, from) => names.slice(from, end + 1).join('/')));
  }),
);

/** What a run writes, what only looks like a path, and a file of another project that docs/rules cites. */
const NOT_TRACKED = /^(artefacts|logs)\/|^-?\d+\/\d+$|^Spieler\/in$|^docs\/koenigrufen\.md$/u;

const spans = (text: string): readonly string[] => [...text.matchAll(/`([^`\s]+)`/gu)].map(([, span = '']) => span);

const isPath = (span: string): boolean =>
  /^[\w@.-]+(\/[\w@.-]+)*\/?$/u.test(span) && (span.includes('/') || /\w\.(ts|svelte|css|js|mjs|cjs|md)$/u.test(span));

/** A name of the code: more words than one, so that no word of a language is taken for one. */
const isName = (span: string): boolean => /^(?=[A-Za-z]*[a-z])[A-Za-z][a-z0-9]*([A-Z]\w*)+$/u.test(span);

const source = new Set(
  files
    .filter((path) => /\.(ts|svelte|mjs|json|js)$/u.test(path) && !path.startsWith('engine/testing/seating/'))
    .flatMap((path) => read(path).match(/[A-Za-z_$][\w$]*/gu) ?? []),
);

/** The glossary lists names that are gone, and the texts of the rules calculate with names of their own. */
const HAS_NAMES_OF_ITS_OWN = /^docs\/(glossary\.md|rules\/)/u;

/** As GitHub forms the anchor of a heading. */
const anchors = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gmu)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/gu, '-'),
  );

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names only files and folders that exist', () => {
    const paths = spans(text).filter((span) => isPath(span) && !NOT_TRACKED.test(span));
    const isKnown = (path: string): boolean => known.has(path.replace(/\/$/u, '')) || known.has(`${path}.svelte`);
    expect(paths.filter((path) => !isKnown(path))).toEqual([]);
  });

  test('names only what the code has', () => {
    const names = HAS_NAMES_OF_ITS_OWN.test(document) ? [] : spans(text).filter(isName);
    expect(names.filter((name) => !source.has(name))).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      if (/^[a-z]+:/u.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? document : join(dirname(document), path);
      if (!known.has(target)) return true;
      return anchor !== undefined && !anchors(read(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});
