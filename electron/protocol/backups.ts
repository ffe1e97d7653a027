/** The state of an evening's automatic backups. */
export interface BackupView {
  readonly evening: string;
  /** When the newest one was written (ISO), and its folder; `null`: there is none. */
  readonly last: { readonly at: string; readonly folder: string } | null;
  /** Since when (ISO) there are changes that are in none of them. */
  readonly waiting: string | null;
  /** Why the last attempt failed, in the system's words, and where. */
  readonly problem: { readonly folder: string; readonly reason: string } | null;
}

/** After so many ms without one, while changes are pending, there is a warning. */
export const OVERDUE = 20 * 60_000;
