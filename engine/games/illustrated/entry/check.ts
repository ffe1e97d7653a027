import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { checkBy, type EntryTable } from '#engine/entry/check.ts';
import { doublingsInTurn } from '#engine/entry/doublings.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { Answers, EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { Doubling, Row } from '#engine/kernel/score.ts';
import { afterDealer } from '#engine/phases/seats.ts';
import { STEPS } from '../phases/said.ts';
import { refusal } from '../refusals.ts';
import { type Noted, rowOf, trischakenRow } from '../row.ts';
import { PLAYING, type Ruleset } from '../ruleset.ts';
import { impossibleIn } from './claims.ts';
import { faultsIn, thirdsFrom } from './faults.ts';
import { COUNTS, NONE } from './fields.ts';

/** Checks a score entry into the row that the played deal would have (illustrated §13). `sheet`: that of the ruleset. */
export const checkOf = (ruleset: Ruleset, sheet: EntrySheet): Rules['check'] =>
  checkBy({
    sheet,
    active: afterDealer(PLAYING),
    elsewhere: [COUNTS],
    refuse: (answers) => faultsIn(ruleset, answers).map(([code, field]) => refusal(code, { field }, 'illustrated §13')),
    impossible: (answers, { active }) => refuseImpossible(ruleset, answers, active),
    row: (answers, at) => enteredRow(ruleset, answers, at),
  });

/** Refuses a game of a declarer that no cards can have brought about (illustrated §13). */
function refuseImpossible(ruleset: Ruleset, answers: Answers, active: readonly Seat[]): readonly Refusal[] {
  const contract = must(ruleset.find(answers['contract'] as string), 'a contract');
  if (!contract.hasDeclarer) return [];
  const { game, thirds, noted } = factsIn(ruleset, answers, active);
  const { declarer } = game;
  const defenders = active.filter((seat) => seat !== declarer);
  const wrong = impossibleIn(ruleset, { ...{ declarer, defenders, thirds, noted }, cards: contract.cards });
  return wrong ? [refusal(wrong[0], { field: wrong[1] }, 'illustrated §13')] : [];
}

function enteredRow(ruleset: Ruleset, answers: Answers, { table, dealer, active }: EntryTable): Row {
  if (ruleset.find(answers['contract'] as string)?.hasDeclarer === true)
    return rowOf(ruleset, factsIn(ruleset, answers, active), table, dealer);
  const counts = (answers['counts'] as readonly (number | null)[]).map((count) => count ?? 0);
  return trischakenRow(counts, must(active[0], 'forehand'), table, dealer);
}

function factsIn(ruleset: Ruleset, answers: Answers, active: readonly Seat[]) {
  const { contract, level = 'basic', gameKontra = NONE, gameKontraWhen } = answers;
  const declarer = Number(answers['declarer']);
  const other = must(from(declarer, active)[1], 'a defender');
  const doublings = (step: Json, by: Seat, early: boolean): readonly Doubling[] =>
    doublingsInTurn(
      STEPS.slice(0, (STEPS as readonly Json[]).indexOf(step) + 1),
      by === declarer ? other : declarer,
      by,
    ).map((one) => (early ? { ...one, early: true } : one));
  const rows = (answers['bonuses'] ?? []) as readonly (Answers & Pick<Noted, 'id' | 'stage'>)[];
  return {
    game: { declarer, contract: contract as string, with: { level } },
    thirds: thirdsFrom(must(ruleset.find(contract as string), 'a contract'), Number(answers['points'])),
    doublings: doublings(gameKontra, declarer, gameKontraWhen === 'before'),
    noted: rows.map(({ id, stage, by = declarer, made = true, kontra = NONE }): Noted => ({
      id,
      stage,
      by: Number(by),
      made: made === true,
      doublings: doublings(kontra, Number(by), stage === 'before'),
    })),
  };
}
