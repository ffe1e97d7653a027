/** Whether two JSON values are equal. The order of object keys does not matter, everything else does. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && areEqual(a, b);
  if (!isObject(a) || !isObject(b) || Array.isArray(b)) return false;
  // A scene is compared with the one before whenever it is sent: no list of entries is made on the way.
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]));
}

/** A long history is compared for every deal that somebody imagines: no list of places is made for it either. */
function areEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isEqual(a[i], b[i])) return false;
  return true;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
