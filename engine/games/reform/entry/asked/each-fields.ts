import type { Contract, Each } from '#engine/games/reform/contracts/contract.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { FIXED } from '#engine/games/reform/settlement/lent.ts';
import { ALL_THIRDS, PLAYING, TALON, TRICKS } from '#engine/games/reform/sizes.ts';
import type { CountField, EachField, Field, When } from '#engine/kernel/entry/entry-sheet.ts';
import type { Asked } from './asked.ts';

/** What a scorer is asked of games in which everybody plays alone, or something is counted of each (reform §14). */

const ALL_CARDS = PLAYING * TRICKS + TALON;

const isSharing = ({ kind }: Contract): boolean => kind === 'sharing';

/** What is counted of each player, by the contract; `id`: its field. */
const COUNTED = [
  {
    ...{ id: 'thirdsEach', unit: 'points', all: ALL_THIRDS, sum: ALL_THIRDS },
    of: (contract: Contract) => isSharing(contract) || (contract.kind === 'each' && contract.counts === 'thirds'),
  },
  {
    ...{ id: 'tricksEach', unit: 'tricks', all: TRICKS, sum: TRICKS },
    of: (contract: Contract) => isSharing(contract) || (contract.kind === 'each' && contract.way === 'tricks'),
  },
  {
    ...{ id: 'cardsEach', unit: 'cards', all: ALL_CARDS },
    of: (contract: Contract) => contract.kind === 'each' && contract.counts === 'cards',
  },
] as const satisfies readonly {
  readonly id: string;
  readonly unit: string;
  readonly all: number;
  /** What all of them come to together; missing: that differs. */
  readonly sum?: number;
  readonly of: (contract: Contract) => boolean;
}[];

/** What of each player is counted. */
export type CountedId = (typeof COUNTED)[number]['id'];

/** Whether somebody is a declarer, whose name is asked; else forehand stands for it. */
export const hasDeclarer = ({ kind, lead }: Contract): boolean => kind !== 'each' || lead === 'declarer';

/** Whether its declarer says what every game of the next round is worth (reform §9). */
export const saysValue = ({ options }: Ruleset, { then }: Each): boolean =>
  then === 'fixed-round' && options.sautanzValue === 'declarer';

export function eachFields(ruleset: Ruleset, { each, sharing }: Asked): readonly Field[] {
  const counted = (fits: (contract: Contract) => boolean): When => ({
    contract: [...each, ...sharing].filter(fits).map(({ id }) => id),
  });
  const when = (fits: (contract: Each) => boolean): When => ({ contract: each.filter(fits).map(({ id }) => id) });
  const valued = each.filter((contract) => saysValue(ruleset, contract)).map(({ id }) => id);
  return [
    { id: 'last', kind: 'seat', of: 'active', when: when(({ paid }) => paid === 'last') },
    ...COUNTED.map((one): EachField => ({
      ...{ id: one.id, kind: 'each', of: 'active' },
      what: { id: 'count', kind: 'count', unit: one.unit, min: 0, max: one.all } satisfies CountField,
      ...('sum' in one && { sum: one.sum }),
      when: counted(one.of),
    })),
    {
      ...{ id: 'accused', kind: 'seats', of: 'active', most: PLAYING, optional: true },
      when: when(({ paid }) => paid === 'accusers'),
    },
    // Within a round of a fixed value nobody says another one.
    { id: 'inFixedRound', kind: 'tick', when: { contract: valued } },
    {
      ...{ id: 'sautanzValue', kind: 'count', unit: 'value', min: FIXED.least, max: FIXED.most },
      when: { contract: valued, inFixedRound: [false] },
    },
  ];
}
