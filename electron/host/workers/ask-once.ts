import { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '#engine/core/result.ts';

/** What a thread may use: memory in MB, time in ms. */
export interface ThreadLimits {
  readonly memory: number;
  readonly time: number;
}

/** Memory for what is young, in MB. */
const YOUNG = 32;

/**
 * Asks a thread of its own one thing, so that no table waits and a hostile file ends only its own reading. Fails if that takes
 * more than it may, or with a fault of ours, which is logged.
 */
export function askOnce<T>(
  url: URL,
  question: unknown,
  { memory, time }: ThreadLimits,
): Promise<Result<T, 'too-much' | 'broken'>> {
  return new Promise((answer) => {
    const worker = new Worker(url, {
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG },
    });
    const end = (found: Result<T, 'too-much' | 'broken'>): void => {
      clearTimeout(tooLong);
      answer(found);
      void worker.terminate();
    };
    const tooLong = setTimeout(() => end(fail('too-much')), time);
    worker.once('message', (found: T) => end(ok(found)));
    worker.once('error', (error: Error & { readonly code?: unknown }) => {
      const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (!outOfMemory) console.error('thread:', error);
      end(fail(outOfMemory ? 'too-much' : 'broken'));
    });
    worker.postMessage(question);
  });
}
