/** What stands together, and the line that all of it shares, if it does. */
interface Part<O> {
  readonly shared: string | undefined;
  readonly all: readonly O[];
}

/**
 * Things in order, so that what several of them have to say of themselves in the same words is said once: of all of them, if nothing else
 * is said of any, or of those that follow one another.
 */
export function partsOf<O>(all: readonly O[], lineOf: (one: O) => string | undefined): readonly Part<O>[] {
  const lines = all.flatMap((one) => lineOf(one) ?? []);
  const [first] = lines;
  if (lines.length > 1 && lines.every((line) => line === first)) return [{ shared: first, all }];
  const parts: Part<O>[] = [];
  for (const run of runsOf(all, lineOf)) {
    const shared = run.length > 1 && run[0] !== undefined ? lineOf(run[0]) : undefined;
    const last = parts.at(-1);
    if (last && shared === undefined && last.shared === undefined)
      parts[parts.length - 1] = { shared, all: [...last.all, ...run] };
    else parts.push({ shared, all: run });
  }
  return parts;
}

/** Those that follow one another and have the same line. */
function runsOf<O>(all: readonly O[], lineOf: (one: O) => string | undefined): readonly (readonly O[])[] {
  const runs: O[][] = [];
  for (const [i, one] of all.entries()) {
    const before = all[i - 1];
    const isSame = before !== undefined && lineOf(one) !== undefined && lineOf(before) === lineOf(one);
    if (isSame) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs;
}
