import { isEqual } from '#engine/core/equal.ts';
import type { Parts } from '#engine/core/rational.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { ResolvedRules } from '#engine/kernel/family/resolve-rules.ts';
import type { TournamentRefusal } from '../refusals.ts';
import type { PlayedGame } from './types.ts';

/** What events say nothing of: tables of four, and of five of whom the dealer pauses. */
export const FOUR_PLAY: PlayedGame = { tables: [4, 5], pausing: [5], balance: 'zero-sum' };

/** What an evening with these rules has to know of the game, for it knows none by name. */
export const playedGame = ({ game: { tables, texts }, rules }: Pick<ResolvedRules, 'game' | 'rules'>): PlayedGame => ({
  tables,
  pausing: tables.filter((size) => !rules.active(size, 0).includes(0)),
  balance: rules.balance,
  ...(texts.score.parts !== 'shares' && { parts: texts.score.parts }),
});

/**
 * Whether a file's game is that of its rules. Earlier versions took points for shared that are whole, or rounded to hundredths; such an
 * evening goes on as it began.
 */
export function isGameOf(game: PlayedGame, ready: Pick<ResolvedRules, 'game' | 'rules'>): boolean {
  const now = playedGame(ready);
  const { parts, ...earlier } = now;
  return isEqual(game, now) || (parts !== 'hundredths' && isEqual(game, earlier));
}

/** Into what its scores are divided. */
export const partsOf = ({ parts }: PlayedGame): Parts => parts ?? 'shares';

/** It as an event has it: missing where four play. */
export const inEvent = (game: PlayedGame): { readonly game?: PlayedGame } => (isEqual(game, FOUR_PLAY) ? {} : { game });

/** Numbers of seats that a table with these rules may have: the one that was agreed, else any that the game is played with. */
export function sizesFor(
  { options }: Pick<TableRules, 'options'>,
  { tables }: Pick<PlayedGame, 'tables'>,
): readonly number[] {
  const agreed = options['table-size'];
  return typeof agreed === 'number' ? tables.filter((size) => size === agreed) : tables;
}

/** Seats at a table by default. */
export const tableSize = (rules: Pick<TableRules, 'options'>, game: Pick<PlayedGame, 'tables'>): number | undefined =>
  sizesFor(rules, game)[0];

/** What is said of an amount that cannot come about where points are divided so. */
export const ODD_AMOUNT: Readonly<Record<Parts, TournamentRefusal>> = {
  shares: 'odd-fraction',
  hundredths: 'odd-hundredths',
  whole: 'odd-whole',
  rounded: 'odd-rounded',
};
