import type { Refusal } from '#engine/core/refusal.ts';
import { isCountable, type Suit, SUITS } from '#engine/decks/deck-36.ts';
import { checkBy, type EntryTable } from '#engine/entry/check.ts';
import { doublingsInTurn } from '#engine/entry/doublings.ts';
import { SIDES } from '#engine/judging/sides.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { Answers, EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { Row } from '#engine/kernel/score.ts';
import { choiceOfTrumps } from '../contracts/contract.ts';
import { activeSeats } from '../deal/seats.ts';
import type { Counted } from '../goals/goal.ts';
import { STEPS } from '../kontra.ts';
import { ALL } from '../played/counted.ts';
import { refusal, type RefusalCode } from '../refusals.ts';
import { defenderIn, gameOf, rowOf } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { asksForAllTricks, BETTEL_WON, NONE, WITHOUT_TRICKS } from './fields.ts';

/** Checks a score entry into the row that the played deal would have (bavarian §12). `sheet`: that of the ruleset. */
export const checkOf = (ruleset: Ruleset, sheet: EntrySheet): Rules['check'] =>
  checkBy({
    sheet,
    active: activeSeats,
    elsewhere: [BETTEL_WON.id],
    refuse: (answers, at) => faultsIn(ruleset, answers, at),
    row: (answers, at) => enteredRow(ruleset, answers, at),
  });

/** What the rules of the game know better than the description of the entry; its shape may still be anything. */
function faultsIn(ruleset: Ruleset, answers: Answers, { active }: EntryTable): readonly Refusal[] {
  const id = answers['contract'];
  const contract = ruleset.find(id as string);
  if (!contract) return ruleset.isLeftOut(id) ? [refusal('not-agreed', { field: 'contract' }, 'bavarian §9')] : [];
  const declarer = Number.isInteger(answers['declarer']) ? Number(answers['declarer']) : null;
  const points = typeof answers['points'] === 'number' ? answers['points'] : null;
  const target = typeof answers['target'] === 'number' ? answers['target'] : null;
  const { kontra, trump } = answers;
  const trumps = choiceOfTrumps(contract, ruleset.options);
  const took = asksForAllTricks(ruleset) ? answers['allTricks'] : NONE;
  const all: readonly (readonly [code: RefusalCode, field: string, isSo: boolean])[] = [
    [
      'not-agreed',
      'allTricks',
      answers['allTricks'] !== undefined && ruleset.payment === 'fixed' && !asksForAllTricks(ruleset),
    ],
    ['kontra-above-limit', 'kontra', Number.isInteger(kontra) && Number(kontra) > ruleset.options['kontra-max']],
    ['not-these-trumps', 'trump', trumps.length > 0 && SUITS.some((suit) => suit === trump && !trumps.includes(suit))],
    ['declarer-sits-out', 'declarer', declarer !== null && !active.includes(declarer)],
    ['stock-only-for-dealer', 'declarer', declarer !== null && !ruleset.mayPlay(contract, declarer, active)],
    ['target-not-on-ladder', 'target', target !== null && contract.targets?.includes(target) === false],
    ['points-impossible', 'points', points !== null && !isCountable(points)],
    ['durch-needs-120', 'points', points !== null && took === 'declarer' && points !== ALL],
    ['no-tricks-points', 'points', points !== null && took === 'defenders' && !WITHOUT_TRICKS.has(points)],
  ];
  return all.flatMap(([code, field, isSo]) => (isSo ? [refusal(code, { field }, 'bavarian §12')] : []));
}

function enteredRow(ruleset: Ruleset, answers: Answers, at: EntryTable): Row {
  const { contract, declarer, points, allTricks, bettelWon, kontra, trump, target } = answers;
  const game = gameOf(ruleset, Number(declarer), {
    contract: contract as string,
    trump: trump as Suit | undefined,
    target: target as number | undefined,
  });
  const sweeper = SIDES.find((side) => side === allTricks);
  const counted: Counted =
    ruleset.contractOf(game).goal.counts === 'points'
      ? { points: Number(points), ...(sweeper && { allTricks: sweeper }) }
      : { noTrick: bettelWon === true };
  return rowOf(ruleset, at, {
    ...{ game, counted },
    doublings: doublingsInTurn(STEPS.slice(0, Number(kontra)), defenderIn(game, at.active), game.declarer),
  });
}
