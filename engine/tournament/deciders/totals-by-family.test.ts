import { describe, expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { absolute, compare, rational, showRational } from '#engine/core/rational.ts';
import { seededRng } from '#engine/core/rng.ts';
import { bavarian } from '#engine/games/bavarian/game.ts';
import { GAMES } from '#engine/games/index.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { ENTRY_MAKERS } from '#engine/testing/entries/index.ts';
import { unusualIn } from './totals.ts';

/** When a table's total is asked about or refused is a matter of its prices, whatever the game; `simulate` checks what is played. */

const totalsOf = (game: (typeof GAMES)[keyof typeof GAMES], profile: string, options: Notes = {}) =>
  game.rules(tableOf(game, profile, options)).totals;

/** A pot that can pay for everything. */
const MUCH = { deal: 1, factors: [], pot: rational(1_000_000), notes: {} };

/** Usual per deal, rare, and the most a deal can bring. */
const NUMBERS: Readonly<Record<string, readonly [number, number, number]>> = {
  'tirol-speisezettel': [60, 240, 1560],
  'ooe-2023': [48, 192, 564],
  einfach: [60, 60, 186],
  'simple-points': [60, 640, 900],
  'simple-fixed': [60, 240, 480],
  bettel: [60, 240, 800],
  haferl: [60, 440, 2120],
  berliner: [60, 440, 2120],
  sharp: [30, 120, 60],
  'mayr-sedlaczek-2016': [80, 640, 15_424],
  'beck-1956': [24, 384, 3488],
  'loew-1954': [64, 120, 720],
  tuebingen: [68, 240, 1314],
  reform: [687, 23_040, 468_852],
};

test('every rule set has its own numbers', () => {
  const found = Object.values(GAMES).flatMap((game) =>
    game.profiles.map(({ id }) => {
      const { usual, rare, most } = totalsOf(game, id);
      return [id, [usual, rare, most]] as const;
    }),
  );
  expect(Object.fromEntries(found)).toEqual(NUMBERS);
});

test('where a Solo costs five Euro, twenty in an evening are nothing to be asked about', () => {
  const tariff = {
    'frage-point': 1,
    'solo-point': 2,
    'frage-simple': 250,
    'frage-schneider': 300,
    'solo-simple': 500,
    'solo-schneider': 600,
  };
  const dear = totalsOf(bavarian, 'simple-fixed', { tariff });
  const won = [2000, -1000, -1000].map((cents) => rational(cents));
  expect(unusualIn(won, 16, totalsOf(bavarian, 'simple-fixed'))).toEqual(rational(2000));
  expect(unusualIn(won, 16, dear)).toBeUndefined();
  expect(dear.most, 'lost to both after two doublings').toBe(4800);
});

test('in a pot of a hundred Euro each there is more than any price', () => {
  expect(totalsOf(bavarian, 'simple-points', { 'pot-ante': 10_000 })).toMatchObject({ rare: 40_240, most: 40_500 });
});

test('double rounds of which several run at once multiply what a deal can bring', () => {
  const most = (options: Notes): number => totalsOf(GAMES.koenigrufen, 'tirol-speisezettel', options).most;
  expect(most({ 'double-rounds': true })).toBe(2 * 1560);
  expect(most({ 'double-rounds': true, 'double-overlap': 'stack' })).toBe(8 * 1560);
  expect(most({ 'double-rounds': true, schlussrad: true })).toBe(4 * 1560);
});

describe.each(ENTRY_MAKERS.map((maker) => [maker.game.id, maker] as const))('%s', (id, { game, atLimits }) => {
  test('what is just possible is never more than the most', () => {
    const beyond = Object.entries(atLimits).flatMap(([reason, make]) =>
      Array.from({ length: 20 }, (_, i) => make(seededRng(`${id}/${reason}/${i}`))).flatMap((made) => {
        const rules = game.rules(tableOf(game, made.profile, made.options));
        const row = rules.check(made.entry, made.table, made.dealer);
        // An agreement, and what people claim besides after a mistake, can be anything.
        if (!row.ok || row.value.outcome === 'agreed' || row.value.outcome === 'renonce') return [];
        const { most } = rules.totals;
        return paymentsOf(rules.settle(row.value, MUCH), made.table)
          .filter((won) => compare(absolute(won), rational(most)) > 0)
          .map((won) => `${reason}: ${showRational(won)} of ${most}: ${JSON.stringify(made)}`);
      }),
    );
    expect(beyond).toEqual([]);
  });
});

test('half a point is asked about in classic Tübingen Tarock, and not where a Tout is shared', () => {
  const half = [rational(1, 2), rational(-1, 2), rational(0), rational(0)];
  const asked = (scoring: string) => unusualIn(half, 4, totalsOf(GAMES.tuebingen, 'tuebingen', { scoring }));
  expect(asked('classic')).toEqual(rational(1, 2));
  expect(asked('natural')).toBeUndefined();
});
