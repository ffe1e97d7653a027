import type { z } from 'zod';
import type { Json, Notes } from '../core/json.ts';
import type { Rational } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';
import type { BesideNote, Factor, LineItem, Row, Situation } from './score.ts';

/** How a series of deals begins. */
export interface SeriesSetup {
  /** Seats at the table. */
  readonly table: number;
  /** Deals that will be played; `null` if nobody knows. */
  readonly planned: number | null;
  /** The number of the evening's last deal at this table; `null`: another round follows, or nobody knows. */
  readonly last: number | null;
  /** What is in the pot from before. */
  readonly pot: Rational;
  /**
   * Deals after which others sit at the table than before, because somebody has left or changed seats: those who sat together
   * part then. Missing: nobody has.
   */
  readonly parted?: readonly number[];
  /**
   * A seat becomes empty after `after` deals; `turn` others would have dealt then before the player who left. Missing:
   * everybody stays to the end.
   */
  readonly fewer?: { readonly after: number; readonly seat: Seat; readonly turn: number };
}

/** A deal that is over, as a rule of the series sees it. */
interface Closed {
  readonly row: Row;
  /** What was lent to it; `totals` are those before it. */
  readonly now: Situation;
  /** What it brought, with what the rules before this one added; no antes. */
  readonly items: readonly LineItem[];
  /** Since the series began, this deal included, by the deal's own seats. */
  readonly totals: readonly Rational[];
}

/** What follows for a rule of the series. */
export interface Afterwards<M> {
  readonly memory: M;
  readonly items: readonly LineItem[];
  /** The series ends here, and why, in the family's words (`pot-empty`); the next one begins by itself. */
  readonly ends?: string;
}

/** What a rule says in the notes of a situation. */
interface SeriesNotes<M> {
  /** The shape of each at a table of this number of seats, by its key. */
  shapes(table: number): Readonly<Record<string, z.ZodType<Json>>>;
  /** The rule's memory before a deal to which it lends these; what is missing is as at the start. */
  memory(notes: Notes, setup: SeriesSetup): M;
}

/**
 * A rule of the series (double rounds, a pot, a target): a fold over closed deals with its own memory. `before` lends
 * something to the next deal and may collect an ante; `after` looks at the result.
 */
export interface SeriesRule<M = unknown> {
  readonly id: string;
  /** The factor it lends to a deal, and how often at most; `alone`: only to a deal without other factors. Missing: none. */
  readonly lends?: { readonly factor: Factor; readonly most: number; readonly alone?: true };
  /** What it says in the notes of a situation, and what a deal by itself takes from there; missing: nothing. */
  readonly notes?: SeriesNotes<M>;
  /** Whether it keeps a pot; its contents are in the situation. */
  readonly keepsPot?: true;
  /** The reasons for which it may end a series, in the family's words; missing: it never does. */
  readonly mayEnd?: readonly string[];
  /**
   * Whether it is between those who sit together: if they part within a series, that is broken off, what it owes (`close`) is paid
   * between them, and those who sit there from then on begin a new one (illustrated I3). Missing: it goes on.
   */
  readonly together?: boolean;
  /** Whether it has ended a series in which the seats stand like this, so that no deal can be played from there. */
  isOver(totals: readonly Rational[]): boolean;
  start(setup: SeriesSetup): M;
  before(
    memory: M,
    now: Situation,
    setup: SeriesSetup,
  ): { readonly now: Situation; readonly items: readonly LineItem[]; readonly memory?: M };
  after(memory: M, deal: Closed): Afterwards<M>;
  /** What an entry between two deals costs (a misdeal); missing: nothing. */
  beside?(memory: M, note: BesideNote): Afterwards<M>;
  /** Its memory for the next series, after one has ended; missing: as at the start, with an empty pot. */
  renew?(memory: M): M;
  /**
   * What is still paid if no further deal follows (money left in the pot is shared); missing: nothing. `staying`: the last
   * deal's seats that are at the table after it.
   */
  close?(memory: M, staying: readonly Seat[]): readonly LineItem[];
}
