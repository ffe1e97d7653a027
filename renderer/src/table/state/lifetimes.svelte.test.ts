import { expect, test } from 'vitest';
import { seededRng } from '#engine/core/rng.ts';
import { WAYS as GAMES } from '#engine/testing/games/ways/index.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { Tally } from '#page/testing/lifetimes/tally.ts';
import { WAYS } from '#page/testing/lifetimes/ways.ts';
import { World } from '#page/testing/lifetimes/world.ts';

/** How many tables are tried, and how much happens at each. */
const RUNS = byEffort(700, 10_000);
const EVENTS = 30;

test('each game that is there for a way to give a card is among them', () => {
  const tried = new Set(Object.values(WAYS).map(({ deal }) => deal().record.family));
  expect(GAMES.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
});

test('nothing of one prompt reaches the next, in whatever order things happen', async () => {
  const tally = new Tally();
  for (let run = 0; run < RUNS; run++)
    await new World(seededRng(`lifetimes/${run}`), tally).run(EVENTS).catch((error: unknown) => {
      throw new Error(`run ${run}`, { cause: error });
    });
  for (const way of Object.keys(WAYS)) expect(tally.of(`${way}, sent`), `${way} is tried`).toBeGreaterThan(5);
  for (const type of ['act', 'tip', 'claim-rest', 'take-back', 'hold-seat', 'pause-table'])
    for (const how of ['allowed', 'refused', 'late'])
      expect(tally.of(`${type} ${how}`), `${type} ${how}`).toBeGreaterThan(5);
}, 600_000);
