/** By how much to try filling each sheet less, as a share of its height. */
const STEP = 0.02;

/** Stacked items on as few sheets of a given height as possible, filled evenly: the last never holds just two lines. */
export function onSheets<T>(
  items: readonly T[],
  heightOf: (item: T) => number,
  available: number,
): readonly (readonly T[])[] {
  const high = items.map((item) => ({ item, height: heightOf(item) }));
  let best = packed(high, available);
  if (best.length > 1)
    for (let share = 1 - STEP; share > STEP; share -= STEP) {
      const tried = packed(high, available * share);
      if (tried.length > best.length) break;
      best = tried;
    }
  return best.map((sheet) => sheet.map(({ item }) => item));
}

interface High<T> {
  readonly item: T;
  readonly height: number;
}

function packed<T>(items: readonly High<T>[], available: number): readonly (readonly High<T>[])[] {
  const sheets: High<T>[][] = [];
  let left = 0;
  for (const one of items) {
    if (one.height > left || sheets.length === 0) {
      sheets.push([]);
      left = available;
    }
    sheets.at(-1)?.push(one);
    left -= one.height;
  }
  return sheets;
}

/** The number of letters in the longest word of some names, at least one; a word may end its line after a hyphen. */
export const longestWord = (names: readonly string[]): number =>
  Math.max(1, ...names.flatMap((name) => name.split(/\s+|(?<=-)/)).map((word) => Array.from(word).length));
