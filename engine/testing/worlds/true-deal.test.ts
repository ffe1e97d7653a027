import { describe, expect, test } from 'vitest';
import { playDeal } from '#engine/bots/match/deal.ts';
import { RANDOM_BOT } from '#engine/bots/random.ts';
import { QUICK_BOT } from '#engine/bots/rule-bot.ts';
import { isHand } from '#engine/core/card.ts';
import { canonical } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { GAMES } from '#engine/games/index.ts';
import { phaseOf } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { actionsIn, replay } from '#engine/kernel/deal/replay.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { worldsOf } from '#engine/kernel/worlds/worlds.ts';
import { tableOf } from '../any-table.ts';
import { PROBE_GAMES } from '../games/index.ts';
import { byEffort } from '../test-effort.ts';

const DEALS = byEffort(4, 40);
/** Cards that a viewer has not seen at most, so that what is possible can be gone through by chance. */
const FEW = 6;
const TRIES = 2000;

const profiles = [...Object.values(GAMES), ...PROBE_GAMES].flatMap((game) =>
  game.profiles.map(({ id: profile }) => ({ game, profile })),
);

/** Every state of a deal in order, from the first in which somebody acts. */
function statesOf(game: GameDefinition, profile: string, deal: number): readonly State[] {
  const table = tableOf(game, profile);
  const rules = game.rules(table);
  const seats = game.tables[deal % game.tables.length] ?? 0;
  const deck = shuffled(rules.pack.cards, seededRng(`true/${game.id}/${profile}/${deal}`));
  const setup = { table: seats, dealer: deal % seats, deck, now: { deal: 1, factors: [], pot: ZERO, notes: {} } };
  const bots = Array.from({ length: seats }, (_, seat) => ({
    bot: (deal + seat) % 2 === 0 ? RANDOM_BOT : QUICK_BOT,
    rng: seededRng(`${deal}/${seat}`),
  }));
  const actions = actionsIn(playDeal(rules, table, setup, bots));
  return actions.map((_, i) => {
    const done = replay(rules, setup, actions, i);
    if (!done.ok) throw new Error(done.error.refusal.code);
    return done.value;
  });
}

const unseen = (zones: Readonly<Record<string, readonly (string | null)[]>>): number =>
  Object.values(zones).reduce((sum, cards) => sum + cards.filter((card) => card === null).length, 0);

/** Which cards lie where, in whatever order. */
const lie = ({ zones }: State): string =>
  canonical(Object.entries(zones).map(([zone, cards]) => [zone, [...cards].sort()]));

describe.each(profiles)('$game.id, $profile', ({ game, profile }) => {
  const rules = game.rules(tableOf(game, profile));

  test('among the worlds of a moment with few unseen cards is the true deal', () => {
    const missed: string[] = [];
    let looked = 0;
    for (let deal = 0; deal < DEALS; deal++) {
      const few = statesOf(game, profile, deal).flatMap((s) =>
        s.active.flatMap((seat) => {
          const seen = view(rules, s, seat);
          const count = unseen(seen.zones);
          return count > 0 && count <= FEW ? [{ s, seat, seen }] : [];
        }),
      );
      const [first] = few;
      if (!first) continue;
      looked++;
      const worlds = worldsOf(rules, first.seen, seededRng(deal));
      const found = Array.from({ length: TRIES }).some(() => {
        const world = worlds.next().value;
        return world !== undefined && lie(world.state) === lie(first.s);
      });
      if (!found) missed.push(`deal ${deal}, seat ${first.seat}, ${String(first.s.phase)}`);
    }
    expect(missed).toEqual([]);
    // Most of the pack stays in the deck in some probe games.
    expect(looked > 0 || PROBE_GAMES.includes(game)).toBe(true);
  });

  test('a card that was played could have been played beside each card that lay in the hand', () => {
    const wrong: string[] = [];
    let asked = 0;
    for (let deal = 0; deal < DEALS; deal++) {
      const states = statesOf(game, profile, deal);
      for (const [i, s] of states.entries()) {
        const next = states[i + 1];
        const phase = phaseOf(rules, s);
        const moved = next?.log.slice(s.log.length).find((event) => event.type === 'moved');
        if (!phase?.couldPlay || !moved || !isHand(moved.from)) continue;
        const seat = Number(moved.from.slice('hand:'.length));
        const kept = (s.zones[moved.from] ?? []).filter((other) => !moved.cards.includes(other));
        for (const card of moved.cards)
          for (const other of kept) {
            asked++;
            if (!phase.couldPlay(s, seat, card, other)) wrong.push(`${card} beside ${other}`);
          }
      }
    }
    expect(wrong).toEqual([]);
    expect(asked === 0).toBe(!rules.phases.some((phase) => phase.couldPlay !== undefined));
  });
});
