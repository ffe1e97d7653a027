import type { Json } from '#engine/core/json.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Situation } from '#engine/kernel/score.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';

const HOELZEL = text('Hölzel', 'Hölzel');

/** What the series lends to a deal: who holds a Hölzel, whether it is a Radel round, and what every game is worth in a round of a fixed value. */
export function seriesFacts({ notes }: Situation): readonly Fact[] {
  const { hoelzel, radel, radelDeals, fixed, fixedDeals } = notes;
  const held = Array.isArray(hoelzel) ? hoelzel : [];
  return [
    ...held.flatMap((n, seat): readonly Fact[] =>
      typeof n !== 'number' || n === 0
        ? []
        : [
            {
              text: n === 1 ? text('Hölzel: {who}', 'Hölzel: {who}') : text('{n} Hölzel: {who}', '{n} Hölzel: {who}'),
              values: { who: { seat }, n },
              role: { seat, name: HOELZEL },
              rule: 'hoelzel',
            },
          ],
    ),
    ...(radel === true
      ? [
          {
            text: joined(text('Radel: alles zählt doppelt', 'Radel: everything counts twice'), radelDeals),
            values: { ...leftIn(radelDeals) },
            rule: 'radel',
          },
        ]
      : []),
    ...(typeof fixed === 'number'
      ? [
          {
            text: joined(text('Jedes Spiel gilt {n}', 'Every game is worth {n}'), fixedDeals),
            values: { n: fixed, ...leftIn(fixedDeals) },
            rule: 'fixed-round',
          },
        ]
      : []),
  ];
}

/** How many deals it still holds for, where that is known. */
const leftIn = (deals: Json | undefined): Readonly<Record<string, number>> =>
  typeof deals === 'number' ? { left: deals } : {};

const joined = ({ de, en }: Text, deals: Json | undefined): Text =>
  typeof deals === 'number'
    ? text(`${de} (noch {left} {left|Spiel|Spiele})`, `${en} ({left} more {left|deal|deals})`)
    : text(de, en);
