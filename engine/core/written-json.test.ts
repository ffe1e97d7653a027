import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWrittenJson } from './written-json.ts';

const twice = (at: string) => ({ ok: false, error: { code: 'key-twice', at } });

test.each([
  ['at the top', '{"a":1,"a":2}', 'a'],
  ['with the same value', '{"a":1,"b":2,"a":1}', 'a'],
  ['in an object of a list', '{"x":[{"a":1},[0,{"b":1,"b":2}]]}', 'x.1.1.b'],
  ['after an object that has it as well', '{"a":{"a":1},"b":{"a":1},"a":2}', 'a'],
  ['after lists and commas in strings', '{"s":"a,\\"b\\":{","t":[1,"x,y",3],"u":{"k":"v","k":"w"}}', 'u.k'],
  ['written otherwise', '{"contract":1,"c\\u006fntract":2}', 'contract'],
  ['with blanks and lines', '{\n "a" : 1 ,\n "a" : 2\n}', 'a'],
  ['as an empty key', '{"":1,"":2}', ''],
])('a key that is there twice is refused %s', (_, text, at) => {
  expect(readWrittenJson(text)).toEqual(twice(at));
});

test('the same keys of different objects, and values that look like keys, are read', () => {
  const text = '[{"a":"a","b":"a"},{"a":["a","a"]},{"a":{"a":{"a":"b"}}}]';
  expect(readWrittenJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
});

test('whatever a program writes is read unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value);
      fc.pre(!text.includes('__proto__'));
      expect(readWrittenJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
    }),
  );
});

test('a key is found wherever it is repeated', () => {
  const keys = fc.uniqueArray(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(keys, fc.nat(), fc.array(fc.constantFrom('list', 'object')), (all, which, around) => {
      fc.pre(!all.includes('__proto__'));
      const again = all[which % all.length] ?? '';
      const inner = `{${[...all, again].map((key, i) => `${JSON.stringify(key)}:${i}`).join(',')}}`;
      const nested = around.slice(0, 20);
      const text = nested.reduce(
        (inside, kind) => (kind === 'list' ? `[0,${inside}]` : `{"x":1,"y":${inside}}`),
        inner,
      );
      const path = nested.map((kind) => (kind === 'list' ? '1' : 'y')).reverse();
      expect(readWrittenJson(text)).toEqual(twice([...path, again].join('.')));
    }),
  );
});

test('what is not JSON, too deep, or has the key that copies lose is refused as ever', () => {
  expect(readWrittenJson('{"a":1,"a":')).toMatchObject({ ok: false, error: { code: 'not-json' } });
  expect(readWrittenJson('['.repeat(40))).toMatchObject({ ok: false, error: { code: 'json-too-deep' } });
  expect(readWrittenJson('{"__proto__":1,"__proto__":2}')).toMatchObject({ error: { code: 'unknown-field' } });
});

test('the byte order mark with which some editors begin a file is no fault', () => {
  expect(readWrittenJson('\uFEFF{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
});
