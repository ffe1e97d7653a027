import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { PlayedSeating } from '#engine/bots/match/seating.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Share } from './share.ts';

/** What a thread begins with. */
export interface ThreadStart {
  readonly share: Share;
  /** Where its end is told. */
  readonly port: MessagePort;
  /** Counts the threads that are done. */
  readonly done: Int32Array;
}

/** What a thread says in the end. */
export type ThreadEnd = { readonly played: readonly PlayedSeating[] } | { readonly error: string };

/** Plays a share in several threads, all at the same time, and waits for all of them; gives the seatings in their order. */
export function playInThreads(share: Share, count: number): readonly PlayedSeating[] {
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const threads = Array.from({ length: count }, (_, thread) => {
    const { port1, port2: port } = new MessageChannel();
    const seatings = share.seatings.filter((_seats, i) => i % count === thread);
    const workerData: ThreadStart = { share: { ...share, seatings }, port, done };
    return { port1, worker: new Worker(new URL('./thread.ts', import.meta.url), { workerData, transferList: [port] }) };
  });
  // Nothing else goes on here, so the threads are waited for as for any other function.
  for (let before = 0; before < count; before = Atomics.load(done, 0)) Atomics.wait(done, 0, before);
  const ends = threads.map(({ port1, worker }) => {
    const end = must(receiveMessageOnPort(port1), 'an end').message as ThreadEnd;
    port1.close();
    void worker.terminate();
    if ('error' in end) throw new Error(end.error);
    return end.played;
  });
  return share.seatings.flatMap((_, i) => ends[i % count]?.[Math.floor(i / count)] ?? []);
}
