import { expect, test } from 'vitest';
import { codeLines } from './family-footprint.ts';

test('neither blanks, nor comments, nor imports are code', () => {
  const source = [
    "import { a } from './a.ts';",
    'import {',
    '  b,',
    "} from './b.ts';",
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
