import { range } from '../cells.ts';

/** A small group as its multiplication table: `times[a * order + b]` is a after b. Element 0 is the identity. */
export interface Group {
  readonly order: number;
  readonly times: Int32Array;
}

function group(order: number, product: (a: number, b: number) => number): Group {
  const elements = range(order);
  return { order, times: Int32Array.from(elements.flatMap((a) => elements.map((b) => product(a, b)))) };
}

/** Numbers modulo n. */
export const cyclic = (n: number): Group => group(n, (a, b) => (a + b) % n);
