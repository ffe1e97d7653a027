import type { Card, Zone } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Text } from '#engine/core/text.ts';
import type { LineItem } from '../score.ts';

/**
 * What kind of thing somebody says or does. `quiet` lets things be: it is said by whoever wants nothing. `bid`, `call`,
 * `bonus` and `doubling` are what they are called; `take` gets cards from the table, `play` gives one to the trick; every
 * other decision is a `choice`.
 */
export const PHRASE_GROUPS = ['quiet', 'bid', 'call', 'bonus', 'doubling', 'take', 'choice', 'play'] as const;
export type PhraseGroup = (typeof PHRASE_GROUPS)[number];

/** What a text mentions by placeholder (`fill`). A seat is named as somebody, or as the object of the sentence ("to you"). */
export type PhraseValue =
  | { readonly card: Card }
  | { readonly cards: readonly Card[] }
  | { readonly seat: Seat; readonly object?: true }
  | { readonly zone: Zone }
  /** A number of parts of one of the family's units (`EntrySheet.units`): thirds of a point, tricks. */
  | { readonly count: number; readonly unit: string }
  /** What has a name in both languages: a suit. */
  | { readonly text: Text }
  | number;

/** Something that a family says, in both languages, with placeholders for what the reader names in their own way. */
export interface Fact {
  readonly text: Text;
  /** By placeholder. */
  readonly values?: Readonly<Record<string, PhraseValue>>;
  /** The page of the rule book that explains it. */
  readonly rule?: string;
  /** What it makes of a player: the declarer, the partner. */
  readonly role?: { readonly seat: Seat; readonly name: Text };
}

/** By how much a finished game was won or lost. */
export interface Margin extends Fact {
  /** What the declarer's side has counted, from how much on that is enough, and all there is, in one unit; missing: no such count. */
  readonly scale?: { readonly reached: number; readonly enough: number; readonly all: number };
  /** What the opponents have counted, where it was they who had to reach something: a sheet says it instead of the declarer's count. */
  readonly opponents?: Fact;
  /** How it came to an end, where what was counted does not tell that: a sheet says it before the count. */
  readonly ending?: Fact;
}

/** What an action is called at the table; its `text` stands on a button. A value has the name of the action's field. */
export interface Phrase extends Fact {
  /** As it is said. */
  readonly say: Text;
  readonly group: PhraseGroup;
  readonly values: Readonly<Record<string, PhraseValue>>;
  /** What is asked where it can be said; missing: what is always asked about its group. */
  readonly ask?: Text;
  /** Where chosen cards go. */
  readonly place?: Text;
  /** The names of its values, where they are chosen one by one out of many such actions. */
  readonly labels?: Readonly<Record<string, Text>>;
  /** How a bid is named where it stands, and who bid it; missing: its `text`. */
  readonly stands?: Text;
  /** The part of the ladder that a bid belongs to, by id (`FamilyTexts.ladders`). */
  readonly ladder?: string;
  /** Its place in all of the ladder or, in another group, among what is said of that group; from 1. */
  readonly rank?: number;
  /**
   * Whether people really play it, so that it is offered before the whole ladder; of many actions whose values are chosen one by one, the
   * one that is proposed.
   */
  readonly usual?: true;
  /** What it is, in one sentence. */
  readonly line?: Text;
  /** What is won or lost by it from each opponent, before doublings. */
  readonly worth?: { readonly won: Text; readonly lost: Text };
  /** What it is one of several ways of; missing: there is only this one. */
  readonly variant?: Variant;
  /** Whether it cannot be made good: to be pressed with care. */
  readonly danger?: true;
  /** What several cards count together that are played as one, where the trick goes by that; it stands beside them. */
  readonly sum?: number;
  /** Whether it ends one's turn: it is said instead of a quiet word, where others of its group are said before one. */
  readonly ends?: true;
}

/** One of several ways of the same bid: they share everything but their terms. */
interface Variant {
  /** The bid that they are ways of. */
  readonly of: string;
  readonly name: Text;
  /** What is asked where one of them is chosen; missing: how it is played. */
  readonly ask?: Text;
  /** What is agreed in this one, by the name of the action's field; the others have the same fields. */
  readonly terms: Readonly<Record<string, Text>>;
}

/** How a deal ended for somebody in a game without a declarer. */
export interface SeatVerdict {
  readonly seat: Seat;
  readonly result: 'made' | 'lost';
  /** By what. */
  readonly why: Fact;
}

/** Who plays with whom, as far as somebody knows: who is in neither list may still belong to either side. */
export interface Sides {
  /** The declarer's side, the declarer first. */
  readonly players: readonly Seat[];
  readonly opponents: readonly Seat[];
}

/**
 * What a game is won by, and what it is counted by what somebody has won: points, tricks, or how many cards they are; `nothing`: what they
 * count is not told before the end.
 */
export interface Target extends Fact {
  readonly counts: 'points' | 'tricks' | 'cards' | 'nothing';
}

/** What a sheet says of something that was paid besides its amounts; what is missing goes without saying. */
export interface LineFacts {
  /** What it is called as it arose, where that is another name. */
  readonly name?: Text;
  /** How the amount comes about that is multiplied. */
  readonly base?: Fact;
  /** Why it was lost. */
  readonly why?: Fact;
  /** Whether it is its whole side's: the seat that it is noted for only stands for it. */
  readonly isOfSide?: boolean;
}

/** A row of a deal's settlement as people write it. */
export interface BillRow {
  /** The line items that it stands for, all paid for one reason; the first one names it. */
  readonly items: readonly LineItem[];
  /** How its amount comes about, with the numbers; `null`: what everybody gets says it all. */
  readonly how: Fact | null;
}

/** Cards that lie side by side in an order that somebody gives them. */
export interface ArrangedPart {
  readonly name: Text;
  readonly cards: readonly Card[];
  /** Whether they follow one another in time: each that is still in hand shows its place. */
  readonly numbered?: true;
}

/** A place on the table where cards lie that belong to nobody; several with the same name are parts of one. */
export interface TablePlace {
  readonly zone: Zone;
  readonly name: Text;
  /** What distinguishes it from others of this name. */
  readonly part?: Text;
  /** In the middle of the table, or aside: it still lies there, but the cards that are played have the room. */
  readonly lies: 'middle' | 'aside';
  /** Of what is played: each card in front of its player, or one on the other in the order of play; missing: as a trick. */
  readonly as?: 'trick' | 'pile';
}
