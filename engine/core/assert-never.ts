/** Ends an exhaustive `switch`: the compiler proves that it is never reached. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** Turns "cannot be missing here" into a checked statement; throws, because a miss is our bug. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`missing: ${what}`);
  return value;
}
