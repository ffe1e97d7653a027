import { must } from '#engine/core/assert-never.ts';
import { pick, type Rng, seededRng } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { applyOffered } from '#engine/kernel/deal/apply.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { worldsOf } from '#engine/kernel/worlds/worlds.ts';
import type { GameAt } from '../plain.ts';
import type { Bot } from '../types.ts';
import { candidates } from './candidates.ts';
import { modestIn } from './modest.ts';
import { type GameHere, learning, playedBy, type Playouts } from './playouts.ts';
import { type Sense, sightOf } from './sense.ts';
import { Trials } from './trials.ts';
import type { Budget, Searcher, Valued } from './types.ts';

/**
 * How many tries in a row may fail to find a possible deal before it decides by what it has; in all as many as deals may be played
 * out, for in a long deal a try costs as much as playing one out.
 */
const MOST_MISSES = 20;

/** Thinks about any game. */
export interface Mind {
  readonly game: GameAt;
  /** Does what there is no possible deal for. */
  readonly otherwise: Bot;
  /** Plays a deal to its end in thought; missing: play-outs find out what pays. */
  readonly policy?: Bot;
  readonly curiosity?: number;
  /** What is sensible at first sight at a table; missing: in none is anything. */
  readonly senseAt?: (table: Pick<TableRules, 'family'>) => Sense | undefined;
}

/**
 * Plays any contract of any family: in deals that fit all it has seen and heard, it does what is offered, lets the deal be played
 * to its end, and takes what is paid. Candidates are tried in the same deals, those that turn out poor in fewer of them. Who
 * need not speak may also be silent; who could let things be does more only for what is more than chance.
 */
export const generalPlayer = ({ game: gameAt, otherwise, policy, curiosity, senseAt }: Mind): Searcher => ({
  *decide(view, table, rng, budget) {
    const { viewer } = view;
    const sense = senseAt?.(table);
    const sensible = typeof viewer === 'number' ? sense?.(sightOf(view, viewer)) : undefined;
    const advised = sensible ? pick(sensible.actions, rng) : (policy ?? otherwise).act(view, table, rng);
    const said: readonly Valued[] = advised ? [{ action: advised, mean: 0, error: 0, worlds: 0 }] : [];
    if (typeof viewer !== 'number' || view.offers.length === 0) return said;
    const actions = candidates(view, { advised, sensible }, rng);
    const options = view.turn.must.includes(viewer) ? actions : [null, ...actions];
    if (options.length < 2) return said;
    const game = gameAt(table);
    const here: GameHere = { rules: game.rules(table), game, table, sense };
    const playouts = policy ? playedBy(here, policy) : learning(here, curiosity);
    const asked: Asked = { view, options, modest: sensible?.actions ?? modestIn(options, game) };
    const tried = yield* weigh({ rules: here.rules, seat: viewer, playouts }, asked, rng, budget);
    if (tried) return tried;
    budget.watch?.foundNone();
    return said;
  },
});

interface Position {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly playouts: Playouts;
}

interface Asked {
  readonly view: View;
  /** `null`: to be silent. */
  readonly options: readonly (Action | null)[];
  /** Those of them that let things be. */
  readonly modest: readonly (Action | null)[];
}

/** Tries the options in as many deals as the budget allows; `undefined`: there was no deal to try them in. */
function* weigh(
  { rules, seat, playouts }: Position,
  { view, options, modest }: Asked,
  rng: Rng,
  { playouts: most, stop, watch }: Budget,
): Generator<void, readonly Valued[] | undefined, void> {
  const trials = new Trials(options, most, modest);
  const worlds = worldsOf(rules, view, rng);
  let [inARow, inAll] = [0, 0];
  for (; inARow < MOST_MISSES && inAll < most && trials.goesOn && !stop.aborted; yield) {
    const world = worlds.next().value;
    watch?.imagined(world !== undefined);
    if (!world) {
      inARow++;
      inAll++;
      continue;
    }
    inARow = 0;
    const paid = paidIn({ rules, seat, playouts }, world.state, trials.alive, { seed: rng(), stop });
    if (!paid) break;
    trials.add(paid);
  }
  return trials.ranked();
}

/** What each option pays in one deal; `undefined`: nobody waits for it any more. */
function paidIn(
  { rules, seat, playouts }: Position,
  s: State,
  options: readonly (Action | null)[],
  { seed, stop }: { readonly seed: number; readonly stop: Budget['stop'] },
): readonly number[] | undefined {
  const paid: number[] = [];
  for (const option of options) {
    if (stop.aborted) return undefined;
    const chance = seededRng(seed);
    // The seat sees just what it really sees, so what it is offered there is offered in this deal too.
    const all = option ? playouts.paid(applyOffered(rules, s, seat, option), chance) : playouts.paid(s, chance, seat);
    paid.push(must(all[seat], 'a payment'));
  }
  return paid;
}
