import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Pack } from '#engine/core/pack.ts';
import { PACK_24 } from '#engine/decks/deck-24.ts';
import { PACK_36 } from '#engine/decks/deck-36.ts';
import { partOf } from '#engine/entry/answers.ts';
import { valueIn, valuesIn } from '#engine/entry/part.ts';
import type { ChoiceField, Field } from '#engine/kernel/entry/entry-sheet.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { bavarian } from '../game.ts';

/** By number of cards: what that many of a pack can count together. Counted here from the pack itself. */
function countsIn({ cards, points }: Pack): readonly ReadonlySet<number>[] {
  const sums = Array.from({ length: cards.length + 1 }, () => new Set<number>());
  sums[0]?.add(0);
  for (const card of cards)
    for (let n = cards.length; n > 0; n--) for (const sum of sums[n - 1] ?? []) sums[n]?.add(sum + points(card));
  return sums;
}

const isTricks = (field: Field): field is ChoiceField => field.id === 'allTricks' && field.kind === 'choice';

/** Who can have taken all tricks of a deal if the declarer ends with `points`: 3 cards beside the tricks are the declarer's. */
function sweepersOf(pack: Pack): (points: number) => readonly string[] {
  const counts = countsIn(pack);
  const tricks = pack.cards.length / 3 - 1;
  const others = Array.from({ length: tricks - 1 }, (_, i) => counts[3 + 3 * (i + 1)]);
  return (points) => [
    ...(others.some((set) => set?.has(points)) ? ['none'] : []),
    ...(counts[3]?.has(points) ? ['defenders'] : []),
    ...(points === 120 ? ['declarer'] : []),
  ];
}

describe.each([
  ['simple-points', {}, PACK_36],
  ['simple-fixed', { 'fixed-durch': 10 }, PACK_36],
  ['sharp', {}, PACK_24],
] as const)('%s %o', (profile, options, pack) => {
  const table = tableOf(bavarian, profile, options);
  const rules = bavarian.rules(table);
  const { fields } = rules.sheet;
  const field = must(fields.find(isTricks), 'who took all tricks');
  const possible = sweepersOf(pack);
  const totals = Array.from({ length: 121 }, (_, points) => points).filter((points) => possible(points).length > 0);

  test.each(totals)(
    'with %i points nobody is asked for tricks that cannot be, nor is that taken for the answer',
    (points) => {
      const part = partOf(fields, { contract: 'solo', declarer: 0, points }, { table: 3, active: [0, 1, 2] });
      const asked = valuesIn(part, field);
      expect(asked.filter((who) => typeof who !== 'string' || !possible(points).includes(who))).toEqual([]);
      if (asked.length > 0) expect(possible(points)).toContain(valueIn(part, 'allTricks'));
    },
  );

  test('points that no cards have are refused, all others are not', () => {
    const check = (points: number) => rules.check({ contract: 'solo', declarer: 0, points }, 3, 2).ok;
    expect(Array.from({ length: 121 }, (_, points) => points).filter(check)).toEqual(totals);
  });
});
