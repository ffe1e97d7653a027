import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { checkBy, type EntryTable } from '#engine/entry/check.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { Answers, EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { Row } from '#engine/kernel/score.ts';
import type { BonusId } from '../bonuses.ts';
import { refusal } from '../refusals.ts';
import { ALL, isNoDeal, noDealRow, rowOf } from '../row.ts';
import { activeSeats, type Ruleset } from '../ruleset.ts';
import { conflictsIn } from './conflicts.ts';
import { type Fault, faultsIn, opponentsIn } from './faults.ts';
import { FEWER, SIDES } from './fields.ts';
import { bestOf, isBest } from './weak.ts';

/** Checks a score entry into the row that the played deal would have (tuebingen §12). `sheet`: that of the ruleset. */
export const checkOf = (ruleset: Ruleset, sheet: EntrySheet): Rules['check'] =>
  checkBy({
    sheet,
    active: activeSeats,
    refuse: (answers, at) =>
      faultsIn(ruleset, answers, at).map(([code, field]) => refusal(code, { field }, 'tuebingen §12')),
    impossible: (answers, at) =>
      impossibleIn(ruleset, answers, at).map(([code, field]) => refusal(code, { field }, 'tuebingen §12')),
    row: (answers, at) => enteredRow(ruleset, answers, at),
  });

/** What no deal can have, although each answer is right by itself. */
function impossibleIn(ruleset: Ruleset, answers: Answers, at: EntryTable): readonly Fault[] {
  const contract = ruleset.find(answers['contract'] as string);
  if (!contract) return [];
  const { points, best, declarer } = answers;
  const opponents = at.active.filter((seat) => seat !== declarer);
  const dealer = opponents.indexOf(at.dealer);
  const isRight =
    best === undefined || isBest(ruleset.options, Number(best), ALL - Number(points), dealer < 0 ? null : dealer);
  return isRight ? conflictsIn({ ruleset, contract, answers, at }) : [['points-impossible', 'best']];
}

function enteredRow(ruleset: Ruleset, answers: Answers, { table, dealer, active }: EntryTable): Row {
  const { contract, declarer, partner, points = 0, tricks } = answers;
  if (isNoDeal(contract)) return noDealRow(contract, table, dealer);
  const facts = {
    contract: must(ruleset.find(contract as string), 'a contract'),
    declarer: Number(declarer),
    ...(partner !== undefined && { partner: Number(partner) }),
    points: Number(points),
    best: bestIn(ruleset, answers, active, dealer),
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
function bestIn(
  { options, hasPutRight }: Ruleset,
  { best, totals, declarer, weak = [] }: Answers,
  active: readonly number[],
  dealer: number,
): number {
  if (totals === undefined) return Number(best ?? 0);
  const seats = active.filter((seat) => seat !== declarer);
  const ticked = seats.flatMap((seat, i) => ((weak as readonly Json[]).includes(seat) ? [i] : []));
  const limits = hasPutRight('weak-as-they-fit')
    ? options
    : ({ ...options, 'empty-trick-scope': 'per-opponent' } as const);
  return bestOf(limits, opponentsIn(totals as readonly Json[], seats, dealer), ticked);
}
