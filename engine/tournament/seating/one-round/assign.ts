/**
 * The assignment of rows to columns with the greatest sum of values, for a square matrix (Hungarian algorithm, Kuhn and
 * Munkres, O(n³)). Returns the column of each row.
 */
export function assign(values: readonly (readonly number[])[]): readonly number[] {
  const n = values.length;
  const cost = (row: number, column: number): number => -(values[row - 1]?.[column - 1] ?? 0);
  // Potentials of rows and columns, and the row of each column; index 0 is auxiliary.
  const [u, v, rowOf] = [Array<number>(n + 1).fill(0), Array<number>(n + 1).fill(0), Array<number>(n + 1).fill(0)];
  const get = (list: readonly number[], i: number): number => list[i] ?? 0;
  for (let row = 1; row <= n; row++) {
    const least = Array<number>(n + 1).fill(Infinity);
    const before = Array<number>(n + 1).fill(0);
    const used = new Set<number>();
    let column = 0;
    rowOf[0] = row;
    do {
      used.add(column);
      const at = get(rowOf, column);
      let [delta, next] = [Infinity, 0];
      for (let j = 1; j <= n; j++) {
        if (used.has(j)) continue;
        const reduced = cost(at, j) - get(u, at) - get(v, j);
        if (reduced < get(least, j)) [least[j], before[j]] = [reduced, column];
        if (get(least, j) < delta) [delta, next] = [get(least, j), j];
      }
      for (let j = 0; j <= n; j++)
        if (used.has(j)) {
          const r = get(rowOf, j);
          u[r] = get(u, r) + delta;
          v[j] = get(v, j) - delta;
        } else least[j] = get(least, j) - delta;
      column = next;
    } while (get(rowOf, column) !== 0);
    while (column !== 0) {
      rowOf[column] = get(rowOf, get(before, column));
      column = get(before, column);
    }
  }
  const columns = Array<number>(n).fill(0);
  for (let j = 1; j <= n; j++) columns[get(rowOf, j) - 1] = j - 1;
  return columns;
}
