import { must } from '../../../core/assert-never.ts';
import type { Json } from '../../../core/json.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Seat } from '../../../core/seat.ts';
import { checkAnswers } from '../../../entry/check.ts';
import { doublingsInTurn } from '../../../entry/doublings.ts';
import type { Side } from '../../../judging/sides.ts';
import type { Answers, EntrySheet } from '../../../kernel/entry-sheet.ts';
import type { Row } from '../../../kernel/score.ts';
import { afterDealer } from '../../../phases/seats.ts';
import type { Contract } from '../contract.ts';
import { ALL } from '../counted.ts';
import { STEPS } from '../kontra.ts';
import { refusal, type RefusalCode } from '../refusals.ts';
import { defenderIn, rowOf, type Facts } from '../row.ts';
import { PLAYING, type Ruleset } from '../ruleset.ts';
import { asksForAllTricks, NONE, WITHOUT_TRICKS } from './fields.ts';

/** Checks a score entry into the row that the played deal would have (bavarian §12). `sheet`: that of the ruleset. */
export function check(
  ruleset: Ruleset,
  sheet: EntrySheet,
  entry: Json,
  table: number,
  dealer: Seat,
): Result<Row, readonly Refusal[]> {
  const active = afterDealer(PLAYING)(table, dealer);
  const refuse = (answers: Answers): readonly Refusal[] =>
    faultsIn(ruleset, answers, active).map(([code, field]) => refusal(code, { field }, 'bavarian §12'));
  const played = (answers: Answers) => ok(rowOf(ruleset, factsIn(ruleset, answers, active), table, dealer, active));
  return checkAnswers(sheet, entry, { table, active }, dealer, played, refuse);
}

const isPossible = (points: number): boolean => points >= 0 && points <= ALL && points !== 1 && points !== ALL - 1;

type Fault = readonly [code: RefusalCode, field: string];

/** What the rules of the game know better than the description of the entry; its shape may still be anything. */
function faultsIn(ruleset: Ruleset, answers: Answers, active: readonly Seat[]): readonly Fault[] {
  const { contract: id, declarer, points } = answers;
  const contract = ruleset.find(id as string);
  if (!contract) return [];
  return [
    ...(Number.isInteger(declarer) ? declarerFaults(ruleset, contract, Number(declarer), active) : []),
    ...(typeof points === 'number'
      ? pointsFaults(points, asksForAllTricks(ruleset) ? answers['allTricks'] : NONE)
      : []),
  ];
}

function declarerFaults(
  ruleset: Ruleset,
  { usesStock }: Contract,
  declarer: Seat,
  active: readonly Seat[],
): readonly Fault[] {
  if (!active.includes(declarer)) return [['declarer-sits-out', 'declarer']];
  return usesStock && !ruleset.mayUseStock(declarer, active) ? [['stock-only-for-dealer', 'declarer']] : [];
}

function pointsFaults(points: number, took: Json | undefined): readonly Fault[] {
  if (!isPossible(points)) return [['points-impossible', 'points']];
  if (took === 'declarer' && points !== ALL) return [['durch-needs-120', 'points']];
  return took === 'defenders' && !WITHOUT_TRICKS.has(points) ? [['no-tricks-points', 'points']] : [];
}

function factsIn(ruleset: Ruleset, answers: Answers, active: readonly Seat[]): Facts {
  const { contract, declarer, points, allTricks = NONE, kontra, trump } = answers;
  const trumps = must(ruleset.find(contract as string), 'a contract').trumps(ruleset.options);
  const named = trump ?? (trumps.length === 1 ? trumps[0] : undefined);
  const game = {
    declarer: Number(declarer),
    contract: contract as string,
    with: named === undefined ? {} : { trump: named },
  };
  return {
    game,
    points: Number(points),
    doublings: doublingsInTurn(STEPS.slice(0, Number(kontra)), defenderIn(game, active), game.declarer),
    allTricks: allTricks === NONE ? undefined : (allTricks as Side),
  };
}
