import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { isHonour, PACK_54, TAROCKS } from '#engine/decks/deck-54.ts';
import { illustrated } from '#engine/games/illustrated/game.ts';
import { TALON } from '#engine/games/illustrated/zones.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { playAdvised } from '#engine/testing/advised.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { playMatch } from '../match/match.ts';
import type { Bot } from '../types.ts';
import { advise } from './rule.ts';

const PROFILES = illustrated.profiles.map(({ id }) => id);

function rulesOf(profile: string, options = {}) {
  const table = tableOf(illustrated, profile, options);
  return { table, rules: illustrated.rules(table) };
}

/** Plays a deal with three of them, and tells each action; `hands`: how the cards lie. */
function play(
  at: ReturnType<typeof rulesOf>,
  deal: number,
  hands: Readonly<Record<string, readonly Card[]>> = {},
  tell?: (s: State, seat: number, action: Action) => void,
): State {
  return playAdvised({ ...at, seats: 3, dealer: deal % 3, deal, hands, advise, tell });
}

const DEALS = Array.from({ length: byEffort(40, 1000) }, (_, i) => i);
const MOST = { uhu: true, recontra: true, 'declarer-contra': true, 'all-pass': 'vote', 'auction-direction': 'cw' };

test.each(PROFILES.flatMap((profile) => [{}, MOST].map((options) => [profile, options] as const)))(
  '%s: takes what is offered %j',
  (profile, options) => {
    const at = rulesOf(profile, options);
    for (const deal of DEALS) play(at, deal);
  },
);

/** Bids the first thing that is legal, and plays the lowest card. */
const CHEAP: Bot = {
  act({ offers }) {
    const all = [...actionsOf(offers)] as readonly (Action & { readonly card?: Card })[];
    const bid = all.find((action) => illustrated.groupOf(action) === 'bid');
    const height = ({ card = '' }: { readonly card?: Card }) =>
      PACK_54.strength(card) + (PACK_54.isTrump(card) ? 100 : 0);
    return bid ?? [...all].sort((a, b) => height(a) - height(b))[0] ?? null;
  },
};
const RULE: Bot = { act: (seen, table) => advise(seen, table)?.action ?? null };

test.each(PROFILES)('%s: wins half a basic stake a deal more than a cheap player', (profile) => {
  const { table, rules } = rulesOf(profile);
  const { low } = playMatch({ rules, table, seats: 3, a: RULE, b: CHEAP, deals: byEffort(40, 1000), seed: 'cheap' });
  expect(low).toBeGreaterThan(1.5);
});

describe.each(PROFILES)('%s: what it never does', (profile) => {
  const at = rulesOf(profile, { 'no-tarock-redeal': false });
  const LOW = ['C7', 'C8', 'C9', 'S7', 'S8', 'S9'];

  test('bid with a hand without tarocks and kings', () => {
    const hand = PACK_54.cards.filter((card) => !PACK_54.isTrump(card) && !isHonour(card)).slice(0, 16);
    const first = [1, 2, 0];
    for (const deal of [0, 1, 2]) {
      const seat = must(first[deal], 'forehand');
      play(at, deal, { [`hand:${seat}`]: hand }, (s, by, { type }) => {
        if (by === seat && s.phase === 'auction') expect(['pass', 'good']).toContain(type);
      });
    }
  });

  test('pass with fourteen tarocks from the top', () => {
    const { games } = play(at, 0, { 'hand:1': [...TAROCKS.slice(0, 14), 'CK', 'SK'], [TALON]: LOW });
    expect(games[0]).toMatchObject({ declarer: 1 });
  });

  test('announce the Pagat with few tarocks, or keep three Trull pieces to itself', () => {
    for (const deal of DEALS)
      play(at, deal, {}, (s, seat, action) => {
        const hand = s.zones[`hand:${seat}`] ?? [];
        const { type, bonus } = action as { readonly type: string; readonly bonus?: string };
        if (type === 'announce' && bonus === 'pagat')
          expect(hand.filter((card) => PACK_54.isTrump(card)).length).toBeGreaterThan(8);
        if (s.phase === 'melds' && type === 'good')
          expect(
            s.items.some(({ about }) => about === 'tarock-trull') ||
              !['T22', 'T21', 'T1'].every((card) => hand.includes(card)),
          ).toBe(true);
      });
  });

  test('lead the Pagat while there are other cards', () => {
    for (const deal of DEALS)
      play(at, deal, {}, (s, seat, action) => {
        const { type, card } = action as { readonly type: string; readonly card?: Card };
        const hand = s.zones[`hand:${seat}`] ?? [];
        const isGame = s.games[0]?.contract !== 'trischaken';
        if (type === 'play' && card === 'T1' && isGame && (s.zones['trick'] ?? []).length === 0)
          expect(hand).toEqual(['T1']);
      });
  });
});
