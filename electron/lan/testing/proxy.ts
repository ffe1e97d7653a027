import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A bad network between devices and the room: connections break and data stands still. */
export interface Proxy {
  readonly port: number;
  /** Breaks every connection that chance picks, by `chance` in [0, 1). */
  reset(chance: () => boolean): void;
  /** Lets nothing through for so many ms. */
  stall(milliseconds: number): void;
  /** Lets through only so many bytes a second on each connection and way. */
  slow(perSecond: number): void;
  close(): Promise<void>;
}

export async function openProxy(to: number): Promise<Proxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let stalled = 0;
  let perSecond = Infinity;
  const server = createServer((near) => {
    const far = connect({ port: to, host: '127.0.0.1', localAddress: near.remoteAddress?.replace(/^::ffff:/, '') });
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, into] of [pair, [far, near] as const]) {
      from.setNoDelay(true);
      from.on('error', end);
      from.on('close', end);
      from.on('data', (bytes) => {
        const wait = Math.max(0, stalled - Date.now()) + (bytes.length * 1000) / perSecond;
        if (wait === 0) return void into.write(bytes);
        // In order: whatever comes meanwhile waits with it.
        from.pause();
        setTimeout(() => (into.write(bytes), from.resume()), wait);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    reset: (chance) => {
      for (const [near, far] of pairs) {
        if (!chance()) continue;
        near.resetAndDestroy();
        far.resetAndDestroy();
      }
    },
    stall: (milliseconds) => (stalled = Date.now() + milliseconds),
    slow: (most) => (perSecond = most),
    close: () =>
      new Promise((resolve) => {
        for (const pair of pairs) for (const socket of pair) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
