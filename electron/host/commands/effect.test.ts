import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { seededRng } from '#engine/core/rng.ts';
import { GAMES } from '#engine/games/index.ts';
import { everyCommand } from '../testing/every-command.ts';
import { World } from '../testing/taint/world.ts';
import type { CommandType } from './handler.ts';
import { COMMANDS } from './index.ts';

const TYPES = Object.keys(COMMANDS) as readonly CommandType[];

// What only reads is not cached: a repeated request is carried out again, which must not write a second time.
test.each(TYPES.filter((type) => COMMANDS[type].effect !== 'writes'))('%s writes nothing', async (type) => {
  const world = new World(seededRng(type));
  const rules = must(GAMES['koenigrufen'], 'a game').tableRules('tirol-speisezettel', {});
  if (!rules.ok) throw new Error(rules.error.code);
  await world.open({ rules: rules.value, seats: 4, free: false, duplicate: false, bots: [] });
  const evening = world.evening.state.id;
  await world.ask({ type: 'start-round', evening, round: 1 });
  const before = world.rows.length;
  const about = { evening, round: 1, table: 1, seat: 0, deal: 1, prompt: 1, player: 'p1', guest: 'g1' };
  await world.attempt(everyCommand({ ...about, action: { type: 'pass' } })[type]);
  expect(world.rows.slice(before)).toEqual([]);
});
