/**
 * Tells whether the rules of a version have what was put right. `since`: what was, by the first version that has it; what was
 * begun by an earlier version is played on, and replayed, as that version had it.
 */
export const putRight =
  <T extends string>(since: Readonly<Record<T, number>>) =>
  (rulesVersion: number, what: T): boolean =>
    rulesVersion >= since[what];
