import type { Rational } from '../../core/rational.ts';
import type { LineItem, Row } from '../../kernel/score.ts';
import type { TableRules } from '../../kernel/types.ts';
import type { Format } from '../format/format.ts';

/** Whether a player takes part in what is drawn next; what he has won he keeps in any case. */
export const PRESENCES = ['present', 'paused', 'gone'] as const;
export type Presence = (typeof PRESENCES)[number];

/** A registered player of an evening. The id is given by the evening (`p1`, `p2`, ...) and never reused. */
export interface Player {
  readonly id: string;
  readonly name: string;
  /** Side rankings that he belongs to, as the director calls them. */
  readonly groups: readonly string[];
  readonly presence: Presence;
  /** Who played for these points before him. */
  readonly formerly: readonly string[];
  /** Points brought along into this evening, the final of a season. */
  readonly carried?: Rational;
  /** The table (from 1) that he stays at in every round; missing: wherever he is drawn. */
  readonly staysAt?: number;
}

/** How many play together: there are teams of two and of four. */
export const TEAM_SIZES = [2, 4] as const;
export type TeamSize = (typeof TEAM_SIZES)[number];

/** Players whose results are added up. Nobody is in two teams of one size; names are different within a size. */
export interface Team {
  readonly name: string;
  readonly size: TeamSize;
  /** By id; fewer than its size while it is being put together. */
  readonly members: readonly string[];
  /** Told by an older version through a group called `Team ...`. */
  readonly grouped?: true;
}

/** How many results of a team count, the best ones, by its size. */
export type TeamCounting = Readonly<Record<TeamSize, number>>;

/** Who plays a player's cards at a table in the app: a person, or a bot for him. */
export const HOLDERS = ['person', 'bot'] as const;
export type Holder = (typeof HOLDERS)[number];

/** Where a result came from: played at the app's table, or typed in from paper. */
export type Source = 'played' | 'entered';

/** The second, unseen entry of a result, or somebody's confirmation of it. */
export interface Check {
  readonly by: string;
  /** Whether the second entry says the same; a confirmation does. */
  readonly agrees: boolean;
  /** What it says instead; `entry` as it was typed, missing in older journals. */
  readonly other?: { readonly row: Row; readonly settlement: readonly LineItem[]; readonly entry?: unknown };
}

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
  /** Who wrote it, where that was said. */
  readonly by?: string;
  /** Why it was corrected, if it was. */
  readonly reason?: string;
  readonly check?: Check;
  /** It is held back from whoever is told this: others are still to play the same cards (`sealed.ts`). */
  readonly sealed?: true;
}

/** A deal that was thrown in and dealt again by the same dealer: it is written down, and counts nowhere. */
export interface Redeal {
  /** The number of the deal that was dealt again, from 1. */
  readonly deal: number;
  /** With its dealer, the reason and the referee (`remarksOf`). */
  readonly row: Row;
  /** The score entry as it was typed. */
  readonly entry?: unknown;
  readonly at: string;
  readonly by?: string;
}

/** What a table's sheet adds up to, as the table reported it. */
export interface RoundTotal {
  /** By seat. */
  readonly points: readonly Rational[];
  /** How many deals were written. */
  readonly deals: number;
  readonly at: string;
  readonly by?: string;
  readonly reason?: string;
  readonly check?: { readonly by: string; readonly agrees: boolean; readonly other?: readonly Rational[] };
}

/** A table of one round. Seats follow the order of play; seat i belongs to `players[i]`. */
export interface TableState {
  /** From 1. */
  readonly table: number;
  readonly players: readonly string[];
  readonly holders: readonly Holder[];
  /** How many deals it is to play. */
  readonly deals: number;
  /** By deal number, ascending, without gaps. */
  readonly results: readonly DealResult[];
  /** In the order in which they were written; missing: none. */
  readonly redeals?: readonly Redeal[];
  readonly total?: RoundTotal;
  /** Why fewer deals than agreed are played. */
  readonly struck?: string;
  /** The number of its last deal as agreed, where the evening ends with this round. */
  readonly last?: number;
  /** Who sat in these seats before, where two changed places when something was written; ascending, without gaps. */
  readonly earlier?: readonly EarlierSeats[];
  /** One of five has gone and the others play on; missing: everybody is still there. */
  readonly left?: LeftSeat;
}

/** Who sat at a table up to a deal. */
interface EarlierSeats {
  /** The last deal that they played. */
  readonly until: number;
  readonly players: readonly string[];
}

/** A seat that is empty since somebody has gone: whoever had it keeps his points, and no deal counts for him any more. */
interface LeftSeat {
  readonly seat: number;
  /** The last deal that he was there for. */
  readonly after: number;
}

/** Draft: only the director sees it. Published: everybody may. Running: something was dealt, written, or the clock runs. */
export type RoundPhase = 'draft' | 'published' | 'running' | 'closed';

/** How the tables came about: `random`, `planned`, `by-hand`, ... The seed repeats a draw. */
export interface Draw {
  readonly method: string;
  readonly seed?: string;
  /** Seats were changed by hand afterwards: method and seed alone do not repeat these tables. */
  readonly changed?: true;
}

export interface RoundState {
  /** From 1. */
  readonly round: number;
  readonly phase: RoundPhase;
  readonly draw: Draw;
  /** ISO time at which the clock was started. */
  readonly startedAt?: string;
  /** The finalists, by id, where it is a round of the final. */
  readonly final?: readonly string[];
  /** Who is there and deliberately has no seat, by id. */
  readonly sitsOut?: readonly string[];
  /** All tables were to get the same cards when this was changed within the round. */
  readonly sameCards?: true;
  readonly tables: readonly TableState[];
}

/** Points or money taken by the director; points above zero are taken away. */
export interface Penalty {
  /** `x1`, `x2`, ... */
  readonly id: string;
  readonly player: string;
  readonly round: number;
  readonly points: Rational;
  readonly cents: number;
  readonly reason: string;
}

/** What people came together for: a club evening that counts, or one table to play at, where moves may be taken back. */
export type Purpose = 'club-evening' | 'free-table';

/** An evening as the fold of its events. */
export interface EveningState {
  readonly purpose: Purpose;
  readonly id: string;
  /** The id of the evening that this one is a copy of, else its own. Lots come from it. */
  readonly origin: string;
  readonly name: string;
  readonly rules: TableRules;
  readonly format: Format;
  /** Why the format was changed after the beginning, in order. */
  readonly formatChanges: readonly string[];
  readonly players: readonly Player[];
  /** How many players were ever registered, the removed ones too: the next id is one more. */
  readonly registered: number;
  /** Pairs that never sit at one table, by id. */
  readonly apart: readonly (readonly [string, string])[];
  readonly teams: readonly Team[];
  readonly teamCounting: TeamCounting;
  readonly rounds: readonly RoundState[];
  readonly penalties: readonly Penalty[];
  /** How many penalties were ever given. */
  readonly penalised: number;
  readonly archived: boolean;
  readonly createdAt: string;
}

/** Since when two people have sat in each other's seats. */
export const EXCHANGE_FROM = ['beginning', 'now'] as const;
export type ExchangeFrom = (typeof EXCHANGE_FROM)[number];

interface AtTable {
  readonly round: number;
  readonly table: number;
}

/** A seat of a round: its table from 1, its number from 0. */
interface SeatPlace {
  readonly table: number;
  readonly seat: number;
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
      /** The evening that this one is a copy of; missing: none. */
      readonly origin?: string;
      /** Missing: a club evening. */
      readonly purpose?: Purpose;
      /** Missing: `deals` at every table, and nothing else agreed. */
      readonly format?: Format;
    }
  | { readonly type: 'format-changed'; readonly format: Format; readonly reason: string }
  | { readonly type: 'evening-archived'; readonly archived: boolean }
  | {
      readonly type: 'players-added';
      readonly players: readonly (Pick<Player, 'id' | 'name'> & Partial<Pick<Player, 'groups' | 'carried'>>)[];
    }
  | { readonly type: 'player-renamed'; readonly player: string; readonly name: string }
  | { readonly type: 'player-removed'; readonly player: string }
  | { readonly type: 'player-grouped'; readonly player: string; readonly groups: readonly string[] }
  /** From now on he stays at this table; `null`: at none. */
  | { readonly type: 'player-locked'; readonly player: string; readonly table: number | null }
  | { readonly type: 'presence-changed'; readonly player: string; readonly presence: Presence }
  | { readonly type: 'player-substituted'; readonly player: string; readonly name: string; readonly before: string }
  | { readonly type: 'apart-set'; readonly pairs: readonly (readonly [string, string])[] }
  /** All teams of the evening, in place of those before; the seed where some were drawn by lot. */
  | {
      readonly type: 'teams-set';
      readonly teams: readonly Team[];
      readonly counting: TeamCounting;
      readonly seed?: string;
    }
  /** Everybody sits, and may begin (free tables, and evenings of older versions). */
  | {
      readonly type: 'round-drawn';
      readonly round: number;
      /** Missing: seated by hand. */
      readonly seed?: string;
      readonly tables: readonly (readonly string[])[];
    }
  /** Drafts from round `from` on, in place of all drafts before. */
  | {
      readonly type: 'rounds-planned';
      readonly from: number;
      readonly draw: Draw;
      readonly rounds: readonly (readonly (readonly string[])[])[];
      /** The finalists; missing: these are no rounds of a final. */
      readonly final?: readonly string[];
    }
  /** All tables of a draft as somebody set them by hand, or of a new draft after the last round; some may be unfinished. */
  | { readonly type: 'seats-set'; readonly round: number; readonly tables: readonly (readonly string[])[] }
  | { readonly type: 'draw-discarded'; readonly round: number }
  /** Two players of a draft changed places (older versions). */
  | { readonly type: 'seats-swapped'; readonly round: number; readonly one: SeatPlace; readonly other: SeatPlace }
  /** Everybody who is there and deliberately has no seat in a round, in place of those before. */
  | { readonly type: 'sitting-out-set'; readonly round: number; readonly players: readonly string[] }
  | { readonly type: 'round-published'; readonly round: number }
  /** It was published by mistake: a draft again, with the same tables. */
  | { readonly type: 'round-unpublished'; readonly round: number }
  /**
   * Two players of a published round have changed places. `beginning`: they sat so all the time, and what is written is
   * the other's; `now`: what is written stays with who played it.
   */
  | {
      readonly type: 'seats-exchanged';
      readonly round: number;
      readonly one: string;
      readonly other: string;
      readonly from: ExchangeFrom;
      readonly reason: string;
    }
  /** Somebody sits down as the last one at a table of a published round that has not begun. */
  | ({ readonly type: 'player-seated'; readonly player: string; readonly reason: string } & AtTable)
  /** Somebody has gone after so many deals and the others play on until so many are played altogether. */
  | ({
      readonly type: 'seat-vacated';
      readonly player: string;
      readonly after: number;
      readonly deals: number;
      readonly reason: string;
    } & AtTable)
  | { readonly type: 'round-started'; readonly round: number; readonly at: string }
  | { readonly type: 'round-closed'; readonly round: number }
  | { readonly type: 'round-reopened'; readonly round: number; readonly reason: string }
  | ({ readonly type: 'seat-held'; readonly seat: number; readonly holder: Holder } & AtTable)
  | ({ readonly type: 'deals-struck'; readonly deals: number; readonly reason: string } & AtTable)
  | ({ readonly type: 'deal-entered'; readonly result: DealResult } & AtTable)
  | ({ readonly type: 'deal-redealt'; readonly redeal: Redeal } & AtTable)
  /** The last deal of a free table goes on, or is played anew; after a correction the table had ended before it. */
  | ({ readonly type: 'deal-withdrawn'; readonly deal: number } & AtTable)
  | ({ readonly type: 'deal-corrected'; readonly result: DealResult } & AtTable)
  /** Because of a correction a deal counts differently: its row stays, its line items are others. */
  | ({
      readonly type: 'deal-resettled';
      readonly deal: number;
      readonly settlement: DealResult['settlement'];
    } & AtTable)
  | ({ readonly type: 'deal-checked'; readonly deal: number; readonly check: Check } & AtTable)
  | ({ readonly type: 'total-entered'; readonly total: RoundTotal } & AtTable)
  /** It was of deals that do not count any more. */
  | ({ readonly type: 'total-withdrawn' } & AtTable)
  | ({ readonly type: 'total-checked'; readonly check: NonNullable<RoundTotal['check']> } & AtTable)
  | { readonly type: 'penalty-given'; readonly penalty: Penalty }
  | { readonly type: 'penalty-withdrawn'; readonly penalty: string; readonly reason: string };
