import type { RestWhose } from '#electron/protocol/table/table-talk.ts';
import type { Seat } from '#engine/core/seat.ts';
import { type Deeds, provenRest } from '#engine/kernel/deal/rest/claim.ts';
import { givenRest } from '#engine/kernel/deal/rest/given-rest.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type FindGame, resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';

/** Whose the rest of a deal is, as the seat says that is to play. */
export interface RestQuestion {
  readonly rules: TableRules;
  /** The whole truth about the deal: it stays in this process. */
  readonly state: State;
  readonly seat: Seat;
  readonly whose: RestWhose;
}

/** How the deal goes on if it is so. */
export interface FoundRest {
  readonly deeds: Deeds;
  /** Whom it costs something; `undefined`: that is too far to see. */
  readonly costs: readonly Seat[] | undefined;
}

/** How the rest is played if it is as the seat says, by counted positions and no clock; `null`: it is not, or not to be seen. */
export function workOutRest(find: FindGame, { rules: agreed, state, seat, whose }: RestQuestion): FoundRest | null {
  const ready = resolveRules(find, agreed);
  if (!ready.ok) throw new Error(`no rules for ${agreed.family}: ${ready.error.code}`);
  const { rules } = ready.value;
  if (whose === 'yours') return givenRest(rules, state, seat, paymentsOf) ?? null;
  const deeds = provenRest(rules, state, seat, paymentsOf);
  return deeds ? { deeds, costs: [] } : null;
}
