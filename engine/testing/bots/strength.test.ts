import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROBE_GAMES } from '../games/index.ts';
import { byEffort } from '../test-effort.ts';
import { playedIn, readStrengths, tableOfStrengths } from './results.ts';
import { OPPONENTS, strengthIn } from './strength.ts';

/** Games with so wide a margin, and so quickly played, that a few deals show it. */
const FEW_DEALS: Readonly<Record<string, number>> = {
  'probe-race': 16,
  'probe-exchange': 8,
  'probe-ordering': 12,
  'probe-tokens': 12,
  'probe-windfall': 12,
};
const MATCHES = PROBE_GAMES.filter(({ id }) => id in FEW_DEALS).flatMap((game) =>
  OPPONENTS.map((against) => ({ game, against })),
);

test.each(MATCHES)('$game.id: the general player wins against $against', ({ game, against }) => {
  const deals = byEffort(FEW_DEALS[game.id] ?? 0, 40);
  const { low } = strengthIn({ game, profile: 'plain', against, deals, seed: 'general-bar' });
  expect(low).toBeGreaterThan(0);
});

describe('what was measured', () => {
  const results = readStrengths();

  test('docs/bots.md says it', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/bots.md'), 'utf8');
    expect(page).toContain(tableOfStrengths(results));
  });

  test('is one line for each game and opponent', () => {
    const names = results.map((one) => `${playedIn(one)} ${one.profile} ${one.against}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
