import type { Format } from '#engine/tournament/format/schema.ts';
import type {
  Check,
  DealResult,
  EveningState,
  Penalty,
  PlayedGame,
  Player,
  Redeal,
  RoundTotal,
  Team,
} from '#engine/tournament/state/types.ts';

/** Every field of something, and whether all may know it: a new field does not compile until that is decided. */
type Fields<T> = Readonly<Record<keyof T, boolean>>;

declare const CHOSEN: unique symbol;
/** Only the fields that all may know; the mark exists for the compiler alone. */
export type Shown<T> = T & { readonly [CHOSEN]: true };

/** Copies what all may know. */
export const shown = <T extends object>(value: T, fields: Fields<T>): Shown<T> =>
  Object.fromEntries(
    Object.entries(value).filter(([key]) => Object.hasOwn(fields, key) && fields[key as keyof T]),
  ) as Shown<T>;

export const FORMAT: Fields<Format> = {
  ...{ deals: true, dealsAtFive: true, dealsAtThree: true, rounds: true, minutes: true, target: true, entry: true },
  ...{
    oneSeries: true,
    secondEntry: true,
    confirmation: true,
    tieBreaks: true,
    placePoints: true,
    halving: true,
    season: true,
  },
  ...{ duplicate: true, final: true },
  cash: false,
};
export const RULES: Fields<EveningState['rules']> = { family: true, profile: true, options: true, rulesVersion: true };
export const PLAYER: Fields<Player> = {
  id: true,
  name: true,
  groups: true,
  presence: true,
  formerly: true,
  carried: true,
  staysAt: false,
};
export const GAME: Fields<PlayedGame> = { tables: true, pausing: true, balance: true, parts: true };
export const TEAM: Fields<Team> = { name: true, size: true, members: true, grouped: true };
const RESULT: Fields<DealResult> = {
  ...{ deal: true, row: true, settlement: true, source: true, entry: true, at: true, by: true, reason: true },
  ...{ check: true, sealed: true, ends: true, closing: true, inTime: true },
};
export const REDEALT: Fields<Redeal> = {
  ...{ deal: true, row: true, settlement: true, ends: true, entry: true, at: true, by: true },
  nextDeals: true,
};
/** Who checked and whether it agrees, but not what they wrote. */
export const CHECK: Fields<Check> = { by: true, agrees: true, other: false };
const TOTAL: Fields<RoundTotal> = { points: true, deals: true, at: true, by: true, reason: true, check: true };
export const PENALTY: Fields<Penalty> = {
  id: true,
  player: true,
  round: true,
  points: true,
  cents: true,
  reason: true,
};

export const publicResult = (result: DealResult): DealResult => ({
  ...shown(result, RESULT),
  ...(result.check && { check: shown(result.check, CHECK) }),
});

export const publicTotal = (total: RoundTotal): RoundTotal => ({
  ...shown(total, TOTAL),
  ...(total.check && { check: shown(total.check, CHECK) }),
});
