import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../storage/files.ts';

const FILE = 'browser.json';
const SESSION = z.object({ hash: z.string().length(43), used: z.iso.date() });
/** SHA-256 of a session, base64url, and the day on which it was last used. */
export type PersistentSession = z.infer<typeof SESSION>;

/** Invalid parts are left out, the rest is kept. */
const KEPT = z.object({
  /** Where browsers last found the app. */
  port: z.int().min(1).max(65_535).optional().catch(undefined),
  /** The one used last comes last. */
  sessions: z
    .array(z.unknown())
    .catch([])
    .transform((sessions) => sessions.flatMap((session) => SESSION.safeParse(session).data ?? [])),
});
type PersistentState = z.infer<typeof KEPT>;

/**
 * What the server of a data folder remembers for the next start, so that open pages find it again and are admitted:
 * `browser.json`, readable only by the user. Unreadable content counts as missing; if it cannot be written it lasts
 * until the end.
 */
export class SessionFile {
  readonly #path: string;
  #kept: PersistentState;

  constructor(dataDir: string) {
    this.#path = join(dataDir, FILE);
    this.#kept = read(this.#path);
  }

  get port(): number | undefined {
    return this.#kept.port;
  }

  get sessions(): readonly PersistentSession[] {
    return this.#kept.sessions;
  }

  keep(changed: { readonly port?: number; readonly sessions?: readonly PersistentSession[] }): void {
    this.#kept = { ...this.#kept, ...changed, sessions: [...(changed.sessions ?? this.#kept.sessions)] };
    try {
      replaceFile(this.#path, JSON.stringify(this.#kept), 0o600);
    } catch (error) {
      console.error(error);
    }
  }
}

function read(path: string): PersistentState {
  try {
    return KEPT.parse(JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')));
  } catch {
    return { sessions: [] };
  }
}
