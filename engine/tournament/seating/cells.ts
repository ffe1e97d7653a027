/** A cell known to exist. Always an `Int32Array`: a single array type keeps the optimiser's loops fast. */
export const cell = (cells: Int32Array, i: number): number => cells[i] as number;

/** Adds to a cell. */
export function add(cells: Int32Array, i: number, by: number): void {
  cells[i] = cell(cells, i) + by;
}

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The number of pairs among k. */
export const pairs = (k: number): number => (k * (k - 1)) / 2;
