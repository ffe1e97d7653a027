import type { FromHost } from '../protocol/messages.ts';
import type { BoardWindow, Busy, TextFile } from '../protocol/transport/bridge.ts';
import type { Stopped } from '../protocol/transport/stopped.ts';

/**
 * Everything that passes between a page and Electron's main thread. The protocol has one channel each way; the rest is
 * what only a window has. Only types here, no values, so that the preload script stays small.
 */

/** From the page, unanswered. What `line:send` carries is parsed by the host and by nobody before it. */
export interface Posts {
  'line:open': readonly [];
  'line:send': readonly [message: unknown];
  /** Somebody asks for another attempt to start a host that stays away. */
  'host:start': readonly [];
  'window:busy': readonly [busy: Busy];
}

/** From the page, answered. */
export interface Questions {
  'file:save-text': { readonly asks: TextFile; readonly answer: { readonly saved: boolean } };
  'window:board': { readonly asks: BoardWindow; readonly answer: { readonly opened: boolean } };
}

/** To the page. */
export interface Pushes {
  'line:message': readonly [message: FromHost];
  /** With a refusal's code if the connection will not come back. */
  'line:closed': readonly [final?: string];
  /** Why the host stays away; `null` when it is tried again. */
  'host:stopped': readonly [stopped: Stopped | null];
}
