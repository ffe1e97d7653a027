import {
  boardFragment,
  type AppBridge,
  type BoardWindow,
  type PageTransport,
  type TextFile,
} from '../../electron/protocol/bridge.ts';
import type { Closed } from '../../electron/protocol/client.ts';
import type { FromHost, Request } from '../../electron/protocol/messages.ts';
import type { Admitted, Admission } from '../../electron/protocol/session.ts';

declare global {
  interface Window {
    /** Only in the app. */
    readonly tarockabend?: AppBridge;
  }
}

const SESSION = 'tarockabend.session';
/** Waits between attempts to reconnect, in milliseconds, before jitter; the last one repeats. */
const WAITS = [200, 500, 1000, 2000, 5000];

/** The line to the host: the preload script's in the app, a WebSocket in a browser. */
export function connect(): PageTransport {
  return window.tarockabend ?? overWebSocket();
}

function overWebSocket(): PageTransport {
  let token = takeToken();
  let socket: WebSocket | undefined;
  let admitted = false;
  let failures = 0;
  let receive: (message: FromHost) => void = () => undefined;
  let closed: Closed = () => undefined;

  const admission = (): Admission | undefined => {
    if (token !== undefined) return { token };
    const session = sessionStorage.getItem(SESSION);
    return session === null ? undefined : { session };
  };
  /** A used token is no loss to a tab that was let in before. */
  const refused = (code: string): string | undefined => {
    if (token === undefined) sessionStorage.removeItem(SESSION);
    token = undefined;
    return admission() ? undefined : code;
  };
  const open = (): void => {
    const shown = admission();
    if (!shown) return closed('admission-missing');
    let final: string | undefined;
    const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    socket = line;
    line.onopen = () => line.send(JSON.stringify(shown));
    line.onmessage = ({ data }: MessageEvent<string>) => {
      if (admitted) {
        receive(JSON.parse(data) as FromHost);
        return;
      }
      const answer = JSON.parse(data) as Admitted;
      if ('refused' in answer) return void (final = refused(answer.refused));
      token = undefined;
      admitted = true;
      failures = 0;
      sessionStorage.setItem(SESSION, answer.session);
    };
    line.onclose = () => {
      admitted = false;
      closed(final);
      if (final === undefined) setTimeout(open, wait(failures++));
    };
  };

  return {
    platform: 'browser',
    listen(receiver, onClosed) {
      receive = receiver;
      closed = onClosed;
      open();
    },
    send(request: Request) {
      if (admitted && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
      else queueMicrotask(() => closed());
    },
    saveText: (file) => Promise.resolve(download(file)),
    setBusy: (busy) => stayAwake(busy),
    openBoard: (board) => Promise.resolve(openTab(board)),
  };
}

const tokenInAddress = (): string | undefined => new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined;

/** Takes the token out of the address, so that it is neither kept in the history nor used again. */
function takeToken(): string | undefined {
  const token = tokenInAddress();
  if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  // A new address pasted into this tab differs in its fragment only, which loads nothing by itself.
  addEventListener('hashchange', () => {
    if (tokenInAddress() !== undefined) location.reload();
  });
  return token;
}

/** Between half and the whole of the step, so that many pages do not come back in the same moment. */
function wait(failures: number): number {
  const step = WAITS[Math.min(failures, WAITS.length - 1)] ?? 5000;
  return step * (0.5 + Math.random() / 2);
}

/** A tab that this one opens begins with a copy of its session, so it is let in as well. */
function openTab({ evening }: BoardWindow): { opened: boolean } {
  const tab = window.open(location.pathname + location.search + boardFragment(evening), `board-${evening}`);
  tab?.focus();
  return { opened: tab !== null };
}

function download({ fileName, text, base64 }: TextFile): { saved: boolean } {
  const file = base64 ? new Blob([bytesOf(text)]) : new Blob([text], { type: 'text/plain;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return { saved: true };
}

/** Browsers keep the screen awake for a page that is seen, and let go of it when it is not. */
let lock: WakeLockSentinel | undefined;
let wanted = false;

function stayAwake(busy: boolean): void {
  if (busy && !wanted) document.addEventListener('visibilitychange', holdScreen);
  if (!busy) document.removeEventListener('visibilitychange', holdScreen);
  wanted = busy;
  if (busy) holdScreen();
  else void lock?.release();
}

function holdScreen(): void {
  if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
  navigator.wakeLock.request('screen').then(
    (held) => {
      lock = held;
      if (!wanted) void held.release();
    },
    // Not allowed here, or the battery is low: the evening goes on all the same.
    () => undefined,
  );
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
