import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The direction of a connection. */
type Way = 'in' | 'out';

/** A bad network between devices and the room: connections break or die silently, and data stalls. */
export interface Proxy {
  readonly port: number;
  /** Breaks those connections for which `chance` says so. */
  reset(chance: () => boolean): void;
  /**
   * From now on nothing passes in these directions of the connections for which `chance` says so, and nobody is notified, not
   * even when they end.
   */
  swallow(chance: () => boolean, ways: readonly Way[]): void;
  /** Accepts connections and never answers them, for a time in ms. */
  ignore(milliseconds: number): void;
  /** Lets nothing through for a time in ms. */
  stall(milliseconds: number): void;
  /** Lets through only `perSecond` bytes a second on each connection and in each direction. */
  slow(perSecond: number): void;
  /** How many bytes went in and out. */
  passed(): Readonly<Record<Way, number>>;
  close(): Promise<void>;
}

/** A connection through the proxy; `near` is the device. */
interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  readonly dead: Set<Way>;
}

export async function openProxy(to: number): Promise<Proxy> {
  const pairs = new Set<Pair>();
  const sockets = new Set<Socket>();
  const passed = { in: 0, out: 0 };
  let stalled = 0;
  let ignored = 0;
  let perSecond = Infinity;
  const kept = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    kept(near);
    if (Date.now() < ignored) return void near.resume();
    const far = kept(
      connect({ port: to, host: '127.0.0.1', localAddress: near.remoteAddress?.replace(/^::ffff:/, '') }),
    );
    const pair: Pair = { near, far, dead: new Set() };
    pairs.add(pair);
    for (const [way, from, into] of [['in', near, far] as const, ['out', far, near] as const]) {
      from.on('close', () => {
        pairs.delete(pair);
        // A dead connection does not pass on its end.
        if (pair.dead.size === 0) into.destroy();
      });
      from.on('data', (bytes) => {
        const pass = (): void => {
          if (pair.dead.has(way)) return;
          passed[way] += bytes.length;
          into.write(bytes);
        };
        const wait = Math.max(0, stalled - Date.now()) + (bytes.length * 1000) / perSecond;
        if (wait === 0) return pass();
        // In order: data that comes meanwhile queues behind it.
        from.pause();
        setTimeout(() => (pass(), from.resume()), wait);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    reset(chance) {
      for (const { near, far } of pairs) {
        if (!chance()) continue;
        near.resetAndDestroy();
        far.resetAndDestroy();
      }
    },
    swallow(chance, ways) {
      for (const { dead } of pairs) if (chance()) for (const way of ways) dead.add(way);
    },
    ignore: (milliseconds) => (ignored = Date.now() + milliseconds),
    stall: (milliseconds) => (stalled = Date.now() + milliseconds),
    slow: (most) => (perSecond = most),
    passed: () => ({ ...passed }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
