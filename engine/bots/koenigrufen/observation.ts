import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { type RankedContract, type Ruleset, rulesetOf } from '#engine/games/koenigrufen/ruleset.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { SeenTrick } from '#engine/phases/trick.ts';

/** What a player at the table makes of their view before they think about it. */
export interface Observation {
  readonly view: View;
  readonly ruleset: Ruleset;
  readonly me: Seat;
  /** In order of play, forehand first. */
  readonly active: readonly Seat[];
  readonly hand: readonly Card[];
  /** My own game, where I am one of several declarers; else the first. Missing before there is any. */
  readonly game: Partial<Game> | undefined;
  readonly contract: RankedContract | undefined;
  /** Every seat that plays a game against the others. */
  readonly declarers: readonly Seat[];
  /** Tricks that have been won. */
  readonly tricks: readonly SeenTrick[];
  /** What lies on the table, and who played it. */
  readonly trick: readonly Card[];
  readonly players: readonly Seat[];
  /** Who plays to this trick after me, in order. */
  readonly later: readonly Seat[];
  /** Number of the trick that is played now, from 1. */
  readonly number: number;
}

const rulesets = new WeakMap<TableRules, Ruleset>();

/** The rules of the house at this table, worked out once. */
function rulesetAt(rules: TableRules): Ruleset {
  const known = rulesets.get(rules);
  if (known) return known;
  const ruleset = rulesetOf(rules);
  rulesets.set(rules, ruleset);
  return ruleset;
}

/** Reads a seat's view. */
export function observe(view: View, rules: TableRules): Observation {
  const me = view.viewer as Seat;
  const { active, games, zones } = view;
  const ruleset = rulesetAt(rules);
  const game = games.find(({ declarer }) => declarer === me) ?? games[0];
  const trick = known(zones[TRICK]);
  const order = from(me, active);
  const tricks = (view.notes as { readonly tricks?: readonly SeenTrick[] } | null)?.tricks ?? [];
  return {
    view,
    ruleset,
    me,
    active,
    hand: known(zones[handOf(me)]),
    game,
    contract: game?.contract === undefined ? undefined : ruleset.find(game.contract),
    declarers: games.flatMap(({ declarer }) => declarer ?? []),
    tricks,
    trick,
    players: order.slice(order.length - trick.length),
    later: order.slice(1, order.length - trick.length),
    number: tricks.length + 1,
  };
}

/** The cards of a zone that I know. */
export const known = (cards: readonly (Card | null)[] = []): readonly Card[] =>
  cards.filter((card): card is Card => card !== null);
