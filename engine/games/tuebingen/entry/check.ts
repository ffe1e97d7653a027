import type { Json } from '../../../core/json.ts';
import { must } from '../../../core/assert-never.ts';
import { checkBy, type EntryTable } from '../../../entry/check.ts';
import type { Rules } from '../../../kernel/deal/rules.ts';
import type { Answers, EntrySheet } from '../../../kernel/entry/entry-sheet.ts';
import type { Row } from '../../../kernel/score.ts';
import type { BonusId } from '../bonuses.ts';
import { refusal } from '../refusals.ts';
import { isNoDeal, noDealRow, rowOf } from '../row.ts';
import { activeSeats, type Ruleset } from '../ruleset.ts';
import { faultsIn } from './faults.ts';
import { FEWER, SIDES } from './fields.ts';

/** Checks a score entry into the row that the played deal would have (tuebingen §12). `sheet`: that of the ruleset. */
export const checkOf = (ruleset: Ruleset, sheet: EntrySheet): Rules['check'] =>
  checkBy({
    sheet,
    active: activeSeats,
    refuse: (answers, at) =>
      faultsIn(ruleset, answers, at).map(([code, field]) => refusal(code, { field }, 'tuebingen §12')),
    row: (answers, at) => enteredRow(ruleset, answers, at),
  });

function enteredRow(ruleset: Ruleset, answers: Answers, { table, dealer }: EntryTable): Row {
  const { contract, declarer, partner, points = 0, tricks } = answers;
  if (isNoDeal(contract)) return noDealRow(contract, table, dealer);
  const facts = {
    contract: must(ruleset.find(contract as string), 'a contract'),
    declarer: Number(declarer),
    ...(partner !== undefined && { partner: Number(partner) }),
    points: Number(points),
    best: bestIn(answers),
    tricks: tricks === FEWER || tricks === undefined ? 0 : Number(tricks),
    strafen: ((answers['strafen'] ?? []) as readonly Answers[]).map(({ id, side, n }) => ({
      id: id as BonusId,
      side: side === SIDES[0] ? ('declarer' as const) : ('defenders' as const),
      ...(n !== undefined && { length: Number(n) }),
    })),
  };
  return rowOf(facts, table, dealer);
}

/** The best opponent's points, with those of the weak ones who were ticked (tuebingen §7.3). */
function bestIn({ best, totals, weak = [] }: Answers): number {
  if (totals === undefined) return Number(best ?? 0);
  const all = (totals as readonly (number | null)[]).map((total) => total ?? 0);
  const ticked = weak as readonly Json[];
  const added = (seat: number): number =>
    all.reduce((sum, total, other) => (other === seat || ticked.includes(other) ? sum + total : sum), 0);
  return Math.max(...(totals as readonly (number | null)[]).map((total, seat) => (total === null ? 0 : added(seat))));
}
