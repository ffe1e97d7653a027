/** Something a game must never do, met during play; collected rather than thrown, so that a run continues. */
export interface Violation {
  /** From 1. */
  readonly deal: number;
  /** What was broken, in kebab-case: `cards-lost`, `accepted-not-offered`, `view-leaks`, ... */
  readonly kind: string;
  readonly detail: string;
}

/** Reports a violation in the running deal. */
export type Report = (kind: string, detail: string) => void;
