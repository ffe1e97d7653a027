import type { z } from 'zod';
import type { Card, Zone } from '../core/card.ts';
import type { Fairness } from '../core/fair.ts';
import type { Json, Notes } from '../core/json.ts';
import type { Pack } from '../core/pack.ts';
import type { Rational } from '../core/rational.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Result } from '../core/result.ts';
import type { Actor, Audience, Seat, Viewer } from '../core/seat.ts';
import type { Text } from '../core/text.ts';
import type { EntryLayout, EntrySheet } from './entry-sheet.ts';
import type { BillRow, Fact, Phrase, PhraseGroup, Sides, TablePlace, Target } from './phrase.ts';
import type { Amounts, Balance, BesideNote, Factor, Game, Item, LineItem, Row, Situation, Verdict } from './score.ts';

/** What somebody does or says, as JSON. Each phase has its own union of actions; one statement is one action. */
export interface Action {
  readonly type: string;
}

/**
 * Who has to act, and who may act unasked (a claim, a veto); several of them in any order. The phase is over once nobody has
 * to act.
 */
export interface Turn {
  readonly must: readonly Seat[];
  readonly may: readonly Seat[];
  /** Whether the host may act for everybody now, or must (only the clock closes a claims window); missing: it may not. */
  readonly table?: 'must' | 'may';
  /** How long the host waits before it acts for everybody, also while somebody must; missing: until nobody must, as it likes. */
  readonly seconds?: number;
}

/**
 * What a seat may do now, small enough to send, draw and sample; `refuse` remains the judge, and agrees.
 * `one-of`: any of these actions. `cards`: an action `{ type, cards }` with `min` to `max` cards out of `from`,
 * including all of `fixed`; with `ordered` their order matters; what stands in `with` belongs to the action as it is.
 */
export type Offer =
  | { readonly kind: 'one-of'; readonly actions: readonly Action[] }
  | {
      readonly kind: 'cards';
      readonly type: string;
      readonly from: readonly Card[];
      readonly fixed: readonly Card[];
      readonly min: number;
      readonly max: number;
      readonly ordered?: true;
      readonly with?: Readonly<Record<string, Json>>;
    };

/** How a deal ended: settled, or dealt again (with a deck, if the rules prescribe its order). */
type End = 'settle' | { readonly redeal: 'same-dealer' | 'next-dealer'; readonly deck?: readonly Card[] };

/** What happened. Only `evolve` turns events into states. */
export type Event =
  | {
      readonly type: 'moved';
      readonly cards: readonly Card[];
      readonly from: Zone;
      readonly to: Zone;
      readonly seenBy: Audience;
      /**
       * Of some of the cards, who knows from then on where they lie; missing: whoever saw them moved. One event, for who may not
       * see them must not count them by kind.
       */
      readonly knownTo?: Readonly<Record<Card, Audience>>;
      /** The card of `to`, counted from 0, before which they are laid; missing: behind all. */
      readonly at?: number;
    }
  | { readonly type: 'said'; readonly by: Actor; readonly action: Action; readonly heardBy: Audience }
  | { readonly type: 'games'; readonly games: readonly Game[] }
  | { readonly type: 'items'; readonly items: readonly Item[] }
  | { readonly type: 'noted'; readonly phase: string; readonly notes: Json }
  | { readonly type: 'entered'; readonly phase: string }
  | { readonly type: 'ended'; readonly end: End };

/** The whole truth about one deal, as JSON. */
export interface State {
  /** Seats at the table, a pausing dealer included. */
  readonly table: number;
  /** The seats that play, in order of play, forehand first. */
  readonly active: readonly Seat[];
  readonly dealer: Seat;
  readonly now: Situation;
  /** Every card lies in exactly one zone. */
  readonly zones: Readonly<Record<Zone, readonly Card[]>>;
  /** Who knows where a card lies. Views show these cards and no others. */
  readonly known: Readonly<Record<Card, Audience>>;
  readonly games: readonly Game[];
  /** Bid and announced so far. */
  readonly items: readonly Item[];
  /** `null` once the deal has ended. */
  readonly phase: string | null;
  readonly end: End | null;
  /** Each phase's own memory, by phase id. */
  readonly notes: Notes;
  readonly log: readonly Event[];
}

/** An event as one viewer may know it: unseen cards and hidden actions are `null`. */
export type SeenEvent =
  | { readonly type: 'moved'; readonly cards: readonly (Card | null)[]; readonly from: Zone; readonly to: Zone }
  | { readonly type: 'said'; readonly by: Actor; readonly action: Action | null }
  | { readonly type: 'games'; readonly games: readonly Partial<Game>[] }
  | { readonly type: 'items'; readonly items: readonly Item[] }
  | { readonly type: 'entered'; readonly phase: string }
  | { readonly type: 'ended'; readonly redeal: boolean };

/**
 * What players may look at again while a deal runs. What they have once seen stays in their view, for bots to remember;
 * a screen shows no more than this again.
 */
export interface Review {
  /** Won tricks: none, the last one, also one's own, or all. */
  readonly tricks: 'none' | 'last' | 'own' | 'all';
  /** Whether the rest of an open talon still lies there. */
  readonly talon: boolean;
}

/** Everything one viewer may know: the only thing that bots, windows and phones ever get. */
export interface View {
  readonly viewer: Viewer;
  readonly table: number;
  readonly active: readonly Seat[];
  readonly dealer: Seat;
  /** What the series lends to the deal: its number, factors, the pot, flags; all of it is public. */
  readonly now: Situation;
  readonly zones: Readonly<Record<Zone, readonly (Card | null)[]>>;
  readonly games: readonly Partial<Game>[];
  readonly items: readonly Item[];
  readonly phase: string | null;
  /** The phase's public memory, field by field (`Phase.show`). */
  readonly notes: Json;
  readonly turn: Turn;
  /** The viewer's own; empty for those without a seat. */
  readonly offers: readonly Offer[];
  /** What happened so far, redacted; screens and bots remember from here. */
  readonly history: readonly SeenEvent[];
  /** Which part of it a screen may show again; everything once the deal is over or if all cards are open. */
  readonly review: Review;
}

/**
 * One stretch of a deal: an auction, an exchange, the tricks. `A` is its union of actions.
 * `refuse` -> `decide` -> `evolve`: the first says why not, the second says what happens, the kernel carries it out.
 */
export interface PhaseOf<A extends Action> {
  readonly id: string;
  /** Parses its actions at the boundary; unknown ones are refused as `unknown-action`. */
  readonly actions: z.ZodType<A>;
  turn(s: State): Turn;
  offers(s: State, seat: Seat): readonly Offer[];
  /** What the host may say for everybody while `turn` allows it; needed only if that can happen. */
  tableOffers?(s: State): readonly Offer[];
  refuse(s: State, by: Actor, action: A): Refusal | undefined;
  decide(s: State, by: Actor, action: A): readonly Event[];
  /** Why one of its actions cannot be said while another phase runs, if it knows; missing: `unknown-action`. */
  elsewhere?(s: State, action: A): Refusal | undefined;
  /** Who may know the action itself (a discard names cards); missing: everybody. */
  heardBy?(s: State, by: Actor, action: A): Audience;
  /** What follows once nobody has to act: ends with `entered` or `ended`. */
  next(s: State): readonly Event[];
  /** Its notes as the viewer may know them: allow-list, field by field. */
  show(s: State, viewer: Viewer): Json;
}

/** A phase with its action type erased; made by `definePhase`. */
export type Phase = PhaseOf<Action>;

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
   * A seat becomes empty after so many deals; `turn` others would have dealt then before the player who left. Missing:
   * everybody stays to the end.
   */
  readonly fewer?: { readonly after: number; readonly seat: Seat; readonly turn: number };
}

/** A deal that is over, as a rule of the series sees it. */
export interface Closed {
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

/**
 * A rule of the series (double rounds, a pot, a target): a fold over closed deals with its own memory. `before` lends
 * something to the next deal and may collect an ante; `after` looks at the result.
 */
export interface SeriesRule<M = unknown> {
  readonly id: string;
  /** The factor it lends to a deal, and how often at most; missing: none. */
  readonly lends?: { readonly factor: Factor; readonly most: number };
  /** Whether it keeps a pot; its contents are in the situation. */
  readonly keepsPot?: true;
  /** The reasons for which it may end a series, in the family's words; missing: it never does. */
  readonly mayEnd?: readonly string[];
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
  /** What is still paid if no further deal follows (money left in the pot is shared); missing: nothing. */
  close?(memory: M): readonly LineItem[];
}

/** The rules of one table: options resolved once, everything derived from them. */
export interface Rules {
  readonly first: string;
  readonly phases: readonly Phase[];
  readonly pack: Pack;
  readonly balance: Balance;
  /** The seats that play when `dealer` deals at a table of this size, forehand first. */
  active(table: number, dealer: Seat): readonly Seat[];
  deal(deck: readonly Card[], active: readonly Seat[]): readonly Event[];
  /** A game as the viewer may know it. */
  face(game: Game, s: State, viewer: Viewer): Partial<Game>;
  /**
   * An item as the viewer may know it; `undefined`: not at all, so that no action may name an item by its place. Missing:
   * everybody knows all of them.
   */
  seenItem?(item: Item, s: State, viewer: Viewer): Item | undefined;
  /** What players may look at again at this moment of a running deal. */
  review(s: State): Review;
  /** Reads a finished deal into the row that its scorer would write. */
  read(s: State): Row;
  /** What a scorer is asked about a deal from paper. */
  readonly sheet: EntrySheet;
  /** How an entry lies in files; missing: it is the answers. */
  readonly layout?: EntryLayout;
  /** Checks a score entry from paper (docs/formats.md) into the same row. */
  check(entry: Json, table: number, dealer: Seat): Result<Row, readonly Refusal[]>;
  /**
   * The entry by which a scorer would record a played deal, the inverse of `check`; `undefined` if the row does not say
   * all of it (a Renonce).
   */
  note(row: Row): Json | undefined;
  /** What a scorer remarks on a deal beside its result; missing: nothing. */
  remarks?(row: Row): readonly Remark[];
  /** Whether a bid leads towards a contract that it does not name. Missing: none does. */
  aim?(action: Action, contract: string): boolean;
  /** The rules that run through a series of deals, in this order. */
  readonly series: readonly SeriesRule[];
  /** The only way from a deal to a score, whether played or entered. Never sees a state. */
  settle(row: Row, now: Situation): readonly LineItem[];
}

/** Which rules a table plays by; options complete, so that a record can still be read in ten years. */
export interface TableRules {
  readonly family: string;
  readonly profile: string;
  readonly options: Notes;
  readonly rulesVersion: number;
}

/** One played deal, complete: it replays to the same state and score. */
export interface DealRecord extends TableRules {
  readonly v: 1;
  readonly table: number;
  readonly dealer: Seat;
  readonly now: Situation;
  readonly deck: readonly Card[];
  readonly actions: readonly (readonly [Actor, Action])[];
  readonly row: Row | null;
  readonly settlement: readonly LineItem[] | null;
  /** What the pack was shuffled from, if there was a commitment. */
  readonly fair?: Fairness;
}

/** A table option: one of a few values, with a default. */
export interface OptionSpec {
  readonly fallback: Json;
  /** Every allowed value, or typical ones where `open` is set. */
  readonly values: readonly Json[];
  /** Parses other values that may be agreed: numbers, objects of numbers, sets. */
  readonly open?: z.ZodType<Json>;
  /**
   * The only reader of the option: the rule book (words for people; nothing is played, refused or counted by them), or the
   * setup of a table. Missing: the rules.
   */
  readonly reader?: 'rule-book' | 'setup';
  /** With which values of other options it has an effect; missing: with all. */
  readonly when?: Applies;
  /** The same of parts of its value, by key. */
  readonly parts?: Readonly<Record<string, Applies>>;
}

/** Values of other options: each has one of these, or any but those. */
export type OptionValues = Readonly<Record<string, readonly Json[] | { readonly not: readonly Json[] }>>;
/** When an option has an effect: under this condition, or under any of several. */
export type Applies = OptionValues | readonly OptionValues[];

/** A contract or bonus as a profile lists it. Its amounts are for people; rules never read them from here. */
export interface ListedContract {
  readonly id: string;
  readonly rank: number;
  readonly value: string;
  readonly source: string;
  /** The bonus that the bid itself announces, which is paid besides; `any`: one that is named before play. */
  readonly bonus?: string;
}
interface ListedBonus {
  readonly id: string;
  readonly amounts: Amounts;
  readonly source: string;
}

export interface ProfileListing {
  readonly id: string;
  readonly contracts: readonly ListedContract[];
  readonly bonuses: readonly ListedBonus[];
  readonly options: readonly ListedOption[];
}

/** An option as a profile lists it, with the profile's value. */
export interface ListedOption {
  readonly id: string;
  readonly fallback: Json;
  readonly values: readonly Json[];
  /** Whether other values of the same shape may be agreed at the table. */
  readonly open: boolean;
  /** When it has an effect, as in `OptionSpec`. */
  readonly when?: Applies;
  readonly parts?: Readonly<Record<string, Applies>>;
}

/** In what scores are counted. */
export interface ScoreUnit {
  /** The head of a column of them. */
  readonly name: Text;
  /** An amount, `{n}`, and one after “with”. */
  readonly amount: Text;
  readonly withAmount: Text;
  /** Whether bare numbers need it beside them, because they would be taken for something else: cents for card points. */
  readonly isSaid?: true;
}

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
  /** What a player is told who pauses in a deal. */
  readonly pauses: Text;
  /** So many deals that everybody has dealt once: what one is called, and several. */
  readonly laps: { readonly one: Text; readonly many: Text };
}

/** An auction as somebody at the table sees it. */
export interface Auction {
  /** Everything that can be bid in it, also what is too low by now. */
  readonly bids: readonly Action[];
  /** What stands, and whose it is; several bids where games may stand beside each other. */
  readonly standing: readonly { readonly by: Seat; readonly bid: Action }[];
}

/** What is said at a table with certain rules, for people. Rules never read it. */
export interface TableWords {
  /**
   * An action of `by` (missing: the viewer) after what the view has in its history; `null`: the viewer cannot hear what it
   * was.
   */
  phrase(action: Action | null, view: View, by?: Actor): Phrase;
  /** The auction that is going on; `null`: none is. */
  auction(view: Pick<View, 'phase' | 'notes'>): Auction | null;
  /** A game as the viewer may know it: its name, then whatever else is fixed (declarer, called card, trump, target). */
  story(game: Partial<Game>, view?: View): readonly Fact[];
  /** The two sides of a game, as far as the viewer may know them; missing: there are none. */
  sides?(game: Partial<Game>, view: View): Sides | undefined;
  /** What has to be reached in a game; missing: nothing that is known before its end. */
  target?(game: Partial<Game>, view: View): Target | undefined;
  /** What is doubled: the game or a bonus. */
  item(item: Item): Fact;
  /**
   * By how much a finished game was won or lost: what was counted, and what it lacks or has too much; missing: a scorer of it counts
   * nothing, or it says nothing.
   */
  margin?(game: Game & Verdict): Fact | undefined;
  /** What a contract or a bonus is worth, where a bare number does not say it; missing: its listed value does. */
  price?(id: string): Text | undefined;
  /**
   * The line items of a deal, each in one row; missing: payments for the same reason side by side, with what they are worth and
   * what multiplies it.
   */
  bill?(row: Row, items: readonly LineItem[]): readonly BillRow[];
  /** Where cards lie now besides hands, piles and discards, in the order in which they are drawn. */
  places(view: Pick<View, 'phase' | 'zones'>): readonly TablePlace[];
}

/** Something a score sheet says of a deal, by its id among `EntryTexts.remarks`: of the game itself, or besides. */
export interface Remark {
  readonly id: string;
  readonly about: 'game' | 'deal';
  readonly seats?: readonly Seat[];
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
  /** Remarks on a deal, by id; `{names}` are the seats that it is about. */
  readonly remarks: Readonly<Record<string, Text>>;
  /** The heads of the columns of a printed score sheet, by field. */
  readonly columns: Readonly<Record<string, Text>>;
  /** Parts of an entry's JSON, for the place of a refusal. */
  readonly places: Readonly<Record<string, Text>>;
}

/** A page of the rule book, opened by its id: a contract, a bonus, or a part of the rules. */
export interface RulePage {
  readonly id: string;
  readonly group: 'basics' | 'contracts' | 'bonuses' | 'more';
  readonly title: Text;
  /** The paragraph of the specification. */
  readonly source: string;
  /** One or two sentences each. */
  readonly lines: readonly Text[];
}

/** A known way of running an evening of these games. */
export interface EveningPlan {
  readonly id: string;
  readonly name: Text;
  /** Deals of a round, by the size of the table. */
  readonly deals: Readonly<Record<number, number>>;
  /** `null`: as many as people like. */
  readonly rounds: number | null;
  /** Where it differs besides from a plain evening: fields of a format (docs/formats.md). */
  readonly differs?: Notes;
}

/** A family of games: Königrufen, Reform, ... */
export interface GameDefinition {
  readonly id: string;
  readonly rulesVersion: number;
  readonly texts: FamilyTexts;
  /** Numbers of seats it can be played with. */
  readonly tables: readonly number[];
  /** The direction of play seen from above: the next player sits to the right, or to the left. */
  readonly turns: 'counter-clockwise' | 'clockwise';
  readonly profiles: readonly ProfileListing[];
  /** The profile for people who play it for the first time; missing: the first. */
  readonly beginners?: string;
  /** The JSON of its score entries, whatever the options, for documents. */
  readonly entry: z.ZodType;
  /** Completes and checks the options of a profile. */
  tableRules(profile: string, options: Notes): Result<TableRules, Refusal>;
  /**
   * The options that follow from how an evening counts minus points (halved per round or per deal), with their required
   * values; nobody sets them separately. Missing: there are none.
   */
  halved?(halving: 'round' | 'deal' | null): Notes;
  /** Options that cannot be agreed on together; older files may nevertheless have them. */
  contradictions?(table: TableRules): readonly Refusal[];
  rules(table: TableRules): Rules;
  /** What a table with these options offers: its ladder, its bonuses, the values of its options. */
  listing(table: TableRules): ProfileListing;
  /** The rules of a table in words. */
  rulebook(table: TableRules): readonly RulePage[];
  /** What kind of thing an action is, whatever the table's rules. */
  groupOf(action: Action): PhraseGroup;
  words(table: TableRules): TableWords;
  /** How evenings with these rules are run in its clubs, the likeliest first; missing: nobody has said. */
  evenings?(table: TableRules): readonly EveningPlan[];
}
