import { parentPort } from 'node:worker_threads';
import { work } from '#electron/host/workers/work.ts';
import { searchingPlayer } from '#engine/bots/table-player.ts';
import { findGame } from '#engine/games/index.ts';

/** The bots' thread of `build/bench-bots.ts`: everybody searches, also where there are rules of thumb. */
work(parentPort, findGame, searchingPlayer(findGame));
