import type { z } from 'zod';
import type { Rational } from '#engine/core/rational.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import type { Format } from '../format/schema.ts';
import type {
  CHECK,
  DEAL_RESULT,
  DRAW,
  EVENING_EVENT,
  PENALTY,
  REDEAL,
  ROUND_TOTAL,
  TEAM,
  TEAM_COUNTING,
} from './event-schema.ts';
import type { Holder, Presence } from './kinds.ts';

/** What `event-schema.ts` describes, as it is in memory. */
export type EveningEvent = Read<typeof EVENING_EVENT>;
export type Team = Read<typeof TEAM>;
export type TeamCounting = Read<typeof TEAM_COUNTING>;
export type Check = Read<typeof CHECK>;
export type Redeal = Read<typeof REDEAL>;
export type RoundTotal = Read<typeof ROUND_TOTAL>;
export type Draw = Read<typeof DRAW>;
export type Penalty = Read<typeof PENALTY>;
/** Why people came together: a club evening that counts, or one table to play at, where moves may be taken back. */
export type Purpose = NonNullable<Extract<EveningEvent, { readonly type: 'evening-created' }>['purpose']>;

/** The game of an evening, as far as tables and sums depend on it. */
export type PlayedGame = NonNullable<Extract<EveningEvent, { readonly type: 'evening-created' }>['game']>;

export interface DealResult extends Read<typeof DEAL_RESULT> {
  /** Held back from the recipient: others still have to play the same cards (`sealed.ts`). */
  readonly sealed?: true;
}
/** What a deal brought, as it stood when it was closed: line items, the end of a series, what is paid if nothing follows. */
export type Settled = Pick<DealResult, 'settlement' | 'ends' | 'closing'>;
/** The same for a later deal, once an earlier one was corrected. */
export type Resettled = Settled & Pick<DealResult, 'deal'>;
/** Where a result came from. */
export type Source = DealResult['source'];

type Read<S extends z.ZodType> = Readable<z.output<S>>;
type Readable<T> = T extends Named ? T : T extends object ? { readonly [K in keyof T]: Readable<T[K]> } : T;
type Named = Rational | Row | LineItem | TableRules | Format;

/** A registered player of an evening. The evening assigns the id (`p1`, `p2`, ...), which is never reused. */
export interface Player {
  readonly id: string;
  readonly name: string;
  /** Side rankings that they belong to, in the director's words. */
  readonly groups: readonly string[];
  readonly presence: Presence;
  /** Who played for these points before. */
  readonly formerly: readonly string[];
  /** Points brought along into this evening, the final of a season. */
  readonly carried?: Rational;
  /** The table (from 1) where they stay in every round; missing: wherever they are drawn. */
  readonly staysAt?: number;
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
  /** In the order in which they were recorded; missing: none. */
  readonly redeals?: readonly Redeal[];
  readonly total?: RoundTotal;
  /** Why fewer deals than agreed are played. */
  readonly struck?: string;
  /** The number of its last deal as agreed, if the evening ends with this round. */
  readonly last?: number;
  /** Who sat in these seats before, if two changed places after something was recorded; ascending, without gaps. */
  readonly earlier?: readonly EarlierSeats[];
  /** Who came to these seats with what from other tables of the round, if two changed places; in order. */
  readonly arrivals?: readonly Arrival[];
  /** One of five has left and the others play on; missing: everybody is still there. */
  readonly left?: LeftSeat;
}

/** Who sat at a table up to a deal. */
interface EarlierSeats {
  /** The last deal that they played. */
  readonly until: number;
  /** How many entries between deals there were by then: what the next deal was dealt again for may have happened to them. */
  readonly redealt: number;
  readonly players: readonly string[];
}

/** Who has sat at a table since two changed places. */
export interface Arrival {
  /** How many deals of the table had been recorded by then. */
  readonly after: number;
  readonly players: readonly string[];
  /** What had been recorded at each table of the round by then, in their order. */
  readonly recorded: readonly { readonly results: number; readonly redeals: number }[];
  /** What everybody had won at the other tables by then, by seat: it counts on the way to a target of the format. */
  readonly brought: readonly Rational[];
}

/** A seat left empty: its former holder keeps their points, and no further deal counts for them. */
interface LeftSeat {
  readonly seat: number;
  /** The last deal that they were there for. */
  readonly after: number;
  /** What everybody had then, by seat, where only a total is reported: the player who left settles by it. */
  readonly standing?: readonly Rational[];
}

/** Draft: only the director sees it. Published: everybody may. Running: something was dealt or recorded, or the clock runs. */
export type RoundPhase = 'draft' | 'published' | 'running' | 'closed';

export interface RoundState {
  /** From 1. */
  readonly round: number;
  readonly phase: RoundPhase;
  readonly draw: Draw;
  /** ISO time when the clock was started. */
  readonly startedAt?: string;
  /** The finalists, by id, if it is a round of the final. */
  readonly final?: readonly string[];
  /** Who is present and deliberately has no seat, by id. */
  readonly sitsOut?: readonly string[];
  /** All tables were to get the same cards when this was changed during the round. */
  readonly sameCards?: true;
  readonly tables: readonly TableState[];
}

/** An evening as the fold of its events. */
export interface EveningState {
  readonly purpose: Purpose;
  readonly id: string;
  /** The id of the evening that this one is a copy of, else its own. Lots are drawn from it. */
  readonly origin: string;
  readonly name: string;
  readonly rules: TableRules;
  readonly game: PlayedGame;
  readonly format: Format;
  /** Why the format was changed after the start, in order. */
  readonly formatChanges: readonly string[];
  readonly players: readonly Player[];
  /** How many players were ever registered, including removed ones: the next id is one more. */
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
