import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { must } from '../core/assert-never.ts';
import type { Json } from '../core/json.ts';
import { tableOf } from '../testing/any-table.ts';
import { GAMES } from './index.ts';

/** What a family has is said to people everywhere: in the form of options, in the rule book and in docs/rules. */

const specification = (file: string): string =>
  readFileSync(new URL(`../../docs/rules/${file}.md`, import.meta.url), 'utf8');

/** `tirol §4, rank 2; §7.3` names a file of docs/rules and paragraphs of it: a section, or a numbered point of one. */
function cited(source: string): { readonly text: string; readonly missing: readonly string[] } {
  const text = specification(must(source.split(' ')[0], source));
  const paragraphs = [...source.matchAll(/§(\d+)(?:\.(\d+))?/g)].filter(([, section = '', point]) => {
    if (point !== undefined && new RegExp(`^### ${section}\\.${point} `, 'm').test(text)) return false;
    const [, body] = text.split(new RegExp(`^## ${section}\\. `, 'm'));
    const isThere = point === undefined || new RegExp(`^${point}\\. `, 'm').test(body?.split(/^## /m)[0] ?? '');
    return body === undefined || !isThere;
  });
  return { text, missing: paragraphs.map(([paragraph]) => paragraph) };
}

const isNamed = (text: string, id: string, name: string): boolean =>
  text.includes(`\`${id}\``) || text.toLowerCase().includes(name.toLowerCase());

/** The words of a value that stand in the form: itself, the members of a set, the fields of what is agreed. */
const wordsOf = (value: Json): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'boolean'
      ? [String(value)]
      : Array.isArray(value)
        ? value.flatMap(wordsOf)
        : typeof value === 'object' && value !== null
          ? Object.keys(value)
          : [];

describe.each(Object.values(GAMES))('$id', (game) => {
  const { profiles, texts } = game;
  const options = [...new Map(profiles.flatMap((profile) => profile.options.map((one) => [one.id, one]))).values()];

  test('whoever reads what the program plays finds it, with its rules and every profile', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, played = ''] = readme.split('## What it plays');
    const [about = ''] = played.split(/^## /m);
    expect(about).toContain(texts.name.en);
    expect(about).toContain(`engine/games/${game.id}/OVERVIEW.md`);
    expect(profiles.filter(({ id }) => !about.includes(`\`${id}\``)).map(({ id }) => id)).toEqual([]);
  });

  test('every option stands once in the form, and every value of it has a name', () => {
    expect(texts.optionGroups.flatMap((group) => group.options).toSorted()).toEqual(
      options.map(({ id }) => id).toSorted(),
    );
    const words = new Set(options.flatMap(({ values }) => values.flatMap(wordsOf)));
    expect([...words].filter((word) => texts.values[word] === undefined)).toEqual([]);
  });

  test.each(profiles.map(({ id }) => id))('%s: what is cited is there, and names what cites it', (profile) => {
    const agreed = Object.fromEntries(
      options.flatMap(({ id, values }) => (values[0] === 'off' ? [[id, values[1]]] : [])),
    );
    const table = tableOf(game, profile, agreed as Readonly<Record<string, Json>>);
    const pages = game.rulebook(table);
    expect(pages.flatMap(({ id, source }) => cited(source).missing.map((paragraph) => `${id} ${paragraph}`))).toEqual(
      [],
    );
    const described = pages.filter(({ group }) => group === 'contracts' || group === 'bonuses');
    expect(
      described.filter(({ id, title, source }) => !isNamed(cited(source).text, id, title.de)).map(({ id }) => id),
    ).toEqual([]);
    const rules = cited(must(pages[0]?.source, 'a page')).text;
    expect(
      options.filter(({ id }) => !isNamed(rules, id, texts.options[id]?.name.de ?? id)).map(({ id }) => id),
    ).toEqual([]);
  });
});
