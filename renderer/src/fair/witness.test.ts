import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { gave, newShare, saw, SHA256, witnessOf } from './witness.ts';

const PLACE = { evening: 'e1', round: 1, table: 2, deal: 3 };

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('the page hashes as everybody does', () => {
  for (const text of ['', 'abc', 'Sküs „Größe“ 🂠', 'x'.repeat(1000)])
    expect(Buffer.from(SHA256(text)).toString('hex')).toBe(createHash('sha256').update(text).digest('hex'));
});

test('a number is 256 bits, and another one every time', () => {
  const shares = Array.from({ length: 20 }, newShare);
  for (const share of shares) expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(shares).size).toBe(20);
});

test('the vow that was seen first counts, and what was given before it was seen counts for nothing', () => {
  const tab = storage();
  gave(PLACE, 'early', tab);
  expect(witnessOf(PLACE, tab)).toBeUndefined();
  saw(PLACE, 'first', tab);
  saw(PLACE, 'second', tab);
  gave(PLACE, 'a', tab);
  gave(PLACE, 'b', tab);
  expect(witnessOf(PLACE, tab)).toEqual({ commitment: 'first', shares: ['a', 'b'] });
  expect(witnessOf({ ...PLACE, deal: 4 }, tab)).toBeUndefined();
});
