/** One row of a pasted list or CSV file: the line on which it begins (from 1) and its cells. */
export interface ImportRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Groups as they are, where they come from an evening and need not be read out of a cell. */
  readonly groups?: readonly string[];
  /** A quote that never ends, or goes on after its end. */
  readonly broken?: boolean;
  /** Cells, from 0, with a formula whose result is not in the file. */
  readonly unread?: readonly number[];
}
