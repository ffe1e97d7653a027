/** What happened to the club's register; the journal keeps these beside the evenings. Names stand for people. */
export type RegisterEvent =
  /** Entered before playing for the first time, with the groups that go with the name. */
  | { readonly type: 'person-listed'; readonly name: string; readonly groups: readonly string[] }
  /** No longer offered, or offered again; evenings and standings keep the name. */
  | { readonly type: 'person-hidden'; readonly name: string; readonly hidden: boolean }
  /** Has a new name from now on, at every evening; if that name was known, both are one person. */
  | { readonly type: 'person-renamed'; readonly from: string; readonly to: string }
  /** Two similar names that belong to two people. */
  | { readonly type: 'people-told-apart'; readonly names: readonly [string, string] };

/** What the register knows in addition to the evenings; people by `nameKey`. */
export interface Register {
  readonly listed: ReadonlyMap<string, { readonly name: string; readonly groups: readonly string[] }>;
  readonly hidden: ReadonlySet<string>;
  /** Both keys of a pair, in order, with a blank between. */
  readonly apart: ReadonlySet<string>;
}

export const EMPTY_REGISTER: Register = { listed: new Map(), hidden: new Set(), apart: new Set() };

/** Somebody the club knows. */
export interface Person {
  readonly name: string;
  /** As they were at the person's last evening, or on entry. */
  readonly groups: readonly string[];
  /** At how many club evenings they were registered. */
  readonly evenings: number;
  /** ISO time of the last of them; missing: none so far. */
  readonly last?: string;
  readonly hidden: boolean;
}
