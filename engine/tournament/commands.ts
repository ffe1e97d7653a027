import type { Json } from '../core/json.ts';
import type { LineItem, Row } from '../kernel/score.ts';
import type { TableRules } from '../kernel/types.ts';
import type { ImportRow } from './import.ts';
import type { DealResult, Holder, Source } from './types.ts';

/** A table of a round; both count from 1. */
export interface TablePlace {
  readonly round: number;
  readonly table: number;
}

/** A deal as it comes from a table or from paper, checked and settled by its rules. */
export interface ClosedDeal extends TablePlace {
  readonly deal: number;
  readonly row: Row;
  readonly settlement: readonly LineItem[];
  readonly source: Source;
  /** The score entry as it was typed. */
  readonly entry?: Json;
}

/** Everything that can be asked of an evening. */
export type EveningCommand =
  | {
      readonly type: 'create-evening';
      readonly id: string;
      readonly name: string;
      readonly rules: TableRules;
      /** Numbers of seats that the rules can be played with. */
      readonly tableSizes: readonly number[];
      readonly deals: number;
    }
  | {
      readonly type: 'open-table';
      readonly id: string;
      readonly name: string;
      readonly rules: TableRules;
      readonly tableSizes: readonly number[];
      readonly deals: number;
      /** In the order of play. */
      readonly players: readonly { readonly name: string; readonly holder: Holder }[];
    }
  | { readonly type: 'import-players'; readonly rows: readonly ImportRow[] }
  | { readonly type: 'rename-player'; readonly player: string; readonly name: string }
  | { readonly type: 'remove-player'; readonly player: string }
  | { readonly type: 'draw-round'; readonly seed: string }
  | { readonly type: 'discard-draw'; readonly round: number }
  | ({ readonly type: 'hold-seat'; readonly seat: number; readonly holder: Holder } & TablePlace)
  | ({ readonly type: 'enter-deal' } & ClosedDeal)
  | ({ readonly type: 'withdraw-deal'; readonly deal: number } & TablePlace)
  | ({
      readonly type: 'correct-deal';
      readonly reason: string;
      /** What the later deals of the table are worth now (a double round may begin or end elsewhere). */
      readonly later?: readonly Pick<DealResult, 'deal' | 'settlement'>[];
    } & ClosedDeal);

export type CommandOf<T extends EveningCommand['type']> = Extract<EveningCommand, { readonly type: T }>;

/** What a decision needs to know beside the evening itself. */
export interface Context {
  /** ISO time. */
  readonly now: string;
  /** The tables at which a deal is being played right now. */
  readonly running: readonly TablePlace[];
}
