import type { Pairs } from '#engine/testing/other-worlds.ts';

/** A message that tells what its hearer may not know, and how to see it again. */
export interface Leak {
  /** `npm run taint -- 1 SEED GAME` plays only this game. */
  readonly game: number;
  readonly family: string;
  /** How many actions were done before. */
  readonly after: number;
  readonly onlooker: string;
  readonly message: string;
  /** Which cards were swapped, and where the messages differ; or the card that was named. */
  readonly detail: string;
}

/** What a run of games came to. */
export interface Summary {
  readonly games: number;
  /** Messages that were sent, and how many of them were compared with those of another deal. */
  readonly messages: number;
  readonly compared: number;
  readonly pairs: Readonly<Pairs>;
  /** The same for choices that somebody could not hear. */
  readonly choices: Readonly<Pairs>;
  /** By contract and kind of onlooker: tables that were compared while the contract was played. */
  readonly coverage: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By kind of message. */
  readonly kinds: Readonly<Record<string, number>>;
  /** By command: questions whose answers were compared. */
  readonly asked: Readonly<Record<string, number>>;
  /** How often somebody wanted something taken back or redone. */
  readonly takenBack: number;
  /** Messages to people who may see nothing of the table, because others are still to play its cards. */
  readonly keptOut: number;
  readonly leaks: readonly Leak[];
}

export const NOTHING: Summary = {
  games: 0,
  messages: 0,
  compared: 0,
  pairs: { possible: 0, impossible: 0 },
  choices: { possible: 0, impossible: 0 },
  coverage: {},
  kinds: {},
  asked: {},
  takenBack: 0,
  keptOut: 0,
  leaks: [],
};

/** The sum of two runs. */
export const together = (one: Summary, other: Summary): Summary => ({
  games: one.games + other.games,
  messages: one.messages + other.messages,
  compared: one.compared + other.compared,
  pairs: bothOf(one.pairs, other.pairs),
  choices: bothOf(one.choices, other.choices),
  kinds: merged(one.kinds, other.kinds, (a = 0, b = 0) => a + b),
  asked: merged(one.asked, other.asked, (a = 0, b = 0) => a + b),
  coverage: merged(one.coverage, other.coverage, (a = {}, b = {}) => merged(a, b, (c = 0, d = 0) => c + d)),
  takenBack: one.takenBack + other.takenBack,
  keptOut: one.keptOut + other.keptOut,
  leaks: [...one.leaks, ...other.leaks],
});

const merged = <T>(
  one: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  add: (a: T | undefined, b: T | undefined) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].sort().map((key) => [key, add(one[key], other[key])]),
  );

const bothOf = (one: Readonly<Pairs>, other: Readonly<Pairs>): Pairs => ({
  possible: one.possible + other.possible,
  impossible: one.impossible + other.impossible,
});
