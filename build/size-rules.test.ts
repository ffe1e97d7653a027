import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import ts from 'typescript-eslint';
import { expect, test } from 'vitest';
import { SIZES, SIZES_AT_THE_TABLE, SIZES_IN_TESTS } from './size-rules.ts';

const ROOT = join(import.meta.dirname, '..');

type SizeRule = keyof typeof SIZES;
const RULES = Object.keys(SIZES) as readonly SizeRule[];

const complaints = (code: string, rule: SizeRule): number =>
  new Linter().verify(
    code,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: ts.parser },
        plugins: { '@typescript-eslint': ts.plugin },
        rules: { [rule]: SIZES[rule] },
      },
    ],
    'some.ts',
  ).length;

/** ESLint keeps the limits of what is switched off. */
const OFF: unknown = expect.arrayContaining([0]);

/** What the rules of a file say of its size. */
async function sizesOf(file: string): Promise<Linter.Config['rules']> {
  const { rules } = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(join(ROOT, file))) as Linter.Config;
  return rules;
}

test('lint refuses a fifth parameter', () => {
  const rule = '@typescript-eslint/max-params';
  expect(complaints('export const few = (a: 1, b: 2, c: 3, d: 4): void => undefined;', rule)).toBe(0);
  expect(complaints('export const many = (a: 1, b: 2, c: 3, d: 4, e: 5): void => undefined;', rule)).toBe(1);
});

test.each([
  ['engine/games/koenigrufen/game.ts', SIZES],
  ['electron/host/host.ts', SIZES],
  ['renderer/src/App.svelte', SIZES],
  ['renderer/src/app/connection.svelte.ts', SIZES],
  ['build/size-rules.test.ts', SIZES_IN_TESTS],
  ['engine/testing/simulate.ts', SIZES_IN_TESTS],
  ['e2e/room.ts', SIZES_IN_TESTS],
] as const)('the rules of size are on for %s', async (file, sizes) => {
  const rules = await sizesOf(file);
  for (const rule of RULES) expect(rules?.[rule], rule).toEqual(sizes[rule] === 'off' ? OFF : [2, sizes[rule][1]]);
});

test.each([
  ['renderer/src/table/Board.svelte', SIZES],
  ['renderer/src/table/stage/stage.ts', SIZES],
  ['renderer/src/table/stage/stage.test.ts', SIZES_IN_TESTS],
] as const)('%s has 300 lines at most, comments among them', async (file, sizes) => {
  const rules = await sizesOf(file);
  const [, limit] = SIZES_AT_THE_TABLE['max-lines'];
  expect(rules?.['max-lines']).toEqual([2, limit]);
  const others = RULES.filter((rule) => rule !== 'max-lines');
  for (const rule of others) expect(rules?.[rule], rule).toEqual(sizes[rule] === 'off' ? OFF : [2, sizes[rule][1]]);
});
