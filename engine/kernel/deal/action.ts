import type { Card } from '#engine/core/card.ts';
import type { Json } from '#engine/core/json.ts';
import type { Seat } from '#engine/core/seat.ts';

/** What somebody does or says, as JSON. Each phase has its own union of actions; one statement is one action. */
export interface Action {
  readonly type: string;
}

/**
 * Who has to act, and who may act unasked (a claim, a veto); several of them in any order. The phase is over once nobody has
 * to act.
 */
export interface Turn {
  readonly must: readonly Seat[];
  readonly may: readonly Seat[];
  /** Whether the host may act for everybody now, or must (only the clock closes a claims window); missing: it may not. */
  readonly table?: 'must' | 'may';
  /** After what time the host acts for everybody, also while somebody must; missing: once nobody must, as it likes. */
  readonly clock?: Clock;
}

/** The host's clock at a table. */
interface Clock {
  readonly seconds: number;
  /**
   * `at-once`: as soon as somebody is asked. `for-the-last`: while one person is left who must act and another one waits for them;
   * nobody is hurried who keeps only bots waiting. `whole-phase`: for the whole phase, whoever acts and whoever is asked meanwhile.
   */
  readonly runs: 'at-once' | 'for-the-last' | 'whole-phase';
  /** How often it has been started again; missing: never. */
  readonly lap?: number;
}

/**
 * What a seat may do now, small enough to send, draw and sample; `refuse` remains the judge, and agrees.
 * `one-of`: any of these actions. `attempt`: any of these, too, but it is refused if it is not so: what is offered must not depend on
 * hidden cards, and a refusal is counted (`State.attempts`). `cards`: an action `{ type, cards }` with `min` to `max` cards out of `from`,
 * including all of `fixed`; with `ordered` their order matters; what is in `with` belongs to the action as it is.
 */
export type Offer =
  | { readonly kind: 'one-of' | 'attempt'; readonly actions: readonly Action[] }
  | {
      readonly kind: 'cards';
      readonly type: string;
      readonly from: readonly Card[];
      readonly fixed: readonly Card[];
      readonly min: number;
      readonly max: number;
      readonly ordered?: true;
      readonly with?: Readonly<Record<string, Json>>;
    };
