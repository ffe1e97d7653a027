import { must } from '#engine/core/assert-never.ts';
import type { Rng } from '#engine/core/rng.ts';
import type { Actor, Seat } from '#engine/core/seat.ts';
import type { Action, Turn } from '#engine/kernel/deal/action.ts';
import { apply, type applyOffered, offersTo, type Setup, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Bot, Watch } from '../types.ts';

/** Who sits where in a deal, and each one's own source of chance. */
export interface Player {
  readonly bot: Bot;
  readonly rng: Rng;
  readonly watch?: Watch;
}

/** Plays one deal to its end. A bot that says nothing where it must, or what may not be said, is a bug and throws. */
export function playDeal(rules: Rules, table: TableRules, setup: Setup, players: readonly Player[]): State {
  const begun = start(rules, setup);
  if (!begun.ok) throw new Error(`cannot be dealt: ${begun.error.code}`);
  return playOn(rules, table, begun.value, players);
}

/** The same from any moment of a deal on. */
export const playOn = (rules: Rules, table: TableRules, begun: State, players: readonly Player[]): State =>
  goOn(rules, begun, (s, seat) => {
    const { bot, rng, watch } = must(players[seat], 'a player');
    return bot.act(view(rules, s, seat), table, rng, watch);
  });

/** What a seat does in a state; `null`: nothing, which is allowed only to those who are not asked. */
export type Choose = (s: State, seat: Seat, isAsked: boolean) => Action | null;

/** How a deal is played on. */
interface Pace {
  /** Does what was chosen; missing: once the rules have judged it. */
  readonly act?: typeof applyOffered;
  /** How much may still be said in any phase before its clock runs out; missing: as much as it gives time for. */
  readonly patience?: number;
}

/** Plays a deal to its end as somebody chooses who sees all of it. */
export function goOn(
  rules: Rules,
  begun: State,
  choose: Choose,
  { act = judged, patience = Infinity }: Pace = {},
): State {
  let s = begun;
  let said = saidSince(s, 0, 0);
  let most = said + patience;
  while (s.phase !== null) {
    const after = act(rules, s, ...next(rules, s, said >= most ? Infinity : said, choose));
    said = saidSince(after, s.log.length, said);
    if (after.phase !== s.phase) most = said + patience;
    s = after;
  }
  return s;
}

/** Asks the rules whether it may be done. */
function judged(rules: Rules, s: State, by: Actor, action: Action): State {
  const done = apply(rules, s, by, action);
  if (!done.ok) throw new Error(`${by} in ${String(s.phase)}: ${JSON.stringify(action)}: ${done.error.code}`);
  return done.value;
}

/** How often somebody has acted in this phase: `before` the event `from` of the log, and since. A long deal is never counted anew. */
function saidSince({ log }: State, from: number, before: number): number {
  let said = before;
  for (let i = from; i < log.length; i++) {
    if (log[i]?.type === 'entered') said = 0;
    else if (log[i]?.type === 'said') said++;
  }
  return said;
}

/** Whether the clock of a whole phase has run out, as if every action took a second. */
const isTimeUp = (said: number, { clock }: Turn): boolean => clock?.runs === 'whole-phase' && said >= clock.seconds;

/** First those who must act, then those who may and want to; the host for all when nobody is left, or when time is up. */
function next(rules: Rules, s: State, said: number, choose: Choose): readonly [Actor, Action] {
  const turn = turnOf(rules, s);
  for (const seat of isTimeUp(said, turn) ? [] : [...turn.must, ...turn.may]) {
    const action = choose(s, seat, turn.must.includes(seat));
    if (action) return [seat, action];
  }
  const [first] = actionsOf(offersTo(rules, s, 'table'));
  return ['table', must(first, `an action in ${String(s.phase)}`)];
}
