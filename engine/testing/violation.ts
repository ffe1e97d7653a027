/** Something that a game must never do, met while it was played; collected, not thrown, so that a run goes on. */
export interface Violation {
  /** From 1. */
  readonly deal: number;
  /** What was broken, in kebab-case: `cards-lost`, `accepted-not-offered`, `view-leaks`, ... */
  readonly kind: string;
  readonly detail: string;
}

/** Notes a violation of the running deal. */
export type Report = (kind: string, detail: string) => void;
