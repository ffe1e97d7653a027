import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Fault, type FoundBy, planted } from './faults/fault.ts';
import { FAULTS } from './faults/list.ts';
import { ROOT } from './run.ts';

const file = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What begins a test, and its name, which may have gaps that are filled when it runs. */
const TITLE = /\b(?:test|it)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])(.+?)\1\s*,/gs;
const GAP = /\$\{[^}]*\}|%[a-z]/g;

/** Whether a file has a test with these words in its name. */
function hasTest({ file: path, named }: FoundBy): boolean {
  return [...file(path).matchAll(TITLE)].some(([, , title = '']) => {
    if (title.includes(named)) return true;
    const parts = title.split(GAP).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join('.+')}$`).test(named);
  });
}

test('every fault has its place exactly once, and changes something', () => {
  for (const fault of FAULTS) expect(planted(fault, file(fault.file)), fault.id).not.toBe(file(fault.file));
});

test('every fault has a test that must find it', () => {
  expect(FAULTS.filter(({ foundBy }) => !hasTest(foundBy)).map(({ id }) => id)).toEqual([]);
});

test('every fault has a name of its own', () => {
  const ids = FAULTS.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('a place that is not there, or there twice, is no place', () => {
  const fault: Fault = {
    id: 'x',
    file: 'a.ts',
    find: 'one',
    replace: 'two',
    foundBy: { file: 'a.test.ts', named: 'a' },
  };
  expect(planted(fault, 'this one')).toBe('this two');
  expect(() => planted(fault, 'that')).toThrow('x: its place must be in a.ts exactly once');
  expect(() => planted(fault, 'one by one')).toThrow('exactly once');
});
