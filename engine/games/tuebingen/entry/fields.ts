import { commonFields, gameField, partiesBy, sidesOf } from '#engine/kernel/entry/common-entries.ts';
import type { CountField, EntrySheet, Field, RowsField, SeatField } from '#engine/kernel/entry/entry-sheet.ts';
import { BONUS_IDS, FAMILIES, LEAST_RUN, RUNS } from '../bonuses.ts';
import { HAND, LAID_AWAY, largestHand, SUITS } from '../cards.ts';
import { isForTricks } from '../contracts/contract.ts';
import { ALL, GRAND, LITTLE, NO_DEALS } from '../row.ts';
import { balanceOf, type Ruleset } from '../ruleset.ts';
import { SCORES } from '../score-unit.ts';

/** What a scorer is asked (tuebingen §12). */

/** Sides always have whole points. */
const POINTS = { id: 'points', parts: 1, total: ALL } as const;
const CARDS = { id: 'cards', parts: 1, total: HAND + LAID_AWAY } as const;
const pointsField = (id: string): CountField => ({ id, kind: 'count', unit: POINTS.id, min: 0, max: POINTS.total });

const DECLARER: SeatField = { id: 'declarer', kind: 'seat', of: 'active' };
const OPPONENTS = { but: DECLARER.id } as const;

/** How a Raus is counted: by the best opponent's points, or by everybody's. */
export const COUNTED = ['best', 'totals'] as const;
/** A Tout of fewer than 18 tricks. */
export const FEWER = 'fewer';
export const SIDES = ['declarer', 'opponents'] as const;

/** The sheet of a table. */
export function sheetOf({ contracts, options }: Ruleset): EntrySheet {
  const ids = contracts.map(({ id }) => id);
  const tricks = contracts.filter(isForTricks).map(({ id }) => id);
  const points = ids.filter((id) => !tricks.includes(id));
  const withPartner = contracts.filter(({ hasPartner }) => hasPartner).map(({ id }) => id);
  const alone = points.filter((id) => !withPartner.includes(id));
  const noDeals = NO_DEALS.filter(
    (code) => (code !== 'stecken' || options['stecken-allowed']) && (code !== 'throw-in' || options['tout-query']),
  );
  const parties = partiesBy(contracts, () => 'sides');
  return {
    parties,
    partners: withPartner.length > 0,
    units: [POINTS, CARDS],
    parts: SCORES.parts,
    ...sidesOf(balanceOf(options)),
    columns: ['contract', 'declarer', 'partner', 'points', 'best', 'strafen'],
    fields: [
      gameField(parties, noDeals),
      { ...DECLARER, when: { contract: ids } },
      { id: 'partner', kind: 'seat', of: OPPONENTS, when: { contract: withPartner } },
      { ...pointsField('points'), when: { contract: points } },
      ...opponentsFields(alone),
      ...(tricks.length > 0
        ? [{ id: 'tricks', kind: 'choice', values: [GRAND, LITTLE, FEWER], when: { contract: tricks } } as const]
        : []),
      strafenField(options['strafen-in-tout'] ? ids : points, largestHand(options)),
      ...commonFields(),
    ],
  };
}

const opponentsFields = (contract: readonly string[]): readonly Field[] => [
  { id: 'counted', kind: 'choice', values: COUNTED, fallback: COUNTED[0], unsaid: true, when: { contract } },
  { ...pointsField('best'), when: { contract, counted: [COUNTED[0]] } },
  {
    id: 'totals',
    kind: 'each',
    of: OPPONENTS,
    what: pointsField('total'),
    when: { contract, counted: [COUNTED[1]] },
  },
  { id: 'weak', kind: 'seats', of: OPPONENTS, most: 3, optional: true, when: { contract, counted: [COUNTED[1]] } },
];

const strafenField = (contract: readonly string[], longest: number): RowsField => ({
  id: 'strafen',
  kind: 'rows',
  key: 'id',
  most: BONUS_IDS.length + FAMILIES.length * (SUITS.length - 1),
  when: { contract },
  what: [
    { id: 'id', kind: 'choice', names: 'bonuses', values: BONUS_IDS },
    { id: 'side', kind: 'choice', values: SIDES },
    { id: 'n', kind: 'count', unit: CARDS.id, min: LEAST_RUN, max: longest, when: { id: RUNS } },
  ],
});
