import { expect, test } from 'vitest';
import { codeLines, outsideOf } from './family-footprint.ts';

test('neither blanks, nor comments, nor imports are code', () => {
  const source = [
    "import { a } from './a.ts';",
    'import {',
    '  b,',
    "} from './b.ts';",
    'import {',
    '  d,',
    "} from './d.json' with { type: 'json' };",
    '',
    '/** One. */',
    'const c = a; // counted',
    '/**',
    ' * More.',
    ' */',
    '// not counted',
    'export { b, c };',
  ];
  expect(codeLines(source.join('\n'))).toBe(2);
});

test('a family has its rules, its bot, its line in lists and its words; everything else is outside', () => {
  const own = [
    'engine/games/bavarian/play.ts',
    'engine/bots/bavarian/rule.ts',
    'engine/games/index.ts',
    'engine/testing/naive/bavarian.ts',
    'docs/rules/bavarian.md',
  ];
  const outside = ['engine/games/illustrated/play.ts', 'engine/phases/way.ts', 'renderer/src/table/felt/Felt.svelte'];
  expect(outsideOf('bavarian', [...own, ...outside])).toEqual(outside);
});
