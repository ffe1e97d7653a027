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

/** How long changes may go without a backup before there is a warning, in ms. */
export const OVERDUE = 20 * 60_000;
