import { parentPort, workerData } from 'node:worker_threads';
import { aimsOf } from './deal.ts';
import { gamesOf } from './game.ts';
import { ALL_GAMES } from './world.ts';

/** Which games one worker plays. */
export interface Share {
  readonly seed: string;
  readonly first: number;
  readonly end: number;
  readonly step: number;
}

const share = workerData as Share;
function* numbers(): Generator<number> {
  for (let game = share.first; game < share.end; game += share.step) yield game;
}
for await (const summary of gamesOf(aimsOf(ALL_GAMES), share.seed, numbers())) parentPort?.postMessage(summary);
