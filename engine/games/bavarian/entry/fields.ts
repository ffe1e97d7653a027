import { PACK_36, sumsOf } from '#engine/decks/deck-36.ts';
import { byAnswer, byContract, commonFields, gameField, partiesBy } from '#engine/kernel/entry/common-entries.ts';
import type { ChoiceField, CountField, EntrySheet, SeatField } from '#engine/kernel/entry/entry-sheet.ts';
import { PASSED_OUT } from '#engine/kernel/score.ts';
import { choiceOfTrumps, type Contract } from '../contracts/contract.ts';
import type { Goal } from '../goals/goal.ts';
import { STEPS } from '../kontra.ts';
import { ALL, TARGET } from '../played/counted.ts';
import type { Ruleset } from '../ruleset.ts';
import { CENTS } from '../score-unit.ts';

/** What a scorer is asked (bavarian §12). */

/** What three cards can count: all that a declarer has who takes no trick. */
export const WITHOUT_TRICKS = sumsOf(3);

/** Nobody took all tricks. */
export const NONE = 'none';

const DECLARER: SeatField = { id: 'declarer', kind: 'seat', of: 'active' };
/** How often the game was doubled. */
const LEVELS = [0, ...STEPS.map((_, i) => i + 1)];
const POINTS: CountField = { id: 'points', kind: 'count', unit: PACK_36.unit.id, min: 0, max: ALL };

/** Who took all tricks, where the points leave it open; a Schwarz is all the points as well. */
const allTricksOf = (ruleset: Ruleset): ChoiceField => ({
  id: 'allTricks',
  kind: 'choice',
  fallback: NONE,
  values: byAnswer('points', [
    ...(ruleset.payment === 'sharp' ? [[0, withoutPoints(ruleset)] as const] : OPEN_WITHOUT_TRICKS),
    [ALL, [NONE, 'declarer']],
  ]),
});

const OPEN_WITHOUT_TRICKS = [...WITHOUT_TRICKS].map((sum) => [sum, [NONE, 'defenders']] as const);

/** With no points a declarer of the sharp game has no trick either: three of its four nines were stock or discards. */
const withoutPoints = (ruleset: Ruleset): readonly string[] =>
  ruleset.hasPutRight('no-points-no-trick') ? ['defenders'] : [NONE, 'defenders'];

/** Whether a game without a trick was made. */
export const BETTEL_WON: ChoiceField = { id: 'bettelWon', kind: 'choice', values: [true, false] };

/** How many points a game was played for. */
const targetOf = (contracts: readonly Contract[]): ChoiceField => ({
  id: 'target',
  kind: 'choice',
  fallback: TARGET,
  values: byContract(contracts, ({ targets = [] }) => targets),
});

/** Whether somebody who took all tricks is paid for it, so that it is asked (B3). */
export const asksForAllTricks = ({ options, payment }: Ruleset): boolean =>
  payment === 'points' || payment === 'sharp' || (payment === 'fixed' && options['fixed-durch'] > 0);

const withGoal = (contracts: readonly Contract[], counts: Goal['counts']) => ({
  contract: contracts.filter(({ goal }) => goal.counts === counts).map(({ id }) => id),
});

/** The sheet of a table. */
export function sheetOf(ruleset: Ruleset): EntrySheet {
  const { contracts, options } = ruleset;
  const ids = contracts.map(({ id }) => id);
  const when = { contract: ids };
  const [byPoints, byTricks] = [withGoal(contracts, 'points'), withGoal(contracts, 'tricks')];
  const asksAllTricks = asksForAllTricks(ruleset);
  const asksTricks = byTricks.contract.length > 0;
  const withTargets = contracts.some(({ targets }) => targets);
  const parties = partiesBy(contracts, () => 'sides');
  return {
    parties,
    partners: false,
    units: [PACK_36.unit],
    parts: CENTS.parts,
    columns: [
      'contract',
      ...(withTargets ? ['target'] : []),
      ...['trump', 'declarer', 'points'],
      ...(asksAllTricks ? ['allTricks'] : []),
      ...(asksTricks ? ['bettelWon'] : []),
      'kontra',
    ],
    fields: [
      gameField(parties, [PASSED_OUT]),
      { ...DECLARER, when },
      ...(withTargets ? [targetOf(contracts)] : []),
      { ...POINTS, when: byPoints },
      ...(asksAllTricks ? [{ ...allTricksOf(ruleset), when: byPoints }] : []),
      ...(asksTricks ? [{ ...BETTEL_WON, when: byTricks }] : []),
      { id: 'kontra', kind: 'choice', fallback: 0, values: LEVELS.slice(0, 1 + options['kontra-max']), when },
      {
        id: 'trump',
        kind: 'choice',
        optional: true,
        values: byContract(contracts, (contract) => choiceOfTrumps(contract, options)),
        when,
      },
      ...commonFields(),
    ],
  };
}
