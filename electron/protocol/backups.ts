/** How it stands with the files that are written of an evening by themselves. */
export interface BackupView {
  readonly evening: string;
  /** When the newest one was written (ISO), and its folder; `null`: there is none. */
  readonly last: { readonly at: string; readonly folder: string } | null;
  /** Since when (ISO) something has happened that is in none of them. */
  readonly waiting: string | null;
  /** Why the last attempt failed, in the system's words, and where. */
  readonly problem: { readonly folder: string; readonly reason: string } | null;
}

/** After so many ms without one, while something waits, it is a matter of concern. */
export const OVERDUE = 20 * 60_000;
