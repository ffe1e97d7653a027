import { parentPort } from 'node:worker_threads';
import { ok } from '#engine/core/result.ts';
import { findGame } from '#engine/games/index.ts';
import type { FindGame } from '#engine/kernel/family/resolve-rules.ts';
import { PROBE_GAMES } from '#engine/testing/games/index.ts';
import { work } from '../workers/work.ts';
import { findProbe } from './probe.ts';

/** A game of the tests, or a family. */
const findAny: FindGame = (id) => {
  const probe = PROBE_GAMES.find((game) => game.id === id);
  if (probe) return ok(probe);
  const found = findProbe(id);
  return found.ok ? found : findGame(id);
};

/** The bots' thread of a host that a test opens in its own process: they can play the games of the tests, too. */
work(parentPort, findAny);
