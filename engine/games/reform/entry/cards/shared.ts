import { DECK_54, thirdsOf } from '#engine/decks/deck-54.ts';
import { PLAYING, TALON } from '#engine/games/reform/sizes.ts';

/** How card points can be shared out where they are counted for each player (reform §1, §7.3, §7.9). */

/** Running totals of cards. Of the pack they are, at index n, the most that n cards can be worth, or the least. */
const sums = (cards: readonly number[]): readonly number[] =>
  cards.reduce<readonly number[]>((all, card) => [...all, (all.at(-1) ?? 0) + card], [0]);
const BY_WORTH = DECK_54.map(thirdsOf).sort((a, b) => b - a);
const MOST = sums(BY_WORTH);
const LEAST = sums([...BY_WORTH].reverse());

/** What somebody has: tricks, and thirds of a point. */
export interface Share {
  readonly tricks: number;
  readonly thirds: number;
  /** Whether they play against all others. */
  readonly isDeclarer: boolean;
}

/** How many cards of the talon each can have got, by who they are: every way to share it out. */
type Taken = (shares: readonly Share[]) => readonly (readonly number[])[];

/** The whole of it goes to whoever wins the last trick. */
export const lastTaken: Taken = (shares) =>
  shares.flatMap(({ tricks }, last) => (tricks > 0 ? [shares.map((_, i) => (i === last ? TALON : 0))] : []));

/** The declarer gives each card of it to an opponent. */
export const givenAway: Taken = (shares) =>
  shares
    .reduce<readonly (readonly number[])[]>(
      (ways, { isDeclarer }) => ways.flatMap((way) => (isDeclarer ? [0] : UP_TO_ALL).map((cards) => [...way, cards])),
      [[]],
    )
    .filter((way) => way.reduce((sum, cards) => sum + cards, 0) === TALON);
const UP_TO_ALL = Array.from({ length: TALON + 1 }, (_, cards) => cards);

/** Whether somebody's tricks can be worth that, with as much of the talon as they may have got, or without any. */
export const canBeWorth = ({ tricks, thirds }: Omit<Share, 'isDeclarer'>, talon: number): boolean =>
  thirds <= (MOST[PLAYING * tricks + talon] ?? 0) && thirds >= (LEAST[PLAYING * tricks] ?? 0);

/**
 * Whether all of them can have what they have of one pack: no two or three of them more than as many cards can be worth, however the
 * talon was shared out. That what each counts must also leave a certain rest by three is not asked: the vectors of the specification do
 * not (reform §11, 63).
 */
export const canBeShared = (shares: readonly Share[], taken: Taken): boolean =>
  taken(shares).some((talon) =>
    groupsOf(shares.map(({ tricks, thirds }, i) => ({ thirds, cards: PLAYING * tricks + (talon[i] ?? 0) }))).every(
      (group) => sumOf(group, 'thirds') <= (MOST[sumOf(group, 'cards')] ?? 0),
    ),
  );

interface Pile {
  readonly thirds: number;
  readonly cards: number;
}

const sumOf = (group: readonly Pile[], what: keyof Pile): number => group.reduce((sum, pile) => sum + pile[what], 0);

/** All groups of them, from nobody to everybody. */
const groupsOf = (piles: readonly Pile[]): readonly (readonly Pile[])[] =>
  piles.reduce<readonly (readonly Pile[])[]>(
    (groups, pile) => groups.flatMap((group) => [group, [...group, pile]]),
    [[]],
  );
