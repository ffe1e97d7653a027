import { pairKey } from './register.ts';
import { SHORT_NAMES } from './short-names.ts';
import type { Person, Register } from './types.ts';

const FULL_NAMES = new Map(Object.entries(SHORT_NAMES).flatMap(([full, all]) => all.map((short) => [short, full])));
const TITLES = new Set(['dr', 'mag', 'ing', 'prof', 'di', 'dipl', 'sen', 'jun']);
/** Shorter words are too often one letter apart. */
const LONG_ENOUGH = 4;

/** The words of a name for comparison: without titles, accents and short forms, in alphabetical order. */
function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLES.has(word))
    .map((word) => FULL_NAMES.get(word) ?? word)
    .sort();
}

/**
 * Whether two names may be one person: the same words in another order, a short form (Sepp, Josef), another spelling
 * (Müller, Mueller), an initial (J. Huber), or one slip of the pen beside an identical word.
 */
export function areAlike(one: string, other: string): boolean {
  return wordsAlike(wordsOf(one), wordsOf(other));
}

function wordsAlike(one: readonly string[], other: readonly string[]): boolean {
  if (one.join(' ') === other.join(' ')) return one.length > 0;
  if (one.length !== other.length) return false;
  const [left, right] = [minus(one, other), minus(other, one)];
  const [a = '', b = ''] = [left[0], right[0]];
  if (left.length !== 1 || right.length !== 1) return false;
  if (one.length > 1 && (a.length === 1 || b.length === 1))
    return /\p{L}/u.test(a) && (a.startsWith(b) || b.startsWith(a));
  return Math.min(a.length, b.length) >= (one.length > 1 ? LONG_ENOUGH : LONG_ENOUGH + 1) && isOneSlip(a, b);
}

function minus(all: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...gone];
  return all.filter((word) => {
    const at = left.indexOf(word);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** One letter added, missing or different, or two neighbours swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (a.length !== b.length) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return short.slice(at) === long.slice(at + 1);
  }
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Pairs of people who may be one and were not told apart; hidden people are left out. */
export function alikePairs(people: readonly Person[], register: Register): readonly (readonly [Person, Person])[] {
  const named = people.filter(({ hidden }) => !hidden).map((person) => ({ person, words: wordsOf(person.name) }));
  // Only names that share a word, or have no other, can be similar: so even a register of thousands is searched at once.
  const sharing = new Map<string, Set<(typeof named)[number]>>();
  return named.flatMap((one) => {
    const keys = one.words.length === 1 ? [...one.words, ''] : one.words;
    const others = new Set(keys.flatMap((key) => [...(sharing.get(key) ?? [])]));
    for (const key of keys) sharing.set(key, (sharing.get(key) ?? new Set()).add(one));
    return [...others]
      .filter((other) => wordsAlike(one.words, other.words))
      .filter((other) => !register.apart.has(pairKey(one.person.name, other.person.name)))
      .map((other) => [other.person, one.person] as const);
  });
}
