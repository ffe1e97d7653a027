import type { z } from 'zod';
import type { Json } from '#engine/core/json.ts';
import type { Amounts } from '../score.ts';

/** A table option: one of a few values, with a default. */
export interface OptionSpec {
  readonly fallback: Json;
  /** Every allowed value, or typical ones where `open` is set. */
  readonly values: readonly Json[];
  /** What replaces a value in evenings and files of earlier versions, by `keyOf` of what is written there. */
  readonly earlier?: Readonly<Record<string, Json>>;
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
