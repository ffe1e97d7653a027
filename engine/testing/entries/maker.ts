import type { Json, Notes } from '#engine/core/json.ts';
import type { Rng } from '#engine/core/rng.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { Stack } from '../reach/stack.ts';

/** A score entry and the table that it belongs to. */
export interface Made {
  readonly entry: Json;
  readonly profile: string;
  readonly options: Notes;
  readonly table: number;
  readonly dealer: number;
}

export type Make = (rng: Rng) => Made;

/** Entries that no deal can have, for one reason that stands in the text, and the code with which they are refused. */
export interface Wrong {
  readonly code: string;
  readonly make: Make;
}

/** How entries of a family are made, from the text of its rules and not from the code that checks them. */
export interface EntryMaker {
  readonly game: GameDefinition;
  /** Those with which the family refuses an entry. */
  readonly codes: readonly string[];
  /** By reason. Every code of the family's entries is among them. */
  readonly impossible: Readonly<Record<string, Wrong>>;
  /** Entries just within what is possible, by reason. */
  readonly atLimits: Readonly<Record<string, Make>>;
  /** Deals to be played whose entries are possible: their cards, and options with which they say most. */
  readonly played: {
    readonly options: Notes;
    readonly stack?: Stack;
    /** What somebody may write of a deal instead of what the program notes; the note itself comes besides. */
    readonly written?: (record: DealRecord, noted: Json, rng: Rng) => readonly Json[];
  };
}
