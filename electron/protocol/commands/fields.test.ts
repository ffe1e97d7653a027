import { expect, test } from 'vitest';
import { id } from './fields.ts';

test('ids begin with a letter or a digit, and find nothing in an empty object', () => {
  for (const fine of ['e1', 'p12', '0f3a', 'by-hand', 'tirol-speisezettel', 'Turnier_2019'])
    expect(id.safeParse(fine).success, fine).toBe(true);
  const names = [...Object.getOwnPropertyNames(Object.prototype), '', '-x', '_x', 'a b', 'a/b', 'x'.repeat(41)];
  for (const odd of names) expect(id.safeParse(odd).success, odd).toBe(false);
});
