import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { ACTION_IDS, GAME_IDS, gameActions, MAY_NAME_GAMES, NO_GAME_NAMES } from './game-names.ts';

const complaints = (code: string, ...options: readonly 'but-own'[]): number =>
  new Linter().verify(
    code,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: ts.parser },
        plugins: { tarock: { rules: { 'game-actions': gameActions } } },
        rules: {
          'no-restricted-syntax': ['error', ...NO_GAME_NAMES],
          'tarock/game-actions': ['error', ...options],
        },
      },
    ],
    'some.ts',
  ).length;

describe('general code knows no game by name', () => {
  test.each(['koenigrufen', 'rufer', 'pagat', 'bavarian', 'herzsolo'])('lint refuses %s as a text', (id) => {
    expect(GAME_IDS).toContain(id);
    expect(complaints(`const one = '${id}';`)).toBe(1);
    expect(complaints(`const one = '${id}s'; const ${id} = 1;`)).toBe(0);
  });

  test.each(['kontra', 'take-cards', 'pass', 'double'])('lint refuses to ask for the action %s', (id) => {
    expect(ACTION_IDS).toContain(id);
    for (const code of [
      `action.type === '${id}';`,
      `'${id}' !== type;`,
      `switch (action.type) { case '${id}': break; }`,
    ])
      expect(complaints(code), code).toBe(1);
    // The word may mean something else, and names texts.
    expect(complaints(`const t = { '${id}': 1 }; other === '${id}';`)).toBe(0);
  });

  test('a module may ask for the actions that it defines itself, and for no others', () => {
    const module = "const ACTION = z.strictObject({ type: z.enum(['pass', 'hold']) }); action.type === 'pass';";
    expect(complaints(module, 'but-own')).toBe(0);
    expect(complaints(module)).toBe(1);
    expect(complaints(`${module} action.type === 'kontra';`, 'but-own')).toBe(1);
  });

  test('there are at most five exceptions, each of a file that exists and with its reason', () => {
    expect(MAY_NAME_GAMES.length).toBeLessThanOrEqual(5);
    for (const { file, because } of MAY_NAME_GAMES) {
      expect(existsSync(join(import.meta.dirname, '..', file)), file).toBe(true);
      expect(because.length).toBeGreaterThan(20);
    }
  });
});
