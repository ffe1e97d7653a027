import type { z } from 'zod';
import type { Rational } from '../../core/rational.ts';
import type { LineItem, Row } from '../../kernel/score.ts';
import type { TableRules } from '../../kernel/types.ts';
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

/** What is described beside the events that tell it (`event-schema.ts`), as it stands in memory. */
export type EveningEvent = Read<typeof EVENING_EVENT>;
export type Team = Read<typeof TEAM>;
export type TeamCounting = Read<typeof TEAM_COUNTING>;
export type Check = Read<typeof CHECK>;
export type Redeal = Read<typeof REDEAL>;
export type RoundTotal = Read<typeof ROUND_TOTAL>;
export type Draw = Read<typeof DRAW>;
export type Penalty = Read<typeof PENALTY>;
/** What people came together for: a club evening that counts, or one table to play at, where moves may be taken back. */
export type Purpose = NonNullable<Extract<EveningEvent, { readonly type: 'evening-created' }>['purpose']>;

export interface DealResult extends Read<typeof DEAL_RESULT> {
  /** It is held back from whoever is told this: others are still to play the same cards (`sealed.ts`). */
  readonly sealed?: true;
}
/** Where a result came from. */
export type Source = DealResult['source'];

type Read<S extends z.ZodType> = Readable<z.output<S>>;
type Readable<T> = T extends Named ? T : T extends object ? { readonly [K in keyof T]: Readable<T[K]> } : T;
type Named = Rational | Row | LineItem | TableRules | Format;

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
