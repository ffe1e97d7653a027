import type { Json } from '#engine/core/json.ts';
import type { EntryTable } from '#engine/entry/check.ts';
import type { Answers } from '#engine/kernel/entry/entry-sheet.ts';
import { LEAST_RUN } from '../bonuses.ts';
import { largestHand } from '../cards.ts';
import { type Contract, isForTricks } from '../contracts/contract.ts';
import { CONTRACTS } from '../contracts/index.ts';
import type { RefusalCode } from '../refusals.ts';
import { ALL } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { COUNTED } from './fields.ts';
import { canBeWeak, isOwnTotal, mustBeWeak, type Opponent } from './weak.ts';

/** Why an entry cannot be, and where. */
export type Fault = readonly [code: RefusalCode, field: string];

const isNumber = (value: Json | undefined): value is number => typeof value === 'number' && Number.isInteger(value);

/** What the rules of the game know better than the description of an entry; its shape may still be anything. */
export function faultsIn(ruleset: Ruleset, answers: Answers, at: EntryTable): readonly Fault[] {
  const { contract: id, declarer, partner, points } = answers;
  const contract = ruleset.find(typeof id === 'string' ? id : undefined);
  if (!contract) return isOff(ruleset, id) ? [['option-off', 'contract']] : [];
  const mine = isNumber(points) && !isForTricks(contract) ? points : undefined;
  const withDealer = declarer === at.dealer || partner === at.dealer;
  const mayBe = isNumber(declarer) && (!contract.hasPartner || isNumber(partner));
  return [
    ...(contract.hasPartner && partner !== undefined && partner === declarer
      ? [['partner-is-declarer', 'partner'] as const]
      : []),
    ...(contract.isConcealed && isNumber(declarer) && declarer !== at.dealer
      ? [['raus-concealed-not-dealer', 'declarer'] as const]
      : []),
    ...(mine !== undefined && mayBe && !isPossible(mine, withDealer) ? [['points-impossible', 'points'] as const] : []),
    ...strafenFaults(ruleset, contract, answers),
    ...(mine !== undefined && !contract.hasPartner ? opponentFaults(ruleset, answers, mine, at) : []),
  ];
}

/** What is only played or entered where a table has agreed on it. */
function isOff({ options }: Ruleset, id: Json | undefined): boolean {
  if (id === CONTRACTS.tout.id || id === 'throw-in') return !options['tout-query'];
  if (id === CONTRACTS['raus-concealed'].id) return !options['raus-concealed-allowed'];
  return id === 'stecken' && !options['stecken-allowed'];
}

/** Strafen of a Tout are agreed or not; a run is neither shorter than counts nor longer than a hand. */
function strafenFaults({ options }: Ruleset, contract: Contract, { strafen }: Answers): readonly Fault[] {
  if (!Array.isArray(strafen)) return [];
  if (isForTricks(contract) && !options['strafen-in-tout']) return [['option-off', 'strafen']];
  return (strafen as readonly Json[]).flatMap((row, i): readonly Fault[] => {
    const n = typeof row === 'object' && row !== null && !Array.isArray(row) ? (row as Answers)['n'] : undefined;
    if (!isNumber(n)) return [];
    if (n < LEAST_RUN) return [['run-too-short', `strafen.${i}.n`]];
    return n > largestHand(options) ? [['run-too-long', `strafen.${i}.n`]] : [];
  });
}

/** The dealer's side has at least what was laid away, the other nothing or a trick. */
function isPossible(points: number, withDealer: boolean): boolean {
  const theirs = withDealer ? points : ALL - points;
  return theirs >= 1 && theirs !== ALL - 1;
}

function opponentFaults(ruleset: Ruleset, answers: Answers, points: number, at: EntryTable): readonly Fault[] {
  const { counted = COUNTED[0], best, totals, weak, declarer } = answers;
  if (counted === COUNTED[0]) {
    if (!isNumber(best)) return [];
    if (points + best > ALL) return [['sum-too-high', 'best']];
    return 3 * best < ALL - points ? [['best-too-low', 'best']] : [];
  }
  if (!Array.isArray(totals) || totals.length !== at.table) return [];
  const seats = at.active.filter((seat) => seat !== declarer);
  if (!seats.every((seat) => isNumber((totals as readonly Json[])[seat]))) return [];
  const all = opponentsIn(totals as readonly Json[], seats, at.dealer);
  const sum = all.reduce((together, { total }) => together + total, points);
  const odd = seats.find((_, i) => !all.slice(i, i + 1).every(isOwnTotal));
  const isTicked = (i: number): boolean => Array.isArray(weak) && (weak as readonly Json[]).includes(seats[i] ?? null);
  const isMissing = all.some((one, i) => !isTicked(i) && mustBeWeak(ruleset.options, one));
  return [
    ...(odd === undefined ? [] : [['points-impossible', `totals.${odd}`] as const]),
    ...(odd === undefined && sum !== ALL ? [['totals-not-91', 'totals'] as const] : []),
    ...(canBeWeak(
      ruleset.options,
      all.filter((_, i) => isTicked(i)),
    )
      ? []
      : [['weak-impossible', 'weak'] as const]),
    ...(odd === undefined && isMissing ? [['weak-missing', 'weak'] as const] : []),
  ];
}

/** What the opponents of a Raus have, in the order of their seats. */
export const opponentsIn = (totals: readonly Json[], seats: readonly number[], dealer: number): readonly Opponent[] =>
  seats.map((seat) => ({ total: Number(totals[seat] ?? 0), isDealer: seat === dealer }));
