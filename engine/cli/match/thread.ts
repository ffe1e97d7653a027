import { workerData } from 'node:worker_threads';
import type { ThreadEnd, ThreadStart } from './threads.ts';

/** The program of a thread of `match`. What it needs is loaded here, so that a fault in loading is told too. */
const { share, port, done } = workerData as ThreadStart;

async function end(): Promise<ThreadEnd> {
  try {
    const { playShare } = await import('./share.ts');
    return { played: playShare(share) };
  } catch (error) {
    return { error: error instanceof Error ? String(error.stack) : String(error) };
  }
}

port.postMessage(await end());
Atomics.add(done, 0, 1);
Atomics.notify(done, 0);
