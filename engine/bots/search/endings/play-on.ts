import { playOn } from '#engine/bots/match/deal.ts';
import type { Bot } from '#engine/bots/types.ts';
import { must } from '#engine/core/assert-never.ts';
import { seededRng } from '#engine/core/rng.ts';
import type { Action, Offer } from '#engine/kernel/deal/action.ts';
import { applyOffered, offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';

/** By which rules a deal is played on in thought, and by whom. */
export interface Thought {
  readonly rules: Rules;
  readonly table: TableRules;
  readonly policy: Bot;
}

/**
 * Plays a deal on until `isFar`, or to its end. What there is only one of is done without asking anybody; once several may speak at
 * a time it is played to its end as at any table.
 */
export function playedOn(
  { rules, table, policy }: Thought,
  begun: State,
  seed: number,
  isFar: (s: State) => boolean,
): State {
  const players = Array.from({ length: begun.table }, (_, seat) => ({
    bot: policy,
    rng: seededRng(`${seed}/${seat}`),
  }));
  let s = begun;
  while (s.phase !== null && !isFar(s)) {
    const turn = turnOf(rules, s);
    const [by] = turn.must;
    if (by === undefined || turn.must.length + turn.may.length > 1) return playOn(rules, table, s, players);
    const { bot, rng } = must(players[by], 'a player');
    const action = onlyOne(offersTo(rules, s, by)) ?? bot.act(view(rules, s, by), table, rng);
    s = applyOffered(rules, s, by, must(action, `an action in ${s.phase}`));
  }
  return s;
}

function onlyOne([offer, ...others]: readonly Offer[]): Action | undefined {
  return offer?.kind === 'one-of' && offer.actions.length === 1 && others.length === 0 ? offer.actions[0] : undefined;
}
