import type { Json } from '../../../core/json.ts';
import type { EntryTable } from '../../../entry/check.ts';
import type { Answers } from '../../../kernel/entry/entry-sheet.ts';
import { CONTRACTS } from '../contracts/index.ts';
import { isForTricks } from '../contract.ts';
import { ALL } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { conflictsIn, type Fault } from './conflicts.ts';
import { COUNTED } from './fields.ts';

/** What four half-point cards count, and what the Ski adds to them. */
const [EMPTY_TRICK, SKI] = [2, 4];
/** The most that two cards laid away count. */
const LAID = 7;

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
    ...(mine !== undefined && !contract.hasPartner ? opponentFaults(ruleset, answers, mine, at) : []),
    ...conflictsIn(ruleset.options, answers['strafen']),
  ];
}

/** What is only played or entered where a table has agreed on it. */
function isOff({ options }: Ruleset, id: Json | undefined): boolean {
  if (id === CONTRACTS.tout.id || id === 'throw-in') return !options['tout-query'];
  if (id === CONTRACTS['raus-concealed'].id) return !options['raus-concealed-allowed'];
  return id === 'stecken' && !options['stecken-allowed'];
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
  if (!Array.isArray(totals)) return [];
  const others = at.active.filter((seat) => seat !== declarer);
  const theirs = others.map((seat) => [seat, (totals as readonly Json[])[seat]] as const);
  if (!theirs.every(([, total]) => isNumber(total))) return [];
  const sum = theirs.reduce((all, [, total]) => all + Number(total), points);
  const odd = theirs.find(([seat, total]) => !isOwnTotal(Number(total), seat === at.dealer));
  const isTicked = (seat: number): boolean => Array.isArray(weak) && (weak as readonly Json[]).includes(seat);
  const strong = theirs.some(
    ([seat, total]) => isTicked(seat) && Number(total) > mostOfWeak(ruleset, seat === at.dealer),
  );
  return [
    ...(odd ? [['points-impossible', `totals.${odd[0]}`] as const] : []),
    ...(!odd && sum !== ALL ? [['totals-not-91', 'totals'] as const] : []),
    ...(strong ? [['weak-impossible', 'weak'] as const] : []),
  ];
}

/** Somebody alone has nothing or a trick; the dealer at least what was laid away. */
const isOwnTotal = (total: number, isDealer: boolean): boolean =>
  isDealer ? total >= 1 && total !== ALL - 1 : total !== 1 && total !== ALL;

const mostOfWeak = ({ options }: Ruleset, isDealer: boolean): number =>
  EMPTY_TRICK * options['empty-trick-limit'] + SKI + (isDealer ? LAID : 0);
