/** A place to be filled, in one unit of length. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

/** How many equal cells stand side by side and below each other, how large their text is, and on how many pages. */
export interface Fit {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly pages: number;
}

/** Sizes of text between which a fit is looked for, in the room's unit. */
export interface Sizes {
  readonly smallest: number;
  readonly largest: number;
}

/**
 * Lays out equal cells as large as the room allows; `cell` is what one needs at text size 1. Where the text would
 * become smaller than can be read, they are spread evenly over pages.
 */
export function fit(count: number, space: Space, cell: Space, { smallest, largest }: Sizes): Fit {
  const most = Math.max(count, 1);
  for (let pages = 1; pages < most; pages++) {
    const { rows, columns, size } = onePage(Math.ceil(most / pages), space, cell, largest);
    if (size >= smallest) return { rows, columns, size, pages: Math.ceil(most / Math.ceil(most / pages)) };
  }
  return { ...onePage(1, space, cell, largest), pages: most };
}

/** The number of columns that lets the text be largest; of equal ones the fewest. */
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

/** What stands on one page of a fit: pages are filled evenly, so that the last is not nearly empty. */
export const onPage = <T>(list: readonly T[], { pages }: Pick<Fit, 'pages'>, page: number): readonly T[] =>
  inParts(list, Math.max(1, Math.ceil(list.length / pages)))[page] ?? [];
