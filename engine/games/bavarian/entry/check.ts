import { must } from '../../../core/assert-never.ts';
import type { Json } from '../../../core/json.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { fail, ok, type Result } from '../../../core/result.ts';
import { from, type Seat } from '../../../core/seat.ts';
import { checkAnswers } from '../../../entry/check.ts';
import type { Answers, EntrySheet } from '../../../kernel/entry-sheet.ts';
import type { Row } from '../../../kernel/score.ts';
import { afterDealer } from '../../../phases/seats.ts';
import { STEPS } from '../kontra.ts';
import { refusal, type RefusalCode } from '../refusals.ts';
import { PASSED_OUT, passedOutRow, rowOf } from '../row.ts';
import { PLAYING, type Ruleset } from '../ruleset.ts';
import { ALL, asksForAllTricks, WITHOUT_TRICKS } from './fields.ts';

/** Checks a score entry into the row that the played deal would have (bavarian §12). `sheet`: that of the ruleset. */
export function check(
  ruleset: Ruleset,
  sheet: EntrySheet,
  entry: Json,
  table: number,
  dealer: Seat,
): Result<Row, readonly Refusal[]> {
  const active = afterDealer(PLAYING)(table, dealer);
  const wrong = faultsIn(ruleset, entry, active).flatMap(([isWrong, code, field]) =>
    isWrong ? [refusal(code, { field }, 'bavarian §12')] : [],
  );
  if (wrong.length > 0) return fail(wrong);
  return checkAnswers(sheet, entry, { table, active }, dealer, (answers) =>
    ok(
      answers['contract'] === PASSED_OUT
        ? passedOutRow(table, dealer)
        : played(ruleset, answers, table, dealer, active),
    ),
  );
}

const isPossible = (points: Json | undefined): boolean =>
  typeof points !== 'number' || (points >= 0 && points <= ALL && points !== 1 && points !== ALL - 1);

type Fault = readonly [isWrong: boolean, code: RefusalCode, field: string];

/** What the rules of the game know better than the description of the entry; its shape may still be anything. */
function faultsIn(ruleset: Ruleset, entry: Json, active: readonly Seat[]): readonly Fault[] {
  const { contract: id, declarer, points, allTricks } = (entry ?? {}) as Answers;
  const contract = ruleset.find(id as string);
  if (!contract) return [];
  const sitsOut = typeof declarer === 'number' && !active.includes(declarer);
  return [
    [sitsOut, 'declarer-sits-out', 'declarer'],
    [
      !sitsOut && contract.usesStock && !ruleset.mayUseStock(Number(declarer), active),
      'stock-only-for-dealer',
      'declarer',
    ],
    [!isPossible(points), 'points-impossible', 'points'],
    [allTricks === 'declarer' && points !== ALL && asksForAllTricks(ruleset), 'durch-needs-120', 'points'],
    [
      allTricks === 'defenders' && !WITHOUT_TRICKS.has(Number(points)) && asksForAllTricks(ruleset),
      'no-tricks-points',
      'points',
    ],
  ];
}

function played(ruleset: Ruleset, answers: Answers, table: number, dealer: Seat, active: readonly Seat[]): Row {
  const { contract, declarer: seat, points, allTricks, kontra, trump } = answers;
  const declarer = Number(seat);
  const defender = must(from(declarer, active)[1], 'a defender');
  const trumps = must(ruleset.find(contract as string), 'a contract').trumps(ruleset.options);
  const named = trump ?? (trumps.length === 1 ? trumps[0] : undefined);
  return rowOf(ruleset, {
    ...{ table, dealer, points: Number(points) },
    game: { declarer, contract: contract as string, with: named === undefined ? {} : { trump: named } },
    doublings: STEPS.slice(0, Number(kontra)).map((step, i) => ({ step, by: i % 2 === 0 ? defender : declarer })),
    allTricks: allTricks === 'declarer' ? declarer : allTricks === 'defenders' ? defender : undefined,
  });
}
