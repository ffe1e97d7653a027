import type { Hash } from '#engine/core/fair.ts';
import type { Json } from '#engine/core/json.ts';
import type { Rational } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { Row, Totals } from '#engine/kernel/score.ts';
import type { Format } from '../format/schema.ts';
import type { ExchangeFrom, Holder, Presence, TeamSize } from './kinds.ts';
import type { ImportRow } from './people/list-row.ts';
import type { Draw, EveningEvent, PlayedGame, Resettled, Settled, Source, Team, TeamCounting } from './types.ts';

/** A table of a round; both count from 1. */
export interface TablePlace {
  readonly round: number;
  readonly table: number;
}

/** A deal as it comes from a table or from paper, checked and settled by its rules. */
export interface ClosedDeal extends TablePlace, Settled {
  readonly deal: number;
  readonly row: Row;
  readonly source: Source;
  /** Who dealt, by the deal's own seats, if the scorer stated it; missing: whoever's turn it was. */
  readonly dealer?: Seat;
  /** Of cards that were thrown in: the next player deals, by the rules; missing: the same one. */
  readonly nextDeals?: true;
  /** The score entry as it was typed. */
  readonly entry?: Json;
  /** Who entered it. */
  readonly by?: string;
}

/** Somebody who enters an evening with points from a season. */
export interface Finalist {
  readonly name: string;
  readonly groups: readonly string[];
  readonly carried: Rational;
}

/** Everything that can be requested of an evening. */
export type EveningCommand =
  | {
      readonly type: 'create-evening';
      readonly id: string;
      readonly name: string;
      readonly rules: TableRules;
      readonly game: PlayedGame;
      readonly format: Format;
      /** The finalists of a season and what they bring along. */
      readonly finalists?: readonly Finalist[];
    }
  | {
      readonly type: 'open-table';
      readonly id: string;
      readonly name: string;
      readonly rules: TableRules;
      readonly game: PlayedGame;
      readonly deals: number;
      /** In the order of play. */
      readonly players: readonly { readonly name: string; readonly holder: Holder }[];
    }
  | { readonly type: 'change-format'; readonly format: Format; readonly reason: string }
  | { readonly type: 'archive-evening'; readonly archived: boolean }
  | {
      readonly type: 'import-players';
      readonly rows: readonly ImportRow[];
      /** Groups that go with a name if the list has none, by `nameKey`. */
      readonly remembered?: ReadonlyMap<string, readonly string[]>;
      /** Leave out names that exist already, and repeated ones. */
      readonly skipTwins?: boolean;
    }
  | { readonly type: 'rename-player'; readonly player: string; readonly name: string }
  | { readonly type: 'remove-player'; readonly player: string }
  | { readonly type: 'group-player'; readonly player: string; readonly groups: readonly string[] }
  /** A player who cannot walk far stays at their table; `null`: they sit wherever they are drawn. */
  | { readonly type: 'lock-player'; readonly player: string; readonly table: number | null }
  | { readonly type: 'set-presence'; readonly player: string; readonly presence: Presence }
  | { readonly type: 'substitute-player'; readonly player: string; readonly name: string }
  | { readonly type: 'keep-apart'; readonly pairs: readonly (readonly [string, string])[] }
  | { readonly type: 'set-teams'; readonly teams: readonly Team[]; readonly counting: TeamCounting }
  | { readonly type: 'draw-teams'; readonly size: TeamSize; readonly seed: string }
  /** Tables made by lot, by a plan or by hand. Replaces drafts from round `from` on. */
  | {
      readonly type: 'plan-rounds';
      readonly from: number;
      readonly draw: Draw;
      readonly rounds: readonly (readonly (readonly string[])[])[];
      /** These are rounds of the final, with these finalists. */
      readonly final?: readonly string[];
      /** Draw the final although results are unchecked. */
      readonly accepted?: boolean;
    }
  | { readonly type: 'discard-draw'; readonly round: number }
  /**
   * All tables of a draft as they should be, set by hand; for the round after the last one it makes a new draft. Tables may
   * be unfinished, as long as no new fault is introduced.
   */
  | { readonly type: 'seat-by-hand'; readonly round: number; readonly tables: readonly (readonly string[])[] }
  /** `sitOut`: who is present but gets no seat, in addition to those already marked. */
  | { readonly type: 'publish-round'; readonly round: number; readonly sitOut?: readonly string[] }
  /** Takes a publication back, whatever came in between; nothing may have been recorded or dealt in the round. */
  | { readonly type: 'unpublish-round'; readonly round: number }
  /** Whether somebody present deliberately has no seat in a round. */
  | { readonly type: 'sit-out'; readonly round: number; readonly player: string; readonly out: boolean }
  /** Two players of a published round change places, at one table or between two. */
  | {
      readonly type: 'swap-seats';
      readonly round: number;
      readonly one: string;
      readonly other: string;
      readonly from: ExchangeFrom;
      readonly reason: string;
      /** People kept apart come together, or somebody leaves the table where they stay: this was seen and accepted. */
      readonly accepted?: boolean;
    }
  /** Somebody without a seat joins a table that has not begun. */
  | ({
      readonly type: 'seat-player';
      readonly player: string;
      readonly reason: string;
      readonly accepted?: boolean;
    } & TablePlace)
  /** Somebody has left, and the others at their table play on. */
  | ({
      readonly type: 'play-on';
      readonly player: string;
      /** How many more deals they play. */
      readonly deals: number;
      /** How many were played with them, if none of these is recorded: the table reports a total. */
      readonly played?: number;
      /** What the table's sheet said then, by seat, if it reports a total and money is paid for differences. */
      readonly standing?: readonly Rational[];
      readonly reason: string;
    } & TablePlace)
  | { readonly type: 'start-round'; readonly round: number }
  | { readonly type: 'close-round'; readonly round: number }
  | { readonly type: 'reopen-round'; readonly round: number; readonly reason: string }
  | ({ readonly type: 'hold-seat'; readonly seat: number; readonly holder: Holder } & TablePlace)
  | ({ readonly type: 'strike-deals'; readonly reason: string } & TablePlace)
  | ({ readonly type: 'enter-deal' } & ClosedDeal)
  | ({ readonly type: 'withdraw-deal'; readonly deal: number } & TablePlace)
  | ({
      readonly type: 'correct-deal';
      readonly reason: string;
      /** What it replaces (`dealVersion`), as seen by the person correcting it. */
      readonly base: string;
      /** What the later deals of the table are worth now (a double round may begin or end elsewhere). */
      readonly later?: readonly Resettled[];
      /** The consequences for a closed round were shown and accepted. */
      readonly accepted?: boolean;
      /** If this moves the table's end: strike the deals after it, or those still to come. */
      readonly strike?: boolean;
      /**
       * If this moves the ends of other tables, to which somebody has brought points: that was shown and accepted. Their deals after
       * it are struck, and those still to come if the next round has begun.
       */
      readonly elsewhere?: boolean;
      /** What it adds too late (`Rules.late`) was said in time, and only written down wrongly. */
      readonly inTime?: boolean;
    } & ClosedDeal)
  /** The second entry of a deal, made without seeing the first. */
  | ({ readonly type: 'check-deal'; readonly by: string } & Omit<ClosedDeal, 'source' | 'by'>)
  /** `base`: what is right (`dealVersion`), as seen by the person confirming. */
  | ({ readonly type: 'confirm-deal'; readonly deal: number; readonly by: string; readonly base: string } & TablePlace)
  | ({
      readonly type: 'enter-total';
      readonly points: readonly Rational[];
      readonly deals: number;
      readonly by?: string;
      /** Missing: it is the first one of this table. */
      readonly reason?: string;
      /** What it replaces (`totalVersion`), as seen by the person correcting it. */
      readonly base?: string;
      /** Consequences for a closed round, and improbable points, were shown and accepted. */
      readonly accepted?: boolean;
    } & TablePlace)
  | ({
      readonly type: 'check-total';
      readonly points: readonly Rational[];
      readonly by: string;
      /** The total was seen and is confirmed; missing: this was entered without seeing it. */
      readonly base?: string;
      /** Improbable points were queried and accepted. */
      readonly accepted?: boolean;
    } & TablePlace)
  | {
      readonly type: 'give-penalty';
      readonly player: string;
      readonly round: number;
      readonly points: Rational;
      readonly cents: number;
      readonly reason: string;
    }
  | { readonly type: 'withdraw-penalty'; readonly penalty: string; readonly reason: string };

export type CommandOf<T extends EveningCommand['type']> = Extract<EveningCommand, { readonly type: T }>;

/** What a decision needs to know besides the evening itself. */
export interface Context {
  /** ISO time. */
  readonly now: string;
  /** The tables where a deal is being played right now. */
  readonly running: readonly TablePlace[];
  readonly hash: Hash;
  /** What the totals of the evening's game can be; missing only while there is no evening. */
  readonly totals?: Totals;
  /** What corrections of the evening's game add too late; missing: nothing. */
  readonly late?: Rules['late'];
}

/** The result of a command: what happened, or every reason why nothing did. */
export type Decision = Result<readonly EveningEvent[], readonly Refusal[]>;
