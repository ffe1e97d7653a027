import type { Refusal } from '#engine/core/refusal.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { Row } from '#engine/kernel/score.ts';
import type { DealResult, TableState } from '../state/types.ts';

/**
 * What a correction adds to a result that comes too late by the rules of its game (`late`): the table has written something after
 * it, a deal or an entry between two.
 */
export function addedLate(
  late: Rules['late'],
  { results, redeals = [] }: Pick<TableState, 'results' | 'redeals'>,
  before: Pick<DealResult, 'deal' | 'row'>,
  after: Row,
): readonly Refusal[] {
  const isFollowed = [...results, ...redeals].some(({ deal }) => deal > before.deal);
  return isFollowed && late ? late(before.row, after) : [];
}
