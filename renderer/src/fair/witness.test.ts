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

/** FIPS 180-4, and a text that is longer in UTF-8 than in letters, computed elsewhere. */
const VECTORS = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['Sküs „Größe“ 🂠', 'ec0ebc5a841a3b57f050aed48079aa62026b1da59d4a55aa908e960354f9bbe8'],
] as const;

test.each(VECTORS)('the page computes standard hashes: %j', (text, hash) => {
  expect([...SHA256(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(hash);
});

test('a number has 256 bits, and differs every time', () => {
  const shares = Array.from({ length: 20 }, newShare);
  for (const share of shares) expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(shares).size).toBe(20);
});

test('the commitment seen first counts, and what was revealed before it was seen counts for nothing', () => {
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
