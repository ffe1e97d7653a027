import type { Contract } from '../contracts/contract.ts';
import { isMissedByFar } from '../row.ts';

/** Whether neither a negative game nor its Sürtaxe can change any more in the tricks that are left (reform §7.6). */
export function isDecided(contract: Contract, tricks: number, left: number): boolean {
  if (contract.kind !== 'negative') return false;
  const ends = Array.from({ length: left + 1 }, (_, more) => tricks + more);
  const isAlways = (ask: (end: number) => boolean): boolean => ends.every((end) => ask(end) === ask(tricks));
  return isAlways((end) => end === contract.tricks) && isAlways((end) => isMissedByFar(contract, end));
}
