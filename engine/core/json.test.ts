import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJson, readJson } from './json.ts';

const nested = (depth: number, open = '[', end = ']'): string => `${open.repeat(depth)}1${end.repeat(depth)}`;

test('too deep nesting is refused before parsing, whatever the brackets', () => {
  for (const [open, end] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    expect(readJson(nested(32, open, end)).ok).toBe(true);
    for (const depth of [33, 100, 1_000_000])
      expect(readJson(nested(depth, open, end))).toEqual({ ok: false, error: { code: 'json-too-deep' } });
    // The same if the brackets are never closed.
    expect(readJson(open.repeat(1_000_000))).toEqual({ ok: false, error: { code: 'json-too-deep' } });
  }
});

test.each([
  ['brackets in a string are text', `["${'['.repeat(100)}"]`],
  ['so are brackets after an escaped quote', `["\\"${'['.repeat(100)}"]`],
  ['and a quote after two backslashes ends the string', `["\\\\", ${nested(20)}]`],
])('%s', (_, text) => {
  expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
});

test('a closed string hides no depth behind it', () => {
  expect(readJson(`["\\\\", ${nested(40)}]`).ok).toBe(false);
});

test.each(['', 'x', '{"a":', '[1,]', '"'])('%j is not JSON, and the parser says why', (text) => {
  expect(readJson(text)).toMatchObject({ ok: false, error: { code: 'not-json', says: expect.any(String) as string } });
});

test('any JSON up to that depth is read unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value);
      fc.pre(!text.includes('__proto__'));
      expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
      expect(isJson(JSON.parse(text))).toBe(true);
    }),
  );
});

test('the key that copies lose is refused where it is', () => {
  const error = { code: 'unknown-field', at: 'a.0.__proto__' };
  expect(readJson('{"a":[{"__proto__":1}]}')).toEqual({ ok: false, error });
  expect(isJson(JSON.parse('{"a":[{"__proto__":1}]}'))).toBe(false);
});

test('values unknown to JSON are not JSON', () => {
  for (const value of [undefined, NaN, Infinity, () => 1, Symbol('x'), 1n, { a: undefined }, [[undefined]]])
    expect(isJson(value)).toBe(false);
});
