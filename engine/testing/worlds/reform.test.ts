import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng } from '#engine/core/rng.ts';
import { CONTRACT_IDS } from '#engine/games/reform/contracts/contract.ts';
import { reform } from '#engine/games/reform/game.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { worldsOf } from '#engine/kernel/worlds/worlds.ts';
import { playersFor, setupFor } from '../aim.ts';
import { tableOf } from '../any-table.ts';
import { isPlayed } from '../bidding.ts';
import { playOut } from '../driver.ts';
import { byEffort } from '../test-effort.ts';

/** Packs that are tried until a contract is played, and long enough: some games are over after a trick or two. */
const MOST_TRIES = 60;
/** Every sixth moment is looked at, in full every one; from one seat each. */
const ONE_IN = byEffort(6, 1);
/** At how many moments it is looked at least. */
const LEAST = 6;
/** How many tries a player makes in a row before giving up (`general.ts`). */
const TRIES = 20;

const TABLES: readonly (readonly [contract: string, options: Notes])[] = [
  ...CONTRACT_IDS.map((id) => [id, {}] as const),
  ['oberdreier', { oberdreierTalon: 'closed' }],
  ['oberdreier', { mortgage: false }],
  ['sechserdreier', { mortgage: false }],
];

/** All moments of a deal in which the contract is played. */
function momentsOf(contract: string, options: Notes): readonly State[] {
  const table = tableOf(reform, 'reform', options);
  const rules = reform.rules(table);
  const aimed = { game: reform, table, rules, seats: 4, deals: 1, seed: 'worlds', contract };
  for (let at = 0; at < MOST_TRIES; at++) {
    const rng = seededRng(`worlds/${contract}/${at}`);
    const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
    const setup = setupFor(aimed, { table: 4, dealer: at % 4, now }, rng);
    const begun = start(rules, setup);
    if (!begun.ok) throw new Error(begun.error.code);
    const moments: State[] = [];
    const watch = { turn: (s: State) => void moments.push(s), acted: () => undefined };
    const end = playOut(rules, begun.value, playersFor(aimed, setup, rng), rng, () => undefined, watch);
    if (isPlayed(end, contract) && moments.length > (LEAST - 1) * ONE_IN) return moments;
  }
  throw new Error(`${contract} is not played long enough`);
}

// Who sees the talon, which cards come first, whose hands lie open: all that differs between the contracts hides something else.
test.each(TABLES)('%s, %j: a player finds possible deals from every seat at any moment', (contract, options) => {
  const rules = reform.rules(tableOf(reform, 'reform', options));
  const rng = seededRng(contract);
  const without: string[] = [];
  let looked = 0;
  for (const [i, s] of momentsOf(contract, options).entries()) {
    if (i % ONE_IN !== 0) continue;
    looked++;
    const viewer = s.active[i % s.active.length] ?? 0;
    const worlds = worldsOf(rules, view(rules, s, viewer), rng);
    const fits = Array.from({ length: TRIES }, () => worlds.next().value).some(Boolean);
    if (!fits) without.push(`${viewer} in ${String(s.phase)}`);
  }
  expect(looked).toBeGreaterThanOrEqual(LEAST);
  expect(without).toEqual([]);
});
