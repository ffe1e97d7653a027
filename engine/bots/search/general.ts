import { must } from '#engine/core/assert-never.ts';
import { type Rng, seededRng } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply } from '#engine/kernel/deal/apply.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { type World, worldsOf } from '#engine/kernel/worlds/worlds.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { playOn } from '../match/deal.ts';
import type { Bot } from '../types.ts';
import { candidates } from './candidates.ts';
import type { Budget, Searcher, Valued } from './types.ts';
import { valuedBy } from './valued.ts';

/** How many tries in a row may fail to find a possible deal before it decides by rule. */
const MOST_MISSES = 20;

/** Thinks about any game: `rules` of a table, and who plays a deal to its end in thought. */
export interface Mind {
  readonly rules: (table: TableRules) => Rules;
  readonly policy: Bot;
}

/**
 * Plays any contract of any family: in deals that fit all it has seen and heard, it does what is offered, lets the deal be played
 * to its end, and takes what is paid. All candidates are tried in the same deals with the same chance. Where it finds no possible
 * deal, or need not speak, it does what `policy` does.
 */
export const generalPlayer = ({ rules: rulesOf, policy }: Mind): Searcher => ({
  *decide(view, table, rng, budget) {
    const advised = policy.act(view, table, rng);
    const said: readonly Valued[] = advised ? [{ action: advised, mean: 0, error: 0, worlds: 0 }] : [];
    if (typeof view.viewer !== 'number' || !view.turn.must.includes(view.viewer)) return said;
    const actions = candidates(view, advised, rng);
    if (actions.length < 2) return said;
    const position: Position = { rules: rulesOf(table), table, seat: view.viewer, policy };
    const tried = yield* weigh(position, { view, actions }, rng, budget);
    return tried.length > 0 ? tried : said;
  },
});

interface Position {
  readonly rules: Rules;
  readonly table: TableRules;
  readonly seat: Seat;
  readonly policy: Bot;
}

/** Tries every action in as many deals as the budget allows. */
function* weigh(
  position: Position,
  { view, actions }: { readonly view: View; readonly actions: readonly Action[] },
  rng: Rng,
  { playouts, stop }: Budget,
): Generator<void, readonly Valued[], void> {
  const sums = actions.map((action) => ({ action, payments: [] as number[] }));
  const worlds = worldsOf(position.rules, view, rng);
  let misses = 0;
  for (let done = 0; done + actions.length <= playouts && misses < MOST_MISSES && !stop.aborted; yield) {
    const world = worlds.next().value;
    if (!world) {
      misses++;
      continue;
    }
    misses = 0;
    const paid = triedIn(position, world, { actions, seed: rng(), stop });
    if (!paid) break;
    for (const [i, sum] of sums.entries()) sum.payments.push(paid[i] ?? 0);
    done += actions.length;
  }
  return valuedBy(sums);
}

interface Trial {
  readonly actions: readonly Action[];
  readonly seed: number;
  readonly stop: Budget['stop'];
}

/** What each action brings in one deal; `undefined`: nobody waits for it any more. */
function triedIn(position: Position, world: World, { actions, seed, stop }: Trial): readonly number[] | undefined {
  const paid: number[] = [];
  for (const action of actions) {
    if (stop.aborted) return undefined;
    paid.push(paidAfter(position, world.state, action, seed));
  }
  return paid;
}

/** What the seat is paid if it does this; a deal that is dealt again pays nothing. */
function paidAfter({ rules, table, seat, policy }: Position, s: State, action: Action, seed: number): number {
  const done = apply(rules, s, seat, action);
  if (!done.ok) throw new Error(`offered, but refused: ${done.error.code}`);
  const players = Array.from({ length: s.table }, (_, one) => ({ bot: policy, rng: seededRng(`${seed}/${one}`) }));
  const end = playOn(rules, table, done.value, players);
  if (end.end !== 'settle') return 0;
  const { n, d } = must(paymentsOf(rules.settle(rules.read(end), end.now), end.table)[seat], 'a payment');
  return n / d;
}
