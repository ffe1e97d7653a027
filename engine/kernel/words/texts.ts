import type { Card } from '#engine/core/card.ts';
import type { Parts } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Actor, Seat } from '#engine/core/seat.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Action } from '../deal/action.ts';
import type { View } from '../deal/view.ts';
import type { Game, Item, LineItem, Row, Situation, Verdict } from '../score.ts';
import type {
  ArrangedPart,
  BillRow,
  Fact,
  LineFacts,
  Margin,
  Phrase,
  SeatVerdict,
  Sides,
  TablePlace,
  Target,
} from './phrase.ts';

/** In what scores are counted. */
export interface ScoreUnit {
  readonly parts: Parts;
  /** The head of a column of them. */
  readonly name: Text;
  /** An amount, `{n}`, and one after “with”. */
  readonly amount: Text;
  readonly withAmount: Text;
  /** Whether bare numbers need it beside them, because they would be taken for something else: cents for card points. */
  readonly isSaid?: true;
}

/** In what is counted where nothing else is said. */
export const POINTS: ScoreUnit = {
  parts: 'shares',
  name: text('Punkte', 'Points'),
  amount: text('{n} {n|Punkt|Punkte}', '{n} {n|point|points}'),
  withAmount: text('mit {n} {n|Punkt|Punkten}', 'with {n} {n|point|points}'),
};

/** Everything a family says to people, by id, in every language. */
export interface FamilyTexts {
  readonly name: Text;
  readonly profiles: Readonly<Record<string, Text>>;
  readonly contracts: Readonly<Record<string, Text>>;
  readonly bonuses: Readonly<Record<string, Text>>;
  /** Name, and one sentence of explanation. */
  readonly options: Readonly<Record<string, { readonly name: Text; readonly sentence: Text }>>;
  /** Options as a form shows them: headings, and every option once. */
  readonly optionGroups: readonly { readonly name: Text; readonly options: readonly string[] }[];
  /** Option values that need a name, by `option:value` or, where several options share it, by value; others are shown as they are. */
  readonly values: Readonly<Record<string, Text>>;
  readonly phases: Readonly<Record<string, Text>>;
  readonly score: ScoreUnit;
  /** What a scorer is asked, and how. */
  readonly entry: EntryTexts;
  /** Names that a sheet mentions but that are not offered, because no source explains them. */
  readonly notOffered: readonly Text[];
  /** The sentence of a refusal, by code; `{at}` is its place. */
  readonly refusals: Readonly<Record<string, Text>>;
  /** Names of line items that neither contract nor bonus names, of doublings and other factors (`kontra`), of the pot. */
  readonly items: Readonly<Record<string, Text>>;
  /** The parts of the ladder of bids, by id, in the order in which they are shown. */
  readonly ladders: Readonly<Record<string, Text>>;
  /** What is agreed in the ways of a bid (`Variant.terms`), by the name of the action's field. */
  readonly terms: Readonly<Record<string, Text>>;
  /** What a player is told who pauses in a deal. */
  readonly pauses: Text;
  /** Cards that were laid away: what they are called beside a hand, and a number of them (`{n}`). */
  readonly laid: { readonly name: Text; readonly cards: Text };
  /** A lap: the deals until everybody has dealt once. What one is called, and several. */
  readonly laps: { readonly one: Text; readonly many: Text };
}

/** A name by its id; what this program does not know is called by its id. */
export const nameOf = (texts: Readonly<Record<string, Text>>, id: string): Text => texts[id] ?? text(id, id);

/** An auction as somebody at the table sees it. */
export interface Auction {
  /** Everything that can be bid in it, also what is too low by now. */
  readonly bids: readonly Action[];
  /** The highest bid so far, and whose it is; several where games may be played side by side. */
  readonly standing: readonly { readonly by: Seat; readonly bid: Action }[];
  /** Why the viewer may not bid this now, as the phase would refuse it. */
  refused(bid: Action): Refusal | undefined;
}

/** What is known of a finished deal besides its game; a game may need no notes. */
export type FinishedRow = Pick<Row, 'items'> & Partial<Pick<Row, 'notes'>>;

/** What is said at a table with certain rules, for people. Rules never read it. */
export interface TableWords {
  /**
   * An action of `by` (missing: the viewer) after what the view has in its history; `null`: the viewer cannot hear what it
   * was.
   */
  phrase(action: Action | null, view: View, by?: Actor): Phrase;
  /** The auction that is going on; `null`: none is. */
  auction(view: View): Auction | null;
  /** A game as the viewer may know it: its name, then whatever else is fixed (declarer, called card, trump, target). */
  story(game: Partial<Game>, view?: View): readonly Fact[];
  /** The two sides of a game, as far as the viewer may know them; missing: there are none. */
  sides?(game: Partial<Game>, view: View): Sides | undefined;
  /** What has to be reached in a game; missing: nothing that is known before its end. */
  target?(game: Partial<Game>, view: View): Target | undefined;
  /** What is doubled: the game or a bonus. */
  item(item: Item): Fact;
  /**
   * What has been said to an item, by whom, and what it makes of it, in order; missing: its steps by their names (`FamilyTexts.items`),
   * each with who said it.
   */
  steps?(item: Item): readonly Fact[];
  /**
   * By how much a finished game was won or lost: what was counted, and what it lacks or has too much; missing: a scorer of it counts
   * nothing, or it says nothing.
   */
  margin?(game: Game & Verdict, row: FinishedRow): Margin | undefined;
  /** Who has won or lost a finished deal in which nobody is the declarer, and by what; missing: there is no such game. */
  verdicts?(row: Row, items: readonly LineItem[]): readonly SeatVerdict[];
  /** What a contract or a bonus is worth, where a bare number does not say it; missing: its listed value does. */
  price?(id: string): Text | undefined;
  /**
   * The line items of a deal, each in one row; missing: payments for the same reason side by side, with what they are worth and
   * what multiplies it.
   */
  bill?(row: Row, items: readonly LineItem[]): readonly BillRow[];
  /** What is said of a line item besides its amounts, and of the bonus behind it (`judged`); missing: nothing. */
  line?(row: Row, item: LineItem, judged: (Item & Verdict) | undefined): LineFacts;
  /** What would have counted in a deal that is over if somebody had said it; missing: nothing can be forgotten. */
  forgotten?(view: View): readonly Fact[];
  /** What this table calls a field, a value or a remark otherwise than its family does (`EntryTexts`); missing: nothing. */
  entry?(id: string): Text | undefined;
  /**
   * The viewer's own cards that are put in order, in the parts in which they come to lie: those named so far (`named`), or all once
   * they are ordered; missing: nothing is ordered in this family.
   */
  arranged?(view: View, named: readonly Card[]): readonly ArrangedPart[];
  /**
   * What the series has come to before a deal besides its factors and its pot, and for whom: a token that somebody holds, a round of a
   * fixed value; missing: nothing but those.
   */
  series?(now: Situation): readonly Fact[];
  /** Where cards lie now besides hands, piles and discards, in the order in which they are drawn. */
  places(view: Pick<View, 'phase' | 'zones'>): readonly TablePlace[];
}

/** The words of a family's score entry (`EntrySheet`). */
export interface EntryTexts {
  /**
   * Fields by `id`, and their values by `id:value`; where one word does not do, within rows by `rows.id`, which comes first.
   * `rows:add`, `rows:remove` and `rows:nth` (`{n}`) are what is said around rows, `rows:said` is how
   * one begins in words (`{field}`), `each:of` (`{name}`) is one seat's field.
   */
  readonly fields: Readonly<Record<string, Text>>;
  /** A sentence beside a field, by `id`. */
  readonly hints: Readonly<Record<string, Text>>;
  /** Units by id: what their numbers are called, a number of them (`{n}`), and what to say if none was typed. */
  readonly units: Readonly<Record<string, { readonly name: Text; readonly said: Text; readonly wrong: Text }>>;
  /** Remarks on a deal, by id; `{names}` are the seats that it is about, `{n}` its number. */
  readonly remarks: Readonly<Record<string, Text>>;
  /** What a scorer is asked about a remark that is as likely a slip, by its id; missing: there is none. */
  readonly questions?: Readonly<Record<string, Text>>;
  /** The heads of the columns of a printed score sheet, by field. */
  readonly columns: Readonly<Record<string, Text>>;
  /** Parts of an entry's JSON, for the place of a refusal. */
  readonly places: Readonly<Record<string, Text>>;
}
