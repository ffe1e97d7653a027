import type { Json } from '#engine/core/json.ts';
import type { Contract } from '#engine/games/reform/contracts/contract.ts';
import { EMPTIED_ENDINGS, TRAIN_ENDINGS, type TrainEnding } from '#engine/games/reform/noted.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { TABLES } from '#engine/games/reform/seats.ts';
import { isCounted } from '#engine/games/reform/settlement/verdicts.ts';
import { ALL_THIRDS, TALON, TRICKS } from '#engine/games/reform/sizes.ts';
import { byAnswer, byContract } from '#engine/kernel/entry/common-entries.ts';
import type { By, CountField, Field } from '#engine/kernel/entry/entry-sheet.ts';
import { resultsOf } from '../results.ts';
import { type Asked, isRiding, type Riding } from './asked.ts';

/** What a scorer is asked of games that are played for something else than points, or that end before the last trick (reform §14). */

/** How a game for a hand of one suit can end: braking is not for all of them, and only a fixed order can break the rules (reform §7.7). */
export const endingsOf = ({ train, declarerPlays }: Riding): readonly TrainEnding[] =>
  TRAIN_ENDINGS.filter((ending) => {
    if (ending === 'brake') return train.brake === true;
    return ending !== 'renege' || declarerPlays === 'fixed-order';
  });

/** How it ended; where nobody is asked, the game itself stands for it. */
function endingField({ riding }: Asked, { contracts }: Ruleset): Field {
  return {
    id: 'ending',
    kind: 'choice',
    values: byContract(riding, endingsOf),
    fallback: {
      by: 'contract',
      of: Object.fromEntries(contracts.filter((one) => !isRiding(one)).map(({ id }) => [id, id])),
    },
  };
}

/** What may be said of how a game ended; where it is lost with any points, not that it was won. */
export function resultsBy({ riding }: Asked, contracts: readonly Contract[]): By<readonly Json[]> {
  const [ride] = riding;
  if (!ride) return byContract(contracts, resultsOf);
  const all = resultsOf(ride);
  const lost = all.filter((result) => result !== 'won');
  return byAnswer('ending', [
    ...contracts.filter((one) => !isRiding(one)).map((one) => [one.id, resultsOf(one)] as const),
    ...TRAIN_ENDINGS.map((ending) => [ending, isCounted(ending) ? all : lost] as const),
  ]);
}

/** How the declarer got on, where that is not said by points or tricks alone. */
export function wayFields(ruleset: Ruleset, asked: Asked): readonly Field[] {
  const { riding, emptying, pictures } = asked;
  return [
    ...(riding.length > 0 ? [endingField(asked, ruleset)] : []),
    {
      ...{ id: 'bus', kind: 'seat', of: { but: 'declarer' } },
      optional: { ending: TRAIN_ENDINGS.filter((ending) => ending !== 'bus') },
      when: { contract: riding.map(({ id }) => id) },
    },
    {
      ...{ id: 'emptied', kind: 'choice', values: EMPTIED_ENDINGS },
      when: { contract: emptying },
    },
    {
      ...{ id: 'fullTricks', kind: 'count', unit: 'tricks', min: 0, max: TRICKS },
      when: { contract: emptying, emptied: ['empty', 'stuck'] },
    },
    {
      ...{ id: 'cardsLeft', kind: 'count', unit: 'cards', min: 1, max: TALON },
      when: { contract: emptying, emptied: ['left'] },
    },
    { id: 'pictures', kind: 'choice', values: [4, 3, 0], when: { contract: pictures } },
  ];
}

/** What whoever took the bus has alone, where it departed (reform §7.7). */
export const busThirdsField = ({ options }: Ruleset, { riding }: Asked): CountField => ({
  ...{ id: 'busThirds', kind: 'count', unit: 'points', min: 0, max: ALL_THIRDS },
  // Where only the declarer's points decide, nobody need count them.
  ...(options.bus === 'duel-triple' && { optional: true }),
  // Of nobody in particular there is nothing to count.
  when: { contract: riding.map(({ id }) => id), ending: ['bus'], bus: [...Array(Math.max(...TABLES)).keys()] },
});
