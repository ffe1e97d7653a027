import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import { bavarian } from '#engine/games/bavarian/game.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { playAdvised } from '#engine/testing/advised.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { playMatch } from '../match/match.ts';
import type { Bot } from '../types.ts';
import { advise } from './rule.ts';

const PROFILES = bavarian.profiles.map(({ id }) => id);

function rulesOf(profile: string, options = {}) {
  const table = tableOf(bavarian, profile, options);
  return { table, rules: bavarian.rules(table) };
}

/** Plays a deal with three of them, and tells each action; `hands`: how the cards lie. */
function play(
  at: ReturnType<typeof rulesOf>,
  deal: number,
  hands: Readonly<Record<string, readonly Card[]>> = {},
  tell?: (s: State, seat: number, action: Action) => void,
): State {
  return playAdvised({ ...at, seats: 3, dealer: deal % 3, deal, pot: rational(300), hands, advise, tell });
}

const DEALS = Array.from({ length: byEffort(40, 1000) }, (_, i) => i);
const MOST = {
  ...{ 'frage-trump': 'any', berliner: 'on', 're-raise': true, 'jump-bids': true, 'kontra-max': 5 },
  'self-raise': 'target',
};

test.each(PROFILES.flatMap((profile) => [{}, MOST].map((options) => [profile, options] as const)))(
  '%s: takes what is offered, and always the same: %j',
  (profile, options) => {
    const at = rulesOf(profile, options);
    for (const deal of DEALS) play(at, deal);
  },
);

test.each(PROFILES)('%s: plays in most deals, and wins most of what it plays', (profile) => {
  const at = rulesOf(profile);
  const games = DEALS.flatMap((deal) => at.rules.read(play(at, deal)).games);
  expect(games.length).toBeGreaterThan(DEALS.length / 2);
  expect(games.filter(({ result }) => result === 'made').length).toBeGreaterThan(games.length / 2);
});

/** Bids the first thing that is legal, and plays the lowest card. */
const CHEAP: Bot = {
  act({ offers }, { profile, options }) {
    const all = [...actionsOf(offers)] as readonly (Action & { readonly card?: Card })[];
    const { pack } = rulesOf(profile, options).rules;
    const bid = all.find((action) => bavarian.groupOf(action) === 'bid');
    const height = ({ card }: { readonly card?: Card }) => (card === undefined ? 0 : pack.strength(card));
    return bid ?? [...all].sort((a, b) => height(a) - height(b))[0] ?? null;
  },
};
const RULE: Bot = { act: (seen, table) => advise(seen, table)?.action ?? null };

/** Cents of half the cheapest game. */
const HALF_STAKE: Readonly<Record<string, number>> = {
  'simple-points': 2.5,
  'simple-fixed': 12.5,
  bettel: 12.5,
  haferl: 2.5,
  berliner: 2.5,
  sharp: 5,
};

test.each(PROFILES)('%s: wins half a basic stake a deal more than a cheap player', (profile) => {
  const { table, rules } = rulesOf(profile);
  const { low } = playMatch({ rules, table, seats: 3, a: RULE, b: CHEAP, deals: byEffort(60, 1000), seed: 'cheap' });
  expect(low).toBeGreaterThan(must(HALF_STAKE[profile], 'a stake'));
});

describe('what it never does', () => {
  const forehand = (deal: number): number => (deal + 1) % 3;

  test('bid with a hand without aces, tens and a long suit', () => {
    const hand = ['E9', 'E8', 'G9', 'G8', 'H9', 'H8', 'S9', 'S8', 'EU', 'GU', 'HU'];
    for (const deal of [0, 1, 2])
      play(rulesOf('simple-points'), deal, { [`hand:${forehand(deal)}`]: hand }, (s, by, { type }) => {
        if (by === forehand(deal) && s.phase === 'auction') expect(type).toBe('pass');
      });
  });

  test.each(PROFILES)('%s: pass with the best cards of two suits', (profile) => {
    const best = ['HA', 'H10', 'HK', 'EA', 'E10', 'GA', 'SA', 'HO', 'HU', 'H9', 'EK'];
    const { games } = play(rulesOf(profile), 0, { 'hand:1': best.slice(0, profile === 'sharp' ? 7 : 11) });
    expect(games[0]?.declarer).toBe(1);
  });

  test('lay away trumps while there are other cards that cost nothing', () => {
    for (const deal of DEALS)
      play(rulesOf('simple-points'), deal, {}, (s, seat, action) => {
        if (s.phase !== 'exchange') return;
        const { cards } = action as unknown as { readonly cards: readonly Card[] };
        const others = (s.zones[`hand:${seat}`] ?? []).filter((card) => !card.startsWith('H'));
        if (others.length >= 3) expect(cards.filter((card) => card.startsWith('H'))).toEqual([]);
      });
  });

  test('take a trick in a Bettel that it can stay below', () => {
    const hand = ['E6', 'E7', 'E8', 'G6', 'G7', 'G8', 'H6', 'H7', 'S6', 'S7', 'S8'];
    for (const deal of [0, 1, 2]) {
      const at = rulesOf('bettel');
      const { games, end } = play(at, deal, { [`hand:${forehand(deal)}`]: hand });
      expect([games[0]?.contract, games[0]?.declarer, end]).toEqual(['bettel', forehand(deal), 'settle']);
      expect(at.rules.read(play(at, deal, { [`hand:${forehand(deal)}`]: hand })).games[0]?.result).toBe('made');
    }
  });

  test('raise a hand to points that it cannot hope for', () => {
    for (const deal of DEALS)
      play(rulesOf('haferl'), deal, {}, (s, seat, { type, ...said }) => {
        const { call = '' } = said as { readonly call?: string };
        const hand = s.zones[`hand:${seat}`] ?? [];
        const tops = hand.filter((card) => /^.(A|10)$/.test(card)).length;
        if (type === 'bid' && call.startsWith('more-')) expect(tops).toBeGreaterThan(2);
      });
  });

  test('bid for a Frage in the sharp game over somebody else', () => {
    const at = rulesOf('sharp');
    for (const deal of DEALS) {
      const { games, log } = play(at, deal);
      const bids = log.filter((event) => event.type === 'said' && event.action.type === 'bid');
      if (bids.length > 1) expect(games[0]?.contract).toBe('herzsolo');
    }
  });
});
