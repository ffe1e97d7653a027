import type { Tip } from '#engine/bots/types.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { FoundRest, RestQuestion } from './rest.ts';

/** Numbers that the host and a thread both read and write. */
export type Shared = Int32Array<SharedArrayBuffer>;

export const shared = (length: number): Shared =>
  new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));

/** A decision of a seat, with all that the seat may know. */
export interface DecisionQuestion {
  readonly wants: 'action' | 'tip';
  readonly view: View;
  readonly rules: TableRules;
  /** What its chance follows from. */
  readonly seed: string;
  /** Deals that may be played to their end in thought. */
  readonly playouts: number;
  /** Not 0: no further deal is begun. */
  readonly stop: Shared;
}

/** What a thread is asked: about a decision, or about a claim, with the whole deal. */
export type Asked = DecisionQuestion | { readonly wants: 'rest'; readonly rest: RestQuestion };

/** What it has found; `isCut`: it was stopped before it had tried all that it might. */
export type BotFinding =
  | { readonly wants: 'action'; readonly found: Action | null; readonly isCut: boolean }
  | { readonly wants: 'tip'; readonly found: Tip | null; readonly isCut: boolean }
  | { readonly wants: 'rest'; readonly found: FoundRest | null };

/** What a thread writes into its pulse: the question that it works on now (0: none), and how many steps it has done. */
export const [WORKS_ON, STEPS] = [0, 1];

export interface BotQuestion {
  /** From 1. */
  readonly id: number;
  readonly asked: Asked;
  readonly pulse: Shared;
}

export interface BotAnswer {
  readonly id: number;
  readonly given: BotFinding;
  /** The thread's processor time, in ms. */
  readonly spent: number;
}

/** `ready`: it has loaded everything and works from now on. */
export type FromBotWorker = BotAnswer | 'ready';
