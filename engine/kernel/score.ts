import type { Card } from '../core/card.ts';
import { isEqual } from '../core/equal.ts';
import type { Notes } from '../core/json.ts';
import type { Rational } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';

/** One declarer's standing game; several, even unlike ones, stand side by side in bei games. */
export interface Game {
  readonly declarer: Seat;
  readonly contract: string;
  /** The called king. */
  readonly called?: Card;
  /** Its holder; missing while a declarer plays alone. A view has it only when the viewer may know. */
  readonly partner?: Seat;
  /** What was said with it: bird, stichzwang, talon way, level. */
  readonly with: Notes;
}

/**
 * How an item arose: with the bid, silently, announced before play, announced before that in the dark (before the talon),
 * shown from the hand, or claimed after play. Tables of amounts list them in this order.
 */
export const STAGES = ['bid', 'silent', 'announced', 'before', 'meld', 'claimed'] as const;
export type Stage = (typeof STAGES)[number];

/** What a thing is worth by how it arose; where there is none, it does not count that way. */
export type Amounts = Readonly<Partial<Record<Stage, string>>>;

/** The stage whose amount counts: what a bid announces is announced. */
export const countedStage = (stage: Stage): Stage => (stage === 'bid' ? 'announced' : stage);

/** The stages for which anything has an amount, in their order. */
export const stagesIn = (listed: readonly { readonly amounts: Amounts }[]): readonly Stage[] =>
  STAGES.filter((stage) => listed.some(({ amounts }) => amounts[stage] !== undefined));

/** One step of doubling: `kontra` (2), `rekontra` (4), and who said it. */
export interface Doubling {
  readonly step: string;
  readonly by: Seat;
  /** Said before the exchange, where that counts otherwise. */
  readonly early?: true;
}

/** By what line items name a step: one that was said early counts otherwise, and is named otherwise. */
export const doublingCode = ({ step, early }: Doubling): string => (early ? `early-${step}` : step);

/** Who will not be bound by a step that their own side has said, nor by those after it. */
interface Protest {
  readonly by: Seat;
  /** The step, from 1. */
  readonly of: number;
}

/** A thing settled and doubled by itself: `game` (negative games: one for each pair) or a bonus id. */
export interface Item {
  readonly about: string;
  readonly stage: Stage;
  readonly by: Seat;
  /** The seats it is played against; empty while sides are not known. */
  readonly against: readonly Seat[];
  readonly doublings: readonly Doubling[];
  /** Missing: everybody is bound by all of them. */
  readonly protests?: readonly Protest[];
}

/** An item as it arises: nobody has doubled it, and its sides are those of its game. */
export const itemOf = <S extends Stage>(about: string, stage: S, by: Seat): Item & { readonly stage: S } => ({
  ...{ about, stage, by },
  against: [],
  doublings: [],
});

/** How a game or a bonus ended; `measure` is the family's own number (thirds, tricks). */
export interface Verdict {
  readonly result: 'made' | 'lost' | 'draw';
  readonly measure?: number;
  /** Numbers of the tricks that decided it, from 1; only where it was played. */
  readonly proof?: readonly number[];
}

/** Every deal, read from a played one or typed in: what a scorer knows of it, and all that `settle` needs. */
export interface Row {
  /** Seats at the table, a pausing dealer included. */
  readonly table: number;
  readonly dealer: Seat;
  /** How it ended: `annulled`, `redeal`, `agreed` (`common-entries.ts`), or the family's word: `played`, `conceded`, ... */
  readonly outcome: string;
  readonly games: readonly (Game & Verdict)[];
  readonly items: readonly (Item & Verdict)[];
  /** By seat: thirds if everybody plays alone, else tricks; the family says which. */
  readonly measures?: readonly number[];
  /** Further counts by seat, under the family's own names: tricks beside thirds. */
  readonly counts?: Readonly<Record<string, readonly number[]>>;
  readonly notes: Notes;
}

/** The outcome of a deal in which everybody passed, where the cards are thrown in then and the next one deals. */
export const PASSED_OUT = 'passed-out';

export const passedOutRow = (table: number, dealer: Seat): Row => ({
  ...{ table, dealer, outcome: PASSED_OUT, games: [], items: [], notes: {} },
});

/** The outcome, in every family, of a deal that was thrown in and is dealt again by the same dealer. */
export const REDEAL = 'redeal';

/** The outcome of an entry between two deals for which nothing is dealt (a price without a deal). */
export const BESIDE = 'beside';

/** Whether a row counts as one of its round's deals: one that is dealt again, or an entry between deals, never does. */
export const countsAsDeal = ({ outcome }: Pick<Row, 'outcome'>): boolean => outcome !== REDEAL && outcome !== BESIDE;

/** Whether two rows say the same; only for a deal played in the app is it known which tricks decided it, and who said what doubles. */
export const isSameRow = (one: Row, other: Row): boolean => isEqual(asOnPaper(one), asOnPaper(other));

/** Whether line items pay the same for the same reasons. */
export const areSameItems = (some: readonly LineItem[], others: readonly LineItem[]): boolean =>
  isEqual(asOnPaper(some), asOnPaper(others));

/** As it would be read from a file: fields that are there but empty are left out, and what nobody writes down. */
const asOnPaper = (paid: Row | readonly LineItem[]): unknown =>
  JSON.parse(
    JSON.stringify(paid, (key, value: unknown) => {
      if (key === 'proof') return undefined;
      return key === 'doublings' ? (value as readonly Doubling[]).map(({ by: _, ...said }) => said) : value;
    }),
  );

/** What happened between two deals, in the family's words (`misdeal`), and to whom. */
export interface BesideNote {
  readonly code: string;
  readonly by: Seat;
}

/** The note of a row that is no deal: `notes.beside`; `undefined` if it has none, as an ordinary redeal. */
export function besideIn(row: Row): BesideNote | undefined {
  const note = row.notes['beside'];
  if (countsAsDeal(row) || typeof note !== 'object' || note === null || Array.isArray(note)) return undefined;
  const { code, by } = note as Notes;
  return typeof code === 'string' && typeof by === 'number' && by < row.table ? { code, by } : undefined;
}

/** Who can win or lose points: a seat, the pot, or nobody (where only one side is written down). */
export type Purse = Seat | 'pot' | 'nobody';

/** Points on the score sheet, money at the desk (where it differs), the pot of the evening. */
export const SCORE_ACCOUNTS = ['score', 'money', 'kassa'] as const;
export type ScoreAccount = (typeof SCORE_ACCOUNTS)[number];

/**
 * How the points of a deal add up on the score account: to nothing; to what only one side is written down with; to nothing
 * together with what goes into a pot or comes out of it.
 */
export const BALANCES = ['zero-sum', 'one-sided', 'with-pot'] as const;
export type Balance = (typeof BALANCES)[number];

/** What a player's total can be by the rules of a table alone, in its points; an agreement can make it anything. */
export interface Totals {
  /** More than this per deal is asked about: nobody wins it in every deal. */
  readonly usual: number;
  /** Over few deals more than this is asked about: a single one may bring it. */
  readonly rare: number;
  /** More than this per deal is refused: no deal brings it, with everything that multiplies. */
  readonly most: number;
  /** Whether no deal takes points away. */
  readonly onlyGrow: boolean;
  /** Whether every deal is written down in whole points. */
  readonly areWhole: boolean;
}

/** A named multiplier of a line item; `only` limits it to one account. */
export interface Factor {
  readonly code: string;
  readonly by: Rational;
  readonly only?: ScoreAccount;
}

/** One reason to pay: amount = base × factors. Totals are sums of these and nothing else. */
export interface LineItem {
  /** What for: a contract id, a bonus id, or a reason of the family's own. */
  readonly code: string;
  /** How it arose, where that makes a difference (a bonus announced or silent). */
  readonly stage?: Stage;
  readonly from: Purse;
  readonly to: Purse;
  readonly base: Rational;
  readonly factors: readonly Factor[];
  readonly only?: ScoreAccount;
  /** Numbers of the tricks that decided it, from 1. */
  readonly proof?: readonly number[];
  /**
   * Paid because of the series: before the deal (an ante), or after it (the bonus for a target, a share of the pot). It
   * counts in totals, but is no part of what the deal itself brought. Missing: it is.
   */
  readonly beside?: 'before' | 'after';
}

/** What the series lends to a deal: its number from 1, factors for every item (double round), the pot, totals, flags. */
export interface Situation {
  readonly deal: number;
  readonly factors: readonly Factor[];
  readonly pot: Rational;
  /** What each seat has won since the series began, antes for this deal included; missing: nothing is known of it. */
  readonly totals?: readonly Rational[];
  /** Whether other tables play the same cards: the pack is dealt as it lies, and nobody cuts it. Missing: it is this table's own. */
  readonly sameCards?: true;
  readonly notes: Notes;
}
