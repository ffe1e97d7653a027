import { describe, expect, test } from 'vitest';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { GAMES } from '#engine/games/index.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { namedIn, withoutAttempts } from '#engine/kernel/deal/offers.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { EXCHANGE } from '#engine/testing/games/exchange.ts';
import { PROBE_GAMES } from '#engine/testing/games/index.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { playDeal } from './match/deal.ts';
import { firstLegal, neverBids } from './plain.ts';
import type { Bot } from './types.ts';

const DEALS = byEffort(4, 100);
const PROFILES = [...Object.values(GAMES), ...PROBE_GAMES].flatMap((game) =>
  game.profiles.map(({ id: profile }) => ({ game, profile })),
);

/** What was done, and what whoever did it saw; `null`: nothing. */
type Said = readonly [View, Action | null];

/** Plays deals with such bots in every seat. */
function played(game: GameDefinition, profile: string, bot: Bot): readonly Said[] {
  const table = tableOf(game, profile);
  const rules = game.rules(table);
  const said: Said[] = [];
  const heard: Bot = {
    act(view, ...asked) {
      const action = bot.act(view, ...asked);
      said.push([view, action]);
      return action;
    },
  };
  for (let deal = 0; deal < DEALS; deal++) {
    const seats = game.tables[deal % game.tables.length] ?? 0;
    const deck = shuffled(rules.pack.cards, seededRng(`plain/${deal}`));
    const setup = { table: seats, dealer: deal % seats, deck, now: { deal: 1, factors: [], pot: ZERO, notes: {} } };
    const players = Array.from({ length: seats }, (_, seat) => ({ bot: heard, rng: seededRng(seat) }));
    playDeal(rules, table, setup, players);
  }
  return said;
}

describe.each(PROFILES)('$game.id, $profile', ({ game, profile }) => {
  const { pack } = game.rules(tableOf(game, profile));

  test('who takes the first gives no card where a lower one of the suit is offered', () => {
    const dearer = played(
      game,
      profile,
      firstLegal(() => game),
    ).flatMap(([{ offers }, action]) => {
      if (!action || !('card' in action) || typeof action.card !== 'string') return [];
      const { card, type } = action;
      return namedIn(withoutAttempts(offers)).filter(
        (other) =>
          other.type === type &&
          'card' in other &&
          typeof other.card === 'string' &&
          pack.suitOf(other.card) === pack.suitOf(card) &&
          pack.strength(other.card) < pack.strength(card),
      );
    });
    expect(dearer).toEqual([]);
  });

  test('who never bids lets things be wherever that can be said, and is silent unasked', () => {
    const isQuiet = (action: Action | null): boolean => action !== null && game.groupOf(action) === 'quiet';
    for (const [view, action] of played(
      game,
      profile,
      neverBids(() => game),
    )) {
      if (!view.turn.must.some((seat) => seat === view.viewer)) expect(action).toBeNull();
      else expect(isQuiet(action)).toBe(namedIn(withoutAttempts(view.offers)).some(isQuiet));
    }
  });
});

test('of several cards the cheapest are taken, beside those that have to be', () => {
  const swaps = played(
    EXCHANGE,
    'plain',
    firstLegal(() => EXCHANGE),
  ).flatMap(([{ offers }, action]) => {
    const [offer] = offers;
    if (offer?.kind !== 'cards' || action?.type !== 'swap' || !('cards' in action)) return [];
    return [[action.cards, offer.fixed]];
  });
  expect(swaps.length).toBeGreaterThan(0);
  for (const [cards, fixed] of swaps) expect(cards).toEqual(fixed);
});
