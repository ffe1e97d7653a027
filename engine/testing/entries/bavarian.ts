import type { Json, Notes } from '#engine/core/json.ts';
import { below, pick, type Rng } from '#engine/core/rng.ts';
import refused from '#engine/games/bavarian/cases/refused.json' with { type: 'json' };
import { bavarian } from '#engine/games/bavarian/game.ts';
import { REFUSALS } from '#engine/games/bavarian/refusals.ts';
import { entryCodes } from '../case-files.ts';
import type { EntryMaker, Made, Make, Wrong } from './maker.ts';
import { fromCases, type Usual } from './turned.ts';

/** Entries of Bavarian Tarock (bavarian §1, §3, §4, §7, §12). */

const USUAL: Usual = { profile: 'simple-points', table: 3, dealer: 2 };
const CODES = [
  ...entryCodes(Object.keys(REFUSALS), 'declarer-sits-out'),
  ...['stock-only-for-dealer', 'kontra-above-limit', 'not-these-trumps'],
];

const between = (least: number, most: number, rng: Rng): number => least + below(most - least + 1, rng);

interface At {
  readonly profile: string;
  readonly options?: Notes;
  readonly entry: (seats: readonly number[]) => Json;
}

/** At a table of three, or of four where the dealer pauses; the seats are those that play, the dealer's last if they do. */
function at(rng: Rng, { profile, options = {}, entry }: At, table = pick([3, 4], rng)): Made {
  const dealer = below(table, rng);
  const seats = [1, 2, 3].map((step) => (dealer + step) % table);
  return { profile, options, table, dealer, entry: entry(seats) };
}

/** A game for points of any of those who play. */
const game = (rng: Rng, profile: string, more: Readonly<Record<string, Json>>, options?: Notes): Made =>
  at(rng, {
    profile,
    ...(options && { options }),
    entry: (seats) => ({ contract: 'solo', declarer: pick(seats, rng), ...more }),
  });

const wrong = (code: string, make: Make): Wrong => ({ code, make });
const SIMPLE = ['simple-points', 'simple-fixed', 'bettel'];
/** Where a game is paid by its points, and all tricks as well. */
const BY_POINTS = 'simple-points';

/** What three cards of 11, 10, 4, 3, 2 and 0 points count. */
const THREE_CARDS = Array.from({ length: 34 }, (_, sum) => sum).filter((sum) =>
  [0, 2, 3, 4, 10, 11].some((a) =>
    [0, 2, 3, 4, 10, 11].some((b) => [0, 2, 3, 4, 10, 11].some((c) => a + b + c === sum)),
  ),
);
const NOT_THREE_CARDS = Array.from({ length: 119 }, (_, sum) => sum).filter(
  (sum) => sum > 1 && !THREE_CARDS.includes(sum),
);

const IMPOSSIBLE: Readonly<Record<string, Wrong>> = {
  'a game of the dealer who pauses': wrong('declarer-sits-out', (rng) => {
    const one = at(rng, { profile: pick(SIMPLE, rng), entry: () => null }, 4);
    return { ...one, entry: { contract: 'solo', declarer: one.dealer, points: between(2, 118, rng) } };
  }),
  'a single point of either side': wrong('points-impossible', (rng) =>
    game(rng, pick([...SIMPLE, 'sharp'], rng), { points: pick([1, 119], rng) }),
  ),
  'all tricks of the declarer without all points': wrong('durch-needs-120', (rng) =>
    game(rng, BY_POINTS, { points: pick([0, between(2, 118, rng)], rng), allTricks: 'declarer' }),
  ),
  'no trick, and what no three cards count': wrong('no-tricks-points', (rng) =>
    game(rng, BY_POINTS, { points: pick(NOT_THREE_CARDS, rng), allTricks: 'defenders' }),
  ),
  'all tricks at fixed prices where they are paid, without all points': wrong('durch-needs-120', (rng) =>
    game(rng, 'simple-fixed', { points: between(2, 118, rng), allTricks: 'declarer' }, { 'fixed-durch': 20 }),
  ),
  'no points in the sharp game, and a trick': wrong('no-such-choice', (rng) =>
    game(rng, 'sharp', { points: 0, allTricks: 'none' }),
  ),
  'no trick with points in the sharp game': wrong('no-tricks-points', (rng) =>
    game(rng, 'sharp', { points: pick(NOT_THREE_CARDS, rng), allTricks: 'defenders' }),
  ),
  'a target that is no step of five': wrong('target-not-on-ladder', (rng) =>
    game(rng, 'haferl', {
      contract: 'hand',
      points: between(61, 118, rng),
      target: 61 + 5 * below(11, rng) + between(1, 4, rng),
    }),
  ),
  'a target above 116 or below 61': wrong('target-not-on-ladder', (rng) =>
    game(rng, 'haferl', { contract: 'hand', points: between(61, 118, rng), target: pick([56, 121, 60, 117], rng) }),
  ),
  'a pick-up of somebody else where only the dealer has the stock': wrong('stock-only-for-dealer', (rng) =>
    at(rng, {
      profile: 'berliner',
      entry: ([first = 0, second = 1]) => ({
        ...{ contract: 'pickup', declarer: pick([first, second], rng), points: between(2, 118, rng) },
      }),
    }),
  ),
  'a level of kontra that the table does not play': wrong('kontra-above-limit', (rng) => {
    const most = between(0, 4, rng);
    return game(
      rng,
      pick([...SIMPLE, 'sharp'], rng),
      { points: between(2, 118, rng), kontra: between(most + 1, 7, rng) },
      { 'kontra-max': most },
    );
  }),
  'a Solo in hearts, which is a Herzsolo': wrong('not-these-trumps', (rng) =>
    game(rng, pick(SIMPLE, rng), { points: between(2, 118, rng), trump: 'H' }),
  ),
  'points of a Bettel, or a Bettel of other games': wrong('field-not-asked', (rng) =>
    rng() < 0.5
      ? game(rng, 'bettel', { contract: 'bettel', bettelWon: true, points: between(2, 118, rng) }, { bettel: true })
      : game(rng, 'bettel', { points: between(2, 118, rng), bettelWon: true }, { bettel: true }),
  ),
  'a game that this table does not have': wrong('no-such-game', (rng) => {
    const [profile, contract] = pick(
      [
        ['simple-points', 'pickup'],
        ['haferl', 'solo'],
        ['sharp', 'hand'],
        ['simple-fixed', 'herzfrage'],
      ] as const,
      rng,
    );
    return game(rng, profile, { contract, points: between(2, 118, rng) });
  }),
  'a Bettel that was not agreed': wrong('not-agreed', (rng) =>
    game(rng, pick(['simple-points', 'simple-fixed'], rng), { contract: 'bettel', bettelWon: rng() < 0.5 }),
  ),
  'a Durch that is not paid': wrong('not-agreed', (rng) =>
    game(rng, 'simple-fixed', { points: 120, allTricks: pick(['declarer', 'none'], rng) }, { 'fixed-durch': 0 }),
  ),
  'an agreement of more or fewer than sit there': wrong('payment-per-seat', (rng) =>
    at(rng, {
      profile: pick(SIMPLE, rng),
      entry: () => ({
        contract: 'agreed',
        name: 'x',
        payments: Array.from({ length: pick([1, 2, 5], rng) }, () => '0'),
      }),
    }),
  ),
  'an agreement that does not add up': wrong('payments-not-zero', (rng) =>
    at(
      rng,
      {
        profile: pick(['simple-fixed', 'sharp'], rng),
        entry: () => ({
          contract: 'agreed',
          name: 'anderes Spiel',
          payments: [String(between(1, 9, rng)), '-10', '0'],
        }),
      },
      3,
    ),
  ),
};

const AT_LIMITS: Readonly<Record<string, Make>> = {
  'the least and the most of a declarer': (rng) =>
    game(rng, pick([...SIMPLE, 'sharp'], rng), { points: pick([2, 118, 60, 61, 30, 31, 89, 90, 120], rng) }),
  'none of the points': (rng) =>
    rng() < 0.3
      ? game(rng, 'sharp', { points: 0 })
      : game(rng, BY_POINTS, { points: 0, allTricks: pick(['none', 'defenders'], rng) }),
  'no trick, with three aces or anything less': (rng) =>
    game(rng, BY_POINTS, { points: pick(THREE_CARDS, rng), allTricks: 'defenders' }),
  'all the points, and all tricks or not': (rng) =>
    game(rng, pick([BY_POINTS, 'sharp'], rng), { points: 120, allTricks: pick(['none', 'declarer'], rng) }),
  'the lowest and the highest target': (rng) =>
    game(rng, 'haferl', {
      contract: 'hand',
      points: pick([0, 2, 115, 116, 118, 120], rng),
      target: pick([61, 66, 111, 116], rng),
    }),
  'the highest kontra': (rng) => {
    const kontra = between(0, 5, rng);
    return game(
      rng,
      pick([...SIMPLE, 'sharp'], rng),
      { points: between(2, 118, rng), kontra },
      { 'kontra-max': kontra },
    );
  },
  'a pick-up of rearhand where only the dealer has the stock': (rng) =>
    at(rng, {
      profile: 'berliner',
      entry: ([, , last = 2]) => ({ contract: 'pickup', declarer: last, points: between(2, 118, rng) }),
    }),
  'a Bettel, and what nobody played': (rng) =>
    rng() < 0.5
      ? game(rng, 'bettel', { contract: 'bettel', bettelWon: rng() < 0.5 }, { bettel: true })
      : at(rng, { profile: BY_POINTS, entry: () => ({ contract: 'passed-out' }) }),
};

export const BAVARIAN: EntryMaker = {
  game: bavarian,
  codes: CODES,
  impossible: { ...IMPOSSIBLE, ...fromCases(refused, USUAL, CODES) },
  atLimits: AT_LIMITS,
  played: { options: { 'kontra-max': 5, 'pot-short': 'replenish' } },
};
