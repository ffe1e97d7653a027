/**
 * The host is not there, and is not restarted before somebody asks for it: it died too often, or it said that it cannot
 * serve. The app's page gets this from Electron's layer, a browser's page asks the launcher at `STOPPED_PATH`.
 */
export interface Stopped {
  /** It died silently; otherwise `said` is its own sentence. */
  readonly crashed: boolean;
  readonly said: string;
  /** Where the report is. */
  readonly file: string;
  /** Its last output, without names. */
  readonly report: string;
}

/** Where the launcher answers while it has no server: GET gives `Stopped`, POST starts it again. */
export const STOPPED_PATH = '/stopped.json';
/** The header by which a page shows its session there. */
export const SESSION_HEADER = 'x-tarockabend-session';
