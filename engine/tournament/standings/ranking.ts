import { compare, type Rational } from '#engine/core/rational.ts';
import type { RankStyle } from '../format/choices.ts';

/** The value a tie-break gives one of the tied; higher is better, and `undefined` is worse than anything. */
export type TieValue = Rational | undefined;

/** One step of breaking a tie. `values` sees only those still tied, in order. */
export interface Criterion<T, By extends string> {
  readonly by: By;
  readonly values: (tied: readonly T[]) => readonly TieValue[];
}

/** A step as shown beside a name: the tie-break, its value, and whether it separated this one from others. */
export interface TieStep<By extends string> {
  readonly by: By;
  readonly value: TieValue;
  readonly decided: boolean;
}

export interface Ranked<T, By extends string> {
  /** From 1. */
  readonly rank: number;
  readonly item: T;
  /** Others with the same first value, in the order of the ranking. */
  readonly tiedWith: readonly T[];
  /** Every tie-break that was applied; empty if nobody was tied. */
  readonly steps: readonly TieStep<By>[];
}

interface Contender<T, By extends string> {
  readonly item: T;
  readonly steps: readonly TieStep<By>[];
}

const compareValues = (a: TieValue, b: TieValue): number => (a && b ? compare(a, b) : Number(!!a) - Number(!!b));

/** Groups of equal value, best first; each keeps its input order. */
function byValue<T>(all: readonly T[], values: readonly TieValue[]): readonly (readonly T[])[] {
  const sorted = all.map((item, i) => ({ item, value: values[i] })).sort((a, b) => compareValues(b.value, a.value));
  const groups: T[][] = [];
  for (const [i, { item, value }] of sorted.entries()) {
    const before = sorted[i - 1];
    if (before && compareValues(before.value, value) === 0) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups;
}

function part<T, By extends string>(
  tied: readonly Contender<T, By>[],
  [criterion, ...rest]: readonly Criterion<T, By>[],
): readonly (readonly Contender<T, By>[])[] {
  if (tied.length < 2 || !criterion) return [tied];
  const values = criterion.values(tied.map(({ item }) => item));
  if (values.every((value) => value === undefined)) return part(tied, rest);
  const groups = byValue(
    tied.map((contender, i) => ({ contender, value: values[i] })),
    values,
  );
  const decided = groups.length > 1;
  return groups.flatMap((group) =>
    part(
      group.map(({ contender: { item, steps }, value }) => ({
        item,
        steps: [...steps, { by: criterion.by, value, decided }],
      })),
      rest,
    ),
  );
}

/**
 * Ranks by `first`, highest first, then by each tie-break in turn among those still tied. A tie-break without a value for
 * any of them does not apply and is not mentioned. Those who stay equal are listed in the order of `items`.
 */
export function rankBy<T, By extends string>(
  items: readonly T[],
  first: (item: T) => Rational,
  tieBreaks: readonly Criterion<T, By>[],
  style: RankStyle = 'competition',
): readonly Ranked<T, By>[] {
  const ranked: Ranked<T, By>[] = [];
  let classes = 0;
  for (const level of byValue(items, items.map(first))) {
    const groups = part(
      level.map((item) => ({ item, steps: [] })),
      tieBreaks,
    );
    const everybody = groups.flat().map(({ item }) => item);
    for (const group of groups) {
      classes += 1;
      const rank = style === 'dense' ? classes : ranked.length + 1;
      for (const { item, steps } of group)
        ranked.push({ rank, item, tiedWith: everybody.filter((other) => other !== item), steps });
    }
  }
  return ranked;
}
