import {
  type AppBridge,
  boardFragment,
  type BoardWindow,
  type PageTransport,
  type TextFile,
} from '#electron/protocol/transport/bridge.ts';
import { SYSTEM_CLOCK } from '#electron/protocol/transport/clock.ts';
import type { Stopped } from '#electron/protocol/transport/stopped.ts';
import { type Socket, Wire } from '#electron/protocol/transport/wire.ts';
import { pageKeys } from './keys.ts';
import { StoppedWatch } from './stopped.ts';

declare global {
  interface Window {
    /** Only in the app. */
    readonly tarockabend?: AppBridge;
  }
}

/** The connection to the host: through the preload script in the app, a WebSocket in a browser. */
export function connect(): PageTransport {
  return window.tarockabend ?? overWebSocket();
}

function overWebSocket(): PageTransport {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
  const wire: Wire = new Wire({
    connect: () => {
      const socket = new WebSocket(address);
      socket.binaryType = 'arraybuffer';
      return socket as Socket;
    },
    keys: pageKeys({
      isRefused: () => wire.isRefused,
      begin: () => wire.begin(),
      reload: () => location.reload(),
    }),
    clock: SYSTEM_CLOCK,
    random: Math.random,
    watched: () => document.visibilityState === 'visible',
    rests: (is) => rest(is),
  });
  // A phone that was asleep reconnects the moment somebody looks at it or touches it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wire.wake();
  });
  const look = (): void => wire.wake();
  for (const sign of ['online', 'offline', 'focus', 'pageshow'] as const) addEventListener(sign, look);
  for (const touch of ['pointerdown', 'keydown'] as const)
    addEventListener(touch, look, { capture: true, passive: true });
  let rest: (rests: boolean) => void = () => undefined;
  let report: (stopped: Stopped | null) => void = () => undefined;
  const watch = new StoppedWatch((stopped) => report(stopped));
  return {
    platform: 'browser',
    listen: (receive, closed, opened) =>
      wire.listen(
        receive,
        (final) => {
          if (final === undefined) watch.begin();
          else watch.end();
          closed(final);
        },
        () => {
          watch.end();
          opened?.();
        },
      ),
    onStopped: (listener) => (report = listener),
    onRest: (listener) => (rest = listener),
    wake: look,
    startAgain: () => void watch.startAgain().then(() => wire.wake()),
    send: (request) => wire.send(request),
    saveText: (file) => Promise.resolve(download(file)),
    setBusy: ({ running, unsent }) => {
      stayAwake(running);
      askBeforeLeaving(unsent);
    },
    openBoard: (board) => Promise.resolve(openTab(board)),
  };
}

/** A tab opened from this one starts with a copy of its session, so it is admitted as well. */
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

/** Browsers keep the screen awake only while the page is visible, and release the lock when it is not. */
let lock: WakeLockSentinel | undefined;
let wanted = false;

/** Called repeatedly while nothing changes: one lock is enough, and only one can be released. */
function stayAwake(busy: boolean): void {
  if (busy === wanted) return;
  wanted = busy;
  if (busy) {
    document.addEventListener('visibilitychange', holdScreen);
    holdScreen();
  } else {
    document.removeEventListener('visibilitychange', holdScreen);
    void lock?.release();
  }
}

/** The browser asks before leaving a page with unsent input. */
function askBeforeLeaving(unsent: boolean): void {
  if (unsent) addEventListener('beforeunload', stay);
  else removeEventListener('beforeunload', stay);
}

const stay = (event: BeforeUnloadEvent): void => event.preventDefault();

function holdScreen(): void {
  if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
  navigator.wakeLock.request('screen').then(
    (held) => {
      lock = held;
      if (!wanted) void held.release();
    },
    // Not allowed here, or the battery is low: the evening continues without it.
    () => undefined,
  );
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
