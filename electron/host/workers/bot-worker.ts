import { parentPort } from 'node:worker_threads';
import { findGame } from '#engine/games/index.ts';
import { work } from './work.ts';

/** Entry of a thread in which bots think: a question with a view in, an action out. Claims are worked out in one, too. */
work(parentPort, findGame);
