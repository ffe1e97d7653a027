/** One row of a pasted list or CSV file: the line where it begins (from 1) and its cells. */
export interface ImportRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Groups taken from an evening, which need not be read from a cell. */
  readonly groups?: readonly string[];
  /** A quote that never ends, or text after its end. */
  readonly broken?: boolean;
  /** Cells, from 0, with a formula whose result is not in the file. */
  readonly unread?: readonly number[];
}
