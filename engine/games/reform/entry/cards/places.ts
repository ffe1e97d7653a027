import type { Claim } from './claims.ts';
import { type Kings, kingsOf, type Lying, type Setting, type Side, type Trull, trullsOf } from './worlds.ts';

/** Tricks without tarock and picture that a side has won. */
export const pipTricks = (claims: readonly Claim[], side: Side): number =>
  claims.reduce((sum, { bonus, of, count = 1 }) => sum + (bonus === 'naturstich' && of === side ? count : 0), 0);

/** What a part of the cards comes to: honours of the declarer's side and in the talon, and who won some in tricks, or in the last one. */
export interface Share {
  /** Those whose place is known, and others that may have been won in tricks or lie in the talon. */
  readonly honours: number;
  readonly free: number;
  readonly inTalon: Readonly<Record<Side, number>>;
  readonly won: Readonly<Record<Side, boolean>>;
  readonly last: Side | undefined;
}

function shareOf(
  cards: readonly Lying[],
  free: number,
  last: (Lying & { readonly isLast: boolean }) | undefined,
): Share {
  const of = (side: Side, isTalon: boolean): number =>
    cards.filter(({ by, won }) => (by === 'talon') === isTalon && won === side).length;
  return {
    honours: free + cards.filter(({ won }) => won === 'declarer').length,
    free,
    inTalon: { declarer: of('declarer', true), opponents: of('opponents', true) },
    won: { declarer: of('declarer', false) > 0, opponents: of('opponents', false) > 0 },
    last: last?.isLast ? last.won : undefined,
  };
}

/** Many ways come to the same: one of each key. */
export const distinct = <T>(all: readonly T[], keyOf: (one: T) => string | number): readonly T[] => [
  ...new Map(all.map((one) => [keyOf(one), one])).values(),
];

/** A way in which some cards can lie, with what it comes to. */
export type Placed<Part> = Part & { readonly share: Share; readonly key: string };

const placed = <Part extends object>(part: Part, share: Share): Placed<Part> => {
  const { honours, free, inTalon, won, last } = share;
  const key = [honours, free, inTalon.declarer, inTalon.opponents, won.declarer, won.opponents, last].join();
  return { ...part, share, key };
};

/** What each of them comes to, once. */
export const sharesOf = (all: readonly Placed<unknown>[]): readonly Share[] =>
  distinct(all, ({ key }) => key).map(({ share }) => share);

/** The ways of the Trull and of the kings. */
interface Ways {
  readonly trulls: readonly Placed<Trull>[];
  readonly kings: readonly Placed<Kings>[];
}

/** They hang on nothing but the setting, of which there are few. */
const WAYS = new Map<string, Ways>();

export function waysIn(setting: Setting): Ways {
  const { seats, king, exchanged, left, kaiserstich, inSets } = setting;
  const id = [seats.declarer, king, exchanged, left.declarer, left.opponents, kaiserstich, inSets].join();
  const known = WAYS.get(id);
  if (known) return known;
  const ways: Ways = {
    trulls: trullsOf(setting).map((one) => placed(one, shareOf([one.pagat, one.mond, one.skues], 0, one.pagat))),
    kings: kingsOf(setting).map((one) => placed(one, shareOf(one.called ? [one.called] : [], one.own, one.called))),
  };
  WAYS.set(id, ways);
  return ways;
}
