import { WebSocket } from 'ws';
import { SYSTEM_CLOCK } from '#electron/protocol/transport/clock.ts';
import type { Admission } from '#electron/protocol/transport/session.ts';
import { Wire, WIRE_LIMITS, type WireLimits } from '#electron/protocol/transport/wire.ts';
import { wireSocket } from '../socket.ts';

/** A device's connection to a room over a real socket. */
export interface Remote {
  readonly wire: Wire;
  /** What it shows on a new connection; the ticket, once it has one. */
  show(admission: Admission): void;
  /** How often it had to start over instead of going on. */
  restarts(): number;
  close(): void;
}

/** `from`: the address it comes from, on this machine `127.*`; `room`: the room's own port if `port` is a proxy's. */
export function remote(
  port: number,
  first: Admission,
  from = '127.0.0.1',
  room = port,
  limits: WireLimits = WIRE_LIMITS,
): Remote {
  let shown = first;
  let restarts = 0;
  let over = false;
  const wire = new Wire({
    connect: () => {
      const host = `127.0.0.1:${String(room)}`;
      const socket = new WebSocket(`ws://127.0.0.1:${String(port)}/ws`, {
        origin: `http://${host}`,
        headers: { host },
        localAddress: from,
        perMessageDeflate: false,
      });
      return wireSocket(socket);
    },
    keys: {
      shown: () => (over ? undefined : shown),
      admitted: ({ resumed }) => void (restarts += resumed ? 0 : 1),
      refused: () => false,
    },
    clock: SYSTEM_CLOCK,
    random: Math.random,
    limits,
  });
  return {
    wire,
    show: (admission) => (shown = admission),
    restarts: () => restarts - 1,
    close: () => {
      over = true;
      wire.close();
    },
  };
}
