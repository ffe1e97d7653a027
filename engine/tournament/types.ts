import type { LineItem, Row } from '../kernel/score.ts';
import type { TableRules } from '../kernel/types.ts';

/** A registered player of an evening. The id is given by the evening (`p1`, `p2`, ...) and never reused. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

/** Who plays a player's cards at a table in the app: a person, or a bot for him. */
export const HOLDERS = ['person', 'bot'] as const;
export type Holder = (typeof HOLDERS)[number];

/** Where a result came from: played at the app's table, or typed in from paper. */
export type Source = 'played' | 'entered';

/** One deal's result: the row and its settlement as it stood when it was closed (never recomputed silently). */
export interface DealResult {
  /** From 1. */
  readonly deal: number;
  readonly row: Row;
  readonly settlement: readonly LineItem[];
  readonly source: Source;
  /** The score entry as it was typed, to be shown again when it is corrected. */
  readonly entry?: unknown;
  /** ISO time, given by the host. */
  readonly at: string;
  /** Why it was corrected, if it was. */
  readonly reason?: string;
}

/** A table of one round. Seats follow the order of play; seat i belongs to `players[i]`. */
export interface TableState {
  /** From 1. */
  readonly table: number;
  readonly players: readonly string[];
  readonly holders: readonly Holder[];
  /** By deal number, ascending, without gaps. */
  readonly results: readonly DealResult[];
}

export interface RoundState {
  /** From 1. */
  readonly round: number;
  /** How it was drawn, so that the draw can be repeated; or people sat down as they liked. */
  readonly draw: { readonly method: 'random'; readonly seed: string } | { readonly method: 'by-hand' };
  readonly tables: readonly TableState[];
}

/** What people came together for: a club evening that counts, or one table to play at, where moves may be taken back. */
export type Purpose = 'club-evening' | 'free-table';

/** An evening as the fold of its events. */
export interface EveningState {
  readonly purpose: Purpose;
  readonly id: string;
  readonly name: string;
  readonly rules: TableRules;
  /** Deals in a round. */
  readonly deals: number;
  readonly players: readonly Player[];
  /** How many players were ever registered, the removed ones too: the next id is one more. */
  readonly registered: number;
  readonly rounds: readonly RoundState[];
  readonly createdAt: string;
}

/** What happened at an evening; the journal keeps these and nothing else of the tournament. */
export type EveningEvent =
  | {
      readonly type: 'evening-created';
      readonly id: string;
      readonly name: string;
      readonly rules: TableRules;
      readonly deals: number;
      readonly at: string;
      /** Missing: a club evening. */
      readonly purpose?: Purpose;
    }
  | { readonly type: 'players-added'; readonly players: readonly Player[] }
  | { readonly type: 'player-renamed'; readonly player: string; readonly name: string }
  | { readonly type: 'player-removed'; readonly player: string }
  | {
      readonly type: 'round-drawn';
      readonly round: number;
      /** Missing: seated by hand. */
      readonly seed?: string;
      readonly tables: readonly (readonly string[])[];
    }
  | { readonly type: 'draw-discarded'; readonly round: number }
  | {
      readonly type: 'seat-held';
      readonly round: number;
      readonly table: number;
      readonly seat: number;
      readonly holder: Holder;
    }
  | { readonly type: 'deal-entered'; readonly round: number; readonly table: number; readonly result: DealResult }
  /** The last deal of a free table goes on, or is played anew. */
  | { readonly type: 'deal-withdrawn'; readonly round: number; readonly table: number; readonly deal: number }
  | { readonly type: 'deal-corrected'; readonly round: number; readonly table: number; readonly result: DealResult }
  /** Because of a correction a deal counts differently: its row stays, its line items are others. */
  | {
      readonly type: 'deal-resettled';
      readonly round: number;
      readonly table: number;
      readonly deal: number;
      readonly settlement: DealResult['settlement'];
    };
