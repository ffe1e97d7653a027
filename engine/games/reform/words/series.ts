import { text } from '#engine/core/text.ts';
import type { Situation } from '#engine/kernel/score.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';

const HOELZEL = text('Hölzel', 'Hölzel');

/** What the series lends to a deal: who holds a Hölzel, whether it is a Radel round, and what every game is worth in a round of a fixed value. */
export function seriesFacts({ notes }: Situation): readonly Fact[] {
  const { hoelzel, radel, fixed } = notes;
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
              rule: 'series',
            },
          ],
    ),
    ...(radel === true
      ? [{ text: text('Radel: alles zählt doppelt', 'Radel: everything counts twice'), rule: 'series' }]
      : []),
    ...(typeof fixed === 'number'
      ? [{ text: text('Jedes Spiel gilt {n}', 'Every game is worth {n}'), values: { n: fixed }, rule: 'series' }]
      : []),
  ];
}
