/*
 * Built into newer JavaScript engines, but missing in some phone browsers. None of these functions changes its
 * arguments.
 */

/** The items by key; keys and items keep their order. */
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

/** A copy of the list with another item at an existing index. */
export const replacedAt = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((one, i) => (i === at ? item : one));

/** A copy of the list without the item at one index. */
export const withoutAt = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);

/** The items without those whose key one before them has. */
export function firstOfEach<T>(items: Iterable<T>, keyOf: (item: T) => string | number): readonly T[] {
  const keys = new Set<string | number>();
  return [...items].filter((item) => keys.size < keys.add(keyOf(item)).size);
}

/** `flatMap`, which takes ten times as long: for what is asked at every card of the deals that are played in thought. */
export function flatMapped<T, U>(list: readonly T[], of: (item: T, at: number) => readonly U[]): U[] {
  const all: U[] = [];
  let at = 0;
  for (const item of list) for (const one of of(item, at++)) all.push(one);
  return all;
}

/** `flat`, for the same reason: all members of some lists, one list after the other. */
export const joined = <T>(lists: readonly (readonly T[])[]): T[] => flatMapped(lists, (list) => list);
