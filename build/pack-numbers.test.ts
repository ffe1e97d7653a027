import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import ts from 'typescript-eslint';
import { expect, test } from 'vitest';
import { MAY_NAME_GAMES } from './game-names.ts';
import { HAS_PACK_NUMBERS, packNumbers, SAME_BY_CHANCE } from './pack-numbers.ts';

const ROOT = join(import.meta.dirname, '..');

const complaints = (code: string): number =>
  new Linter().verify(
    code,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: ts.parser },
        plugins: { tarock: { rules: { 'pack-numbers': packNumbers } } },
        rules: { 'tarock/pack-numbers': 'error' },
      },
    ],
    'some.ts',
  ).length;

test.each(['if (tricks === 12) end();', 'const HALF = 107;', 'left = 210 - thirds;', 'cards.length < 54;'])(
  'lint refuses the number of a pack: %s',
  (code) => expect(complaints(code)).toBe(1),
);

test('lint leaves other numbers and texts alone', () => {
  expect(complaints("const some = [11, 12.5, 120, 0x0c, '12', '54'];")).toBe(0);
});

/** Whether the rule is on for a file of this name. */
async function isOn(file: string): Promise<boolean> {
  const { rules } = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(join(ROOT, file))) as Linter.Config;
  return rules?.['tarock/pack-numbers'] !== undefined;
}

test.each([
  ['engine/kernel/deal/apply.ts', true],
  ['engine/games/koenigrufen/entry/negative.ts', true],
  ['engine/bots/koenigrufen/rule.ts', true],
  ['engine/tournament/totals.ts', true],
  ['renderer/src/table/story/offers.ts', true],
  ['renderer/src/cards/sort.ts', true],
  ['renderer/src/scoresheet/Some.svelte', true],
  ['renderer/src/lobby/some.ts', false],
  ['engine/decks/deck-54.ts', false],
  ['engine/games/koenigrufen/sizes.ts', false],
  ['engine/testing/naive-koenigrufen.ts', false],
])('of %s it is asked: %s', async (file, expected) => expect(await isOn(file)).toBe(expected));

test('with the names of games there are at most five exceptions, each of a file that exists and with its reason', () => {
  const exceptions = [...MAY_NAME_GAMES, ...SAME_BY_CHANCE];
  expect(exceptions.length).toBeLessThanOrEqual(5);
  for (const { file, because } of exceptions) {
    expect(existsSync(join(ROOT, file.replace('/**', ''))), file).toBe(true);
    expect(because.length).toBeGreaterThan(15);
  }
  expect(HAS_PACK_NUMBERS).toHaveLength(4);
});
