import type { Json } from '#engine/core/json.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Noted } from '../noted.ts';

/** What a scorer says of how a game ended (reform §14). */

/** A game for points: they say it, or somebody does who has not counted them. */
export const BY_POINTS = 'points';

/** What a game is called for which nobody pays, by what it is: won with the wrong suit, or forced late (reform §7.6, §7.9). */
const UNPAID = { 'first-and-last': 'wrong-suit', passing: 'jubel' } as const;

const hasUnpaid = (kind: Contract['kind']): kind is keyof typeof UNPAID => Object.hasOwn(UNPAID, kind);

/** Whether nothing is counted: somebody says how it ended. */
export const isSaid = ({ kind }: Pick<Contract, 'kind'>): boolean => hasUnpaid(kind);

/** What may be said of a contract; nothing, where other answers say all. */
export function resultsOf(contract: Contract): readonly Json[] {
  const { kind } = contract;
  if (hasUnpaid(kind)) return ['won', UNPAID[kind], 'lost'];
  if (contract.kind !== 'positive') return [];
  // Where the points are what is paid, somebody has counted them (reform §7.10).
  return contract.squared ? [BY_POINTS] : [BY_POINTS, 'won', 'lost'];
}

/** What is noted of an answer. */
export const resultNoted = ({ kind }: Pick<Contract, 'kind'>, answer: Json | undefined): Pick<Noted, 'result'> => {
  if (answer === 'won' || answer === 'lost') return { result: answer };
  return hasUnpaid(kind) && answer === UNPAID[kind] ? { result: 'unpaid' } : {};
};

/** The answer that was noted so. */
export const resultSaid = ({ kind }: Pick<Contract, 'kind'>, result: Noted['result']): Json =>
  result === 'unpaid' && hasUnpaid(kind) ? UNPAID[kind] : (result ?? BY_POINTS);
