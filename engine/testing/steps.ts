/** Functions of lists that may look at each of their items. */
const WALKS = [
  ...['filter', 'map', 'flatMap', 'find', 'findIndex', 'findLast', 'some', 'every', 'forEach', 'reduce'],
  ...['includes', 'indexOf', 'slice', 'concat', 'with'],
];

/**
 * How many items of lists may be looked at while something is worked out. Counted, not timed: what grows with the
 * square of its input is seen on every machine.
 */
export function stepsOf(work: () => unknown): number {
  let steps = 0;
  const before = WALKS.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)] as const);
  try {
    for (const [name, property] of before) {
      const plain: unknown = property?.value;
      if (typeof plain !== 'function') throw new Error(`no function of lists: ${name}`);
      const counting = function (this: readonly unknown[], ...given: readonly unknown[]): unknown {
        steps += this.length;
        return Reflect.apply(plain, this, given);
      };
      Object.defineProperty(Array.prototype, name, { ...property, value: counting });
    }
    work();
  } finally {
    for (const [name, property] of before) if (property) Object.defineProperty(Array.prototype, name, property);
  }
  return steps;
}
