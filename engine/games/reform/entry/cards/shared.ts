import { DECK_54, thirdsOf } from '#engine/decks/deck-54.ts';
import { PLAYING, TALON } from '#engine/games/reform/sizes.ts';

/** How card points can be shared out where everybody plays alone (reform §1, §7.3). */

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
}

/** The talon goes to whoever wins the last trick. */
const cardsOf = ({ tricks }: Share, hasTalon: boolean): number => PLAYING * tricks + (hasTalon ? TALON : 0);

/** Whether somebody's tricks can be worth that, with the talon or without it. */
export const canBeWorth = (share: Share): boolean =>
  share.thirds <= (MOST[cardsOf(share, true)] ?? 0) && share.thirds >= (LEAST[cardsOf(share, false)] ?? 0);

/**
 * Whether all of them can have what they have of one pack: no two or three of them more than as many cards can be worth, whoever has
 * the talon. That what each counts must also leave a certain rest by three is not asked: the vectors of the specification do not
 * (reform §11, 63).
 */
export const canBeShared = (shares: readonly Share[]): boolean =>
  shares.some(
    (last) =>
      last.tricks > 0 &&
      groupsOf(shares).every((group) => {
        const cards = group.reduce((sum, share) => sum + cardsOf(share, share === last), 0);
        return group.reduce((sum, { thirds }) => sum + thirds, 0) <= (MOST[cards] ?? 0);
      }),
  );

/** All groups of them, from nobody to everybody. */
const groupsOf = (shares: readonly Share[]): readonly (readonly Share[])[] =>
  shares.reduce<readonly (readonly Share[])[]>(
    (groups, share) => groups.flatMap((group) => [group, [...group, share]]),
    [[]],
  );
