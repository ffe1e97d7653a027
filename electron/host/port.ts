import type { Refusal } from '../../engine/core/refusal.ts';
import type { FromHost } from '../protocol/messages.ts';
import type { Settings } from '../protocol/settings.ts';

/** One client's line into the host. */
export interface Line {
  /** Takes anything that came over the wire; what cannot be parsed is answered with a refusal. */
  receive(message: unknown): void;
  close(): void;
}

/** What transports see of the host. `send` is called with messages for that client only, in order. */
export interface HostPort {
  open(send: (message: FromHost) => void): Line;
  /** Finishes what was accepted and closes the journal. */
  stop(): Promise<void>;
}

/** What the utility process is started with, as JSON in its last argument. */
export interface HostStart {
  readonly dataDir: string;
  readonly appVersion: string;
  readonly settings: Settings;
}

/** What the utility process and Electron's main thread say to each other; main forwards and never looks inside. */
export type ToHostProcess =
  | { readonly type: 'open'; readonly line: number }
  | { readonly type: 'message'; readonly line: number; readonly message: unknown }
  | { readonly type: 'close'; readonly line: number }
  | { readonly type: 'stop' };
export type FromHostProcess =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'message'; readonly line: number; readonly message: FromHost }
  /** Settings live in electron-store, which only the main thread has. */
  | { readonly type: 'settings'; readonly settings: Settings };
