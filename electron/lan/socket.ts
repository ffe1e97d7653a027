import { WebSocket } from 'ws';
import type { Socket } from '../protocol/transport/wire.ts';

/** How long the other end may take to say goodbye, in ms: a dead one never does. */
const GOODBYE = 2_000;

/** A socket of this process as `Wire` takes it. */
export function wireSocket(socket: WebSocket): Socket {
  const wired: Socket = {
    ...{ onopen: null, onmessage: null, onclose: null, onerror: null },
    send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => {
      socket.close();
      setTimeout(() => socket.terminate(), GOODBYE).unref();
    },
  };
  socket.on('open', () => wired.onopen?.());
  socket.on('message', (data: Buffer, isBinary) =>
    wired.onmessage?.({ data: isBinary ? Uint8Array.from(data).buffer : data.toString() }),
  );
  socket.on('error', () => wired.onerror?.());
  socket.on('close', () => wired.onclose?.());
  return wired;
}
