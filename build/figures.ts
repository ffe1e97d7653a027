/** Figures of measurements, and the comparison of two series of them. */

/** One figure of one run: a duration in ms. */
export interface Figure {
  readonly name: string;
  readonly ms: number;
}

/** A figure here and there. */
export interface Comparison {
  readonly name: string;
  /** Medians over all runs, in ms. */
  readonly here: number;
  readonly there: number;
  /** The median of here divided by that of there: above 1 it has become slower. */
  readonly ratio: number;
}

/** The middle one; of an even number the mean of the two in the middle. NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

/** The figures that `build/bench.ts` printed, one per line: its name, then its ms. Other lines are skipped. */
export const figuresIn = (printed: string): readonly Figure[] =>
  [...printed.matchAll(/^(\S.*?) +(\d+(?:\.\d+)?) ms\b/gm)].map(([, name = '', ms]) => ({ name, ms: Number(ms) }));

/** Each figure that both have, in the order of here. `here` and `there`: the figures of each run. */
export function compare(
  here: readonly (readonly Figure[])[],
  there: readonly (readonly Figure[])[],
): readonly Comparison[] {
  const [ours, theirs] = [medians(here), medians(there)];
  return [...ours].flatMap(([name, ms]) => {
    const other = theirs.get(name);
    return other === undefined ? [] : [{ name, here: ms, there: other, ratio: ms / other }];
  });
}

/** Names of figures that only one of the two has: they were added, renamed or removed in between. */
export function unmatched(
  here: readonly (readonly Figure[])[],
  there: readonly (readonly Figure[])[],
): readonly string[] {
  const [ours, theirs] = [medians(here), medians(there)];
  return [...ours.keys(), ...theirs.keys()].filter((name) => !ours.has(name) || !theirs.has(name));
}

function medians(runs: readonly (readonly Figure[])[]): ReadonlyMap<string, number> {
  const all = runs.flat();
  return new Map(
    [...new Set(all.map(({ name }) => name))].map((name) => [
      name,
      median(all.filter((one) => one.name === name).map(({ ms }) => ms)),
    ]),
  );
}
