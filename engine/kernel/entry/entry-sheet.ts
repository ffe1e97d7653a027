import type { Json } from '#engine/core/json.ts';
import type { Unit } from '#engine/core/pack.ts';
import type { Parts } from '#engine/core/rational.ts';

/**
 * What a scorer is asked about a deal from paper: a family declares it once as data. The page, printed columns, the
 * comparison of two entries, the shape of the JSON and `check` all read this description (`engine/entry`).
 */
export interface EntrySheet {
  /** Who plays each of its games, in the order in which they are offered. */
  readonly parties: Readonly<Record<string, Parties>>;
  /** Whether a declarer may have a partner in any of them; if not, nobody need be told that one plays alone. */
  readonly partners: boolean;
  readonly units: readonly Unit[];
  /** In the order in which they are asked; the first says which game it was. */
  readonly fields: readonly Field[];
  /** Into what amounts are divided: what the family's scores are (`ScoreUnit`). */
  readonly parts: Parts;
  /** Whether points are written down for each by itself, and nobody pays them; missing: what one gets, others pay. */
  readonly oneSided?: true;
  /** The fields that get a column on a printed score sheet. */
  readonly columns: readonly string[];
}

/**
 * Who plays a game: a declarer, alone or with a partner, against the others (`sides`); everybody alone, whoever chose it (`each`);
 * declarers beside each other, each with a game of their own (`several`).
 */
export const PARTIES = ['sides', 'each', 'several'] as const;
export type Parties = (typeof PARTIES)[number];

/** Every field named has one of these values; a field that is not asked has its fallback. */
type Condition = Readonly<Record<string, readonly Json[]>>;
/** When a field is asked: under this condition, or under any of several. */
export type When = Condition | readonly Condition[];

/** What follows from the answer to another field of the same row or around it; a row's own id means the one around. */
export interface By<T> {
  readonly by: string;
  readonly of: Readonly<Record<string, T>>;
}

/** Seats that may be named: all at the table, those that play, or those of them that another field does not name. */
export type Who = 'all' | 'active' | { readonly but: string };

interface Asked {
  readonly id: string;
  readonly when?: When;
  /** What it is as long as nobody says otherwise; such an answer need not be written. */
  readonly fallback?: Json | By<Json>;
  /** It may stay empty, always or with some answers to others. */
  readonly optional?: true | When;
}

/** One of a few values. Where only one is possible it is taken and not asked, where none is it is not asked either. */
export interface ChoiceField extends Asked {
  readonly kind: 'choice';
  readonly values: readonly Json[] | By<readonly Json[]>;
  /** What the values are; missing: the family's texts name them under `field:value`. */
  readonly names?: 'contracts' | 'bonuses';
  /** Where a row is put into words, its fallback is left out. */
  readonly unsaid?: true;
}

/** Yes or no; no, as long as nobody says so. */
export interface TickField extends Asked {
  readonly kind: 'tick';
}

/** A seat, or one of the answers in `also`. */
export interface SeatField extends Asked {
  readonly kind: 'seat';
  readonly of: Who;
  readonly also?: readonly string[];
}

/** Some seats, in any order. */
export interface SeatsField extends Asked {
  readonly kind: 'seats';
  readonly of: Who;
  readonly most: number;
}

/** A number of parts of a unit; `beside`: the choice that it makes precise, which is followed by it. */
export interface CountField extends Asked {
  readonly kind: 'count';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly beside?: string;
}

/** An exact amount of points, as a string; `signed`: it may also be lost, or be 0. */
export interface AmountField extends Asked {
  readonly kind: 'amount';
  readonly signed?: true;
}

/** A line of text. */
export interface TextField extends Asked {
  readonly kind: 'text';
  readonly most: number;
}

/**
 * The same of each of several seats: a list by seat with `null` for the others or, where there is a fallback, what
 * differs from it by seat. `sum`: what all counts add up to.
 */
export interface EachField extends Asked {
  readonly kind: 'each';
  readonly of: Who;
  readonly what: CountField | ChoiceField | AmountField;
  readonly sum?: number;
}

/** Any number of rows up to `most`. */
export interface RowsField extends Asked {
  readonly kind: 'rows';
  readonly what: readonly Field[];
  readonly most: number;
  /** The choice by which a row is named, and added. */
  readonly key?: string;
  /** No two rows say the same in these fields: nobody is named twice, or no pair is. */
  readonly once?: readonly string[];
  /** A row that is always there, or as long as field `on` has an answer; what is known of it is not asked. */
  readonly given?: {
    readonly on?: string;
    readonly row: Readonly<Record<string, { readonly as: string } | { readonly is: Json }>>;
  };
}

/** One question. */
export type Field =
  ChoiceField | TickField | SeatField | SeatsField | CountField | AmountField | TextField | EachField | RowsField;

/** What was answered, by field; a field that is not asked is missing. */
export type Answers = Readonly<Record<string, Json>>;

/** How a family's entries lie in files where they are not simply the answers. */
export interface EntryLayout {
  write(answers: Answers): Json;
  /** `undefined`: the sheet does not ask for everything that the entry says. */
  read(entry: Json): Answers | undefined;
  /** The path among the answers for a path in the entry, where something was refused. */
  placeOf(path: string, answers: Answers): string;
}
