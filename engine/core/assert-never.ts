/** Ends an exhaustive `switch`: the compiler proves that it is never reached. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** Asserts that a value is present; throws, because a missing one is our bug. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`missing: ${what}`);
  return value;
}
