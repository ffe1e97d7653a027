/** A space to be filled, in one unit of length. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

/** How many equal cells go side by side and below each other, their text size, and the number of pages. */
export interface Fit {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly pages: number;
}

/** The range of text sizes for a fit, in the unit of the space. */
export interface Sizes {
  readonly smallest: number;
  readonly largest: number;
}

/**
 * Lays out equal cells as large as the space allows; `cell` is the space that one needs at text size 1. If the text
 * would become too small to read, the cells are spread evenly over pages.
 */
export function fit(count: number, space: Space, cell: Space, { smallest, largest }: Sizes): Fit {
  const most = Math.max(count, 1);
  for (let pages = 1; pages < most; pages++) {
    const { rows, columns, size } = onePage(Math.ceil(most / pages), space, cell, largest);
    if (size >= smallest) return { rows, columns, size, pages: Math.ceil(most / Math.ceil(most / pages)) };
  }
  return { ...onePage(1, space, cell, largest), pages: most };
}

/** The number of columns with the largest text; if equal, the fewest. */
function onePage(count: number, space: Space, cell: Space, largest: number): Omit<Fit, 'pages'> {
  let best = { columns: 1, rows: count, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(space.width / (columns * cell.width), space.height / (rows * cell.height), largest);
    if (size > best.size) best = { columns, rows, size };
  }
  return best;
}

/** A list in parts of equal length; the last one may be shorter. */
export const inParts = <T>(list: readonly T[], length: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, i) => list.slice(i * length, (i + 1) * length));

/** The part of a list on one page of a fit: pages are filled evenly, so that the last is not nearly empty. */
export const onPage = <T>(list: readonly T[], { pages }: Pick<Fit, 'pages'>, page: number): readonly T[] =>
  inParts(list, Math.max(1, Math.ceil(list.length / pages)))[page] ?? [];
