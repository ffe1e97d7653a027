import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { printPlace } from '#engine/core/place.ts';
import { showRational } from '#engine/core/rational.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { hasSentence } from '#engine/testing/sentences.ts';
import { koenigrufen } from '../game.ts';

const NOW = { deal: 1, factors: [], pot: { n: 0, d: 1 }, notes: {} };

function rulesOf(profile: string, options: Notes = {}): Rules {
  const table = tableOf(koenigrufen, profile, options);
  return koenigrufen.rules(table);
}

/** What A at seat 0 wins, D dealing; or why the entry is refused. */
function pays(rules: Rules, entry: Json): string | readonly string[] {
  const row = rules.check(entry, 4, 3);
  if (!row.ok) return row.error.map(({ code, at }) => `${code} ${at ? printPlace(at) : ''}`);
  return showRational(paymentsOf(rules.settle(row.value, NOW), 4)[0] ?? { n: 0, d: 0 });
}

/** The contracts of tirol §4, §14 and §16 with their value by hand, the bird that they announce, and how they are entered. */
const LADDERS = {
  'tirol-speisezettel': {
    partner: { rufer: 1, solorufer: 2 },
    bird: { 'besserrufer-1': ['pagat', 2], 'besserrufer-2': ['uhu', 4], 'besserrufer-3': ['kakadu', 6] },
    moreBirds: { 'besserrufer-4': ['quapil', 8], 'besserrufer-5': ['geier', 10] },
    alone: { farbendreier: 5, dreier: 5, farbeneiner: 7, einer: 7, farbensolo: 10, solodreier: 10, sechserdreier: 4 },
    tricks: { piccolo: [1, 2], bettel: [0, 4], 'piccolo-semi': [1, 6], 'bettel-semi': [0, 6] },
    ouvert: { 'triccolo-ouvert': [3, 8], 'zwiccolo-ouvert': [2, 8], 'piccolo-ouvert': [1, 8], 'bettel-ouvert': [0, 8] },
  },
  'ooe-2023': {
    partner: { rufer: 1, solorufer: 2 },
    bird: { besserrufer: ['kakadu', 6] },
    moreBirds: {},
    alone: { farbendreier: 3, dreier: 4, farbensolo: 6, solodreier: 8, sechserdreier: 4 },
    tricks: { piccolo: [1, 2], bettel: [0, 2] },
    ouvert: { 'piccolo-ouvert': [1, 6], 'bettel-ouvert': [0, 7] },
  },
  einfach: {
    partner: { rufer: 1, solorufer: 2 },
    bird: {},
    moreBirds: {},
    alone: { dreier: 5, solodreier: 10 },
    tricks: { piccolo: [1, 2], bettel: [0, 4] },
    ouvert: {},
  },
} as const;

describe.each(Object.entries(LADDERS))('%s: every contract can be entered, made and lost', (profile, ladder) => {
  const rules = rulesOf(profile);
  const { partner, bird, moreBirds, alone, tricks, ouvert } = ladder;
  const birds = Object.entries<readonly [string, number]>({ ...bird, ...moreBirds });
  const negative = Object.entries<readonly [number, number]>({ ...tricks, ...ouvert });

  test('no other is on the ladder', () => {
    const ids = [partner, bird, moreBirds, alone, tricks, ouvert].flatMap((group) => Object.keys(group));
    const listed = koenigrufen.profiles.find(({ id }) => id === profile)?.contracts.map(({ id }) => id) ?? [];
    expect([...ids, 'trischaken'].sort()).toEqual([...listed].sort());
  });

  test.each(Object.entries(partner))('%s', (contract, value) => {
    const entry = { contract, declarer: 0, partner: 2 };
    expect(pays(rules, { ...entry, won: true })).toBe(String(value));
    expect(pays(rules, { ...entry, thirds: 106 })).toBe(String(-value));
    expect(pays(rules, { ...entry, partner: null, thirds: 107 })).toBe(String(3 * value));
  });

  test.each(birds)('%s', (contract, [id, value]) => {
    const entry = (won: boolean, made: boolean): Json => ({
      contract,
      declarer: 0,
      partner: 2,
      won,
      announced: [{ id, by: 0, made }],
    });
    expect(pays(rules, entry(true, true))).toBe(String(1 + value));
    expect(pays(rules, entry(false, true))).toBe(String(value - 1));
    expect(pays(rules, entry(true, false))).toBe(String(1 - value));
    expect(pays(rules, entry(false, false))).toBe(String(-1 - value));
    expect(pays(rules, { contract, declarer: 0, partner: null, conceded: true, bird: id })).toBe(
      String(-3 * (1 + value)),
    );
  });

  test.each(Object.entries(alone))('%s', (contract, value) => {
    const lost = contract === 'sechserdreier' ? 2 * value : value;
    expect(pays(rules, { contract, declarer: 0, won: true })).toBe(String(3 * value));
    expect(pays(rules, { contract, declarer: 0, won: false })).toBe(String(-3 * lost));
  });

  test.each(negative)('%s', (contract, [goal, value]) => {
    for (const count of [0, 1, 2, 3, 12])
      expect(pays(rules, { games: [{ contract, declarer: 0, tricks: count }] })).toBe(
        String(3 * (count === goal ? value : -value)),
      );
  });
});

/** Silent and announced points of tirol §6.1 by hand; in Upper Austria the same without Geier, sacks and Valat. */
const BONUSES: readonly (readonly [id: string, silent: number | null, announced: number])[] = [
  ['pagat', 1, 2],
  ['uhu', 2, 4],
  ['kakadu', 3, 6],
  ['quapil', 4, 8],
  ['geier', 5, 10],
  ['trull', 1, 2],
  ['kings', 1, 2],
  ['sack1', null, 2],
  ['sack2', null, 2],
  ['valat', 10, 20],
];

describe('every bonus counts as the sheet says, in a Dreier and twice in a Solodreier', () => {
  const rules = rulesOf('tirol-speisezettel');
  const game = (contract: string, value: number, times: number) => ({ contract, value, times });

  test.each(BONUSES)('%s', (id, silent, announced) => {
    for (const { contract, value, times } of [game('dreier', 5, 1), game('solodreier', 10, 2)]) {
      const entry = (more: Notes): Json => ({ contract, declarer: 0, won: true, ...more });
      const won = (points: number): string => String(3 * (value + points * times));
      expect(pays(rules, entry({ announced: [{ id, by: 0, made: true }] }))).toBe(won(announced));
      expect(pays(rules, entry({ announced: [{ id, by: 0, made: false }] }))).toBe(won(-announced));
      expect(pays(rules, entry({ announced: [{ id, by: 1, made: false, kontra: 2 }] }))).toBe(won(2 * announced));
      expect(pays(rules, entry({ silent: [{ id, by: 0, made: true }] }))).toEqual(
        silent === null ? ['counts-announced-only silent.0.id'] : won(silent),
      );
    }
  });
});

/** A whole entry of every form, with every field that it can have. */
const SAMPLES: readonly Json[] = [
  {
    contract: 'solorufer',
    declarer: 1,
    partner: 0,
    won: true,
    gameKontra: 2,
    announced: [{ id: 'ku', by: 0, made: true, kontra: 2 }],
    silent: [{ id: 'trull', by: 1, made: true }],
    fensterbankl: false,
  },
  { contract: 'besserrufer-1', declarer: 0, partner: null, conceded: true, bird: 'pagat' },
  { contract: 'dreier', declarer: 0, thirds: 131 },
  { games: [{ declarer: 1, contract: 'bettel', tricks: 2, kontra: { '0': 2, '3': 4 } }], fensterbankl: false },
  { contract: 'trischaken', thirds: [36, 58, 58, 58], fensterbankl: false },
  { contract: 'annulled', fensterbankl: false },
  {
    contract: 'renonce',
    offenders: [2],
    played: { contract: 'dreier', declarer: 0, announced: [{ id: 'pagat', by: 0, kontra: 2 }], gameKontra: 4 },
    extraClaims: [{ by: 1, points: '2', reason: 'stiller Uhu' }],
  },
  {
    contract: 'renonce',
    offenders: [0],
    played: { contract: 'besserrufer-1', declarer: 0, partner: 2, bird: 'pagat' },
    withoutBird: true,
  },
  {
    contract: 'renonce',
    offenders: [2],
    played: { games: [{ declarer: 0, contract: 'piccolo', kontra: { '1': 2 } }] },
  },
  { contract: 'renonce', offenders: [2, 3], played: { contract: 'trischaken' } },
  { contract: 'annulled', reason: 'Zeile doppelt', referee: 'Moser' },
  { contract: 'redeal', reason: 'Karte lag offen', referee: 'Moser' },
  { contract: 'agreed', name: 'Königsbesser', payments: ['9/2', '-3/2', '-3/2', '-3/2'], reason: 'so vereinbart' },
  { contract: 'renonce', offenders: [1], played: { contract: null, points: '2' }, reason: '13 Karten' },
  {
    contract: 'renonce',
    offenders: [0],
    played: { contract: 'besserrufer-1', declarer: 0, partner: 2, conceded: true, bird: 'pagat' },
  },
  {
    contract: 'renonce',
    offenders: [1],
    played: {
      games: [{ declarer: 0, contract: 'piccolo', tricks: 2 }],
      pairs: [{ declarer: 0, opponent: 1 }],
    },
  },
  {
    contract: 'renonce',
    offenders: [2, 3],
    played: { contract: 'dreier', declarer: 0, won: true, silent: [{ id: 'pagat', by: 0, made: true }] },
    stands: true,
    extraClaims: [{ by: 1, points: '2', from: 3 }],
  },
  { contract: 'renonce', offenders: [1], played: { contract: 'trischaken', thirds: [36, 58, 58, 58] }, stands: true },
];

/** The path of every field of an entry, and of every part of it. */
function pathsIn(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]));
  return path.length > 0 ? [path, ...parts] : parts;
}

/** The same entry with another value at a path. */
function changed(value: Json, [key, ...path]: readonly string[], to: Json): Json {
  if (key === undefined) return to;
  const inside = Object.entries(value as Notes).map(([name, part]) => [
    name,
    name === key ? changed(part, path, to) : part,
  ]);
  return Array.isArray(value) ? inside.map(([, part]) => part as Json) : (Object.fromEntries(inside) as Json);
}

describe('a value that cannot be is refused where it stands', () => {
  const rules = rulesOf('tirol-speisezettel');
  // No field of any form takes one of these.
  const BAD: readonly Json[] = [-1, 1.5, 1e99, '', 'no such thing', [[]], { no: 'such' }];

  test.each(SAMPLES.map((sample) => [JSON.stringify(sample), sample] as const))('%s', (_, sample) => {
    expect(rules.check(sample, 4, 3).ok).toBe(true);
    for (const path of pathsIn(sample))
      for (const bad of BAD) {
        const place = path.join('.');
        // Reasons and names are free text; what is said of the deal itself is not empty.
        if (/(^|\.)(reason|referee|name)$/.test(place) && typeof bad === 'string') {
          const row = rules.check(changed(sample, path, bad), 4, 3);
          expect([place, bad, row.ok]).toEqual([place, bad, bad !== '' || place.startsWith('extraClaims')]);
          continue;
        }
        const row = rules.check(changed(sample, path, bad), 4, 3);
        const places = row.ok ? [] : row.error.map(({ at }) => (at ? printPlace(at) : ''));
        expect([place, bad, places.some((at) => at.startsWith(place) || place.startsWith(at))]).toEqual([
          place,
          bad,
          true,
        ]);
      }
  });

  test('whatever is typed, the answer is a row or reasons with a sentence', () => {
    const path = fc.constantFrom(...SAMPLES.flatMap((sample) => pathsIn(sample).map((at) => [sample, at] as const)));
    fc.assert(
      fc.property(
        path,
        fc.jsonValue(),
        fc.constantFrom('tirol-speisezettel', 'ooe-2023'),
        ([sample, at], to, profile) => {
          const row = rulesOf(profile).check(changed(sample, at, to as Json), 4, 3);
          if (row.ok) expect(rulesOf(profile).settle(row.value, NOW)).toBeInstanceOf(Array);
          else expect(row.error.filter((refusal) => !hasSentence(refusal, koenigrufen))).toEqual([]);
        },
      ),
      { numRuns: 1500 },
    );
  });
});
