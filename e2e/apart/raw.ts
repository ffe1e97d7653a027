/*
 * An event file as it is on a disk, read with only the formats page and nothing of the program. Amounts are whole
 * numbers of 240ths of a point: halves, thirds, quarters, fifths and twelfths are exact, and half of them too.
 */

export const UNIT = 240;

/** `7`, `-2/3` in 240ths. */
export function amountOf(text: string): number {
  const [n, d = 1] = text.split('/').map(Number);
  const value = ((n ?? NaN) * UNIT) / d;
  if (!Number.isSafeInteger(value)) throw new Error(`not an amount: ${text}`);
  return value;
}

type Table = readonly string[];
interface At {
  readonly round: number;
  readonly table: number;
}
export interface RawItem {
  readonly from: number | string;
  readonly to: number | string;
  readonly base: string;
  readonly factors: readonly { readonly code: string; readonly by: string }[];
}
export interface RawRow {
  readonly table: number;
  readonly dealer: number;
  readonly outcome: string;
  readonly games: readonly { readonly contract: string }[];
  readonly notes: Readonly<Record<string, unknown>>;
}
interface RawResult {
  readonly deal: number;
  readonly row: RawRow;
  readonly settlement: readonly RawItem[];
}
export interface RawFormat {
  readonly deals: number;
  readonly dealsAtFive: number;
  readonly rounds: number;
  readonly placePoints: { readonly list: readonly number[] };
  readonly final: { readonly carry: { readonly percent: number } };
  readonly cash: {
    readonly fee: number;
    readonly perPoint: number;
    readonly prizes: { readonly cents: readonly number[] };
  };
}
/** The events about seats, results or money; all others are skipped. */
type RawEvent =
  | { readonly type: 'evening-created'; readonly format: RawFormat }
  | {
      readonly type: 'players-added';
      readonly players: readonly { readonly id: string; readonly name: string; readonly groups?: readonly string[] }[];
    }
  | { readonly type: 'player-renamed' | 'player-substituted'; readonly player: string; readonly name: string }
  | {
      readonly type: 'rounds-planned';
      readonly from: number;
      readonly rounds: readonly (readonly Table[])[];
      readonly final?: readonly string[];
    }
  | { readonly type: 'seats-set'; readonly round: number; readonly tables: readonly Table[] }
  | { readonly type: 'draw-discarded' | 'round-published' | 'round-unpublished'; readonly round: number }
  | {
      readonly type: 'seats-exchanged';
      readonly round: number;
      readonly one: string;
      readonly other: string;
      readonly from: 'beginning' | 'now';
    }
  | ({ readonly type: 'player-seated'; readonly player: string } & At)
  | ({ readonly type: 'seat-vacated'; readonly player: string; readonly after: number; readonly deals: number } & At)
  | ({ readonly type: 'deals-struck'; readonly deals: number } & At)
  | ({ readonly type: 'deal-entered' | 'deal-corrected'; readonly result: RawResult } & At)
  | ({ readonly type: 'deal-redealt'; readonly redeal: { readonly deal: number } } & At)
  | ({ readonly type: 'deal-resettled'; readonly deal: number; readonly settlement: readonly RawItem[] } & At)
  | {
      readonly type: 'penalty-given';
      readonly penalty: {
        readonly id: string;
        readonly player: string;
        readonly round: number;
        readonly points: string;
        readonly cents: number;
      };
    }
  | { readonly type: 'penalty-withdrawn'; readonly penalty: string };

export interface RawFile {
  readonly history: readonly { readonly undone?: true; readonly event: RawEvent }[];
}
