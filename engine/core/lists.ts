/*
 * What newer engines of JavaScript have built in and the browsers of phones partly lack. None of it changes what it is
 * given.
 */

/** The items by key, keys and items in the order in which they come. */
export function groupedBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The list with another item at one place that it has. */
export const replacedAt = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((one, i) => (i === at ? item : one));

/** The list without the item at one place. */
export const withoutAt = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);
