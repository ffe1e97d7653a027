/** What happened to the club's register; the journal keeps these beside the evenings. Names stand for people. */
export type RegisterEvent =
  /** Entered without having played yet, with the groups that go with the name. */
  | { readonly type: 'person-listed'; readonly name: string; readonly groups: readonly string[] }
  /** No longer offered, or offered again; evenings and standings keep the name. */
  | { readonly type: 'person-hidden'; readonly name: string; readonly hidden: boolean }
  /** Called otherwise from now on, at every evening; where the new name was known, both are one person. */
  | { readonly type: 'person-renamed'; readonly from: string; readonly to: string }
  /** Two names that look alike and are two people. */
  | { readonly type: 'people-told-apart'; readonly names: readonly [string, string] };

/** What the register knows beside the evenings; people by `nameKey`. */
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
  /** As they were at his last evening, or as he was entered. */
  readonly groups: readonly string[];
  /** How many club evenings he was registered at. */
  readonly evenings: number;
  /** ISO time of the last of them; missing: none so far. */
  readonly last?: string;
  readonly hidden: boolean;
}
