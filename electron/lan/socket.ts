import { WebSocket } from 'ws';
import type { Socket } from '../protocol/wire.ts';

/** A socket of this process as `Wire` takes it. */
export function wireSocket(socket: WebSocket): Socket {
  const wired: Socket = {
    ...{ onopen: null, onmessage: null, onclose: null, onerror: null },
    send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
  };
  socket.on('open', () => wired.onopen?.());
  socket.on('message', (data: Buffer) => wired.onmessage?.({ data: data.toString() }));
  socket.on('error', () => wired.onerror?.());
  socket.on('close', () => wired.onclose?.());
  return wired;
}
