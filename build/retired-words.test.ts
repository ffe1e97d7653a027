import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { RETIRED_NAMES, RETIRED_WORDS } from './retired-words.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

/** The rows of the second table of the glossary: the word in use, and the names in backticks that it replaced. */
function technicalRows(): readonly { readonly term: string; readonly retired: readonly string[] }[] {
  const section =
    read('docs/glossary.md')
      .split(/^## /mu)
      .find((part) => part.startsWith('Technical words')) ?? '';
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => {
    const [, term = '', , retired = ''] = row.split('|');
    return { term, retired: [...retired.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => word) };
  });
}

describe('retired words', () => {
  test('glossary and lint have the same words, in the same order', () => {
    expect(RETIRED_WORDS.map(({ word }) => word)).toEqual(technicalRows().flatMap(({ retired }) => retired));
  });

  test.each(RETIRED_WORDS)('the glossary says $say instead of $word', ({ word, say }) => {
    expect(technicalRows().find(({ retired }) => retired.includes(word))?.term).toContain(say);
  });

  test('lint refuses them as exported names, however they are declared, and nothing else', () => {
    const [{ selector } = { selector: '' }] = RETIRED_NAMES;
    const word = /name='(\w+)'/u.exec(selector)?.[1] ?? '';
    expect(word).not.toBe('');
    const complaints = (code: string): number =>
      new Linter().verify(
        code,
        [
          {
            files: ['**/*.ts'],
            languageOptions: { parser: ts.parser },
            rules: { 'no-restricted-syntax': ['error', ...RETIRED_NAMES] },
          },
        ],
        'some.ts',
      ).length;
    for (const code of [
      `export interface ${word} {}`,
      `export type ${word} = 1;`,
      `export class ${word} {}`,
      `export function ${word}() {}`,
      `export const ${word} = 1;`,
      `const other = 1; export { other as ${word} };`,
    ])
      expect(complaints(code), code).toBe(1);
    expect(complaints(`const ${word} = 1; export const other = ${word}; export interface ${word}More {}`)).toBe(0);
  });
});

test('the spelling list is sorted and has no duplicates', () => {
  const words = read('cspell-words.txt').trimEnd().split('\n');
  const folded = words.map((word) => word.toLowerCase());
  expect(folded).toEqual([...new Set(folded)].sort());
});
