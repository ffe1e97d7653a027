import { expect, test } from 'vitest';
import { seededRng } from '#engine/core/rng.ts';
import { reform } from '#engine/games/reform/game.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { worldsOf } from '#engine/kernel/worlds/worlds.ts';
import { tableOf } from '../any-table.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS } from '../dealt.ts';
import { playOut, randomPolicy } from '../driver.ts';
import { byEffort } from '../test-effort.ts';

const RULES = reform.rules(tableOf(reform, 'reform'));
/** How many tries are made at a moment. */
const TRIES = 5;
/** Every eighth moment is looked at, in full every one. */
const ONE_IN = byEffort(8, 1);

/** Forehand has bid a Sautanz. */
function sautanz(): DealtDeal {
  const deal = dealOut({ 'hand:0': 'CQ CN CJ C10 SQ S10 S9 HQ H1 H2 DQ D1' }, { game: reform, profile: 'reform' });
  deal.go(bid('sautanz'), PASS, PASS, PASS);
  return deal;
}

/** Forehand has called a king that lies in the talon. */
function waldUndWiese(): DealtDeal {
  const deal = dealOut({ 'talon:0': 'CK C7 S7' }, { game: reform, profile: 'reform' });
  deal.go({ type: 'mein-spiel' }, PASS, PASS, PASS, bid('rufer'), { type: 'call-king', suit: 'C' });
  deal.go(GOOD, GOOD, GOOD, { type: 'wald-und-wiese' });
  return deal;
}

/** All moments of a phase from there on. */
function momentsOf({ s }: DealtDeal, phase: string, seed: string): readonly State[] {
  const rng = seededRng(seed);
  const moments: State[] = [];
  const watch = { turn: (now: State) => void moments.push(now), acted: () => undefined };
  playOut(RULES, s, randomPolicy(reform, rng), rng, () => undefined, watch);
  return moments.filter((now) => now.phase === phase);
}

// Who has which cards after a pile was taken follows from all that was put before; and who may have bid a Sautanz has neither king nor tarock.
test.each([
  ['bluff', sautanz],
  ['piles', waldUndWiese],
] as const)('%s: a player finds possible deals from every seat at any moment', (phase, dealt) => {
  const rng = seededRng(phase);
  let [looked, found] = [0, 0];
  const without: string[] = [];
  for (const [i, s] of momentsOf(dealt(), phase, `${phase}/0`).entries()) {
    if (i % ONE_IN !== 0) continue;
    const viewer = s.active[(i / ONE_IN) % s.active.length] ?? 0;
    const worlds = worldsOf(RULES, view(RULES, s, viewer), rng);
    const fitting = Array.from({ length: TRIES }, () => worlds.next().value).filter(Boolean).length;
    looked++;
    found += fitting;
    if (fitting === 0) without.push(`${viewer} at ${i}`);
  }
  expect(looked).toBeGreaterThan(4);
  expect(without).toEqual([]);
  expect(found / (looked * TRIES)).toBeGreaterThan(0.9);
});

test('nobody imagines kings or tarocks with somebody who has bid a Sautanz', () => {
  const { s } = sautanz();
  const worlds = worldsOf(RULES, view(RULES, s, 2), seededRng('hand'));
  for (let i = 0; i < 10; i++) {
    const held = worlds.next().value?.state.zones['hand:0'];
    expect(held).toHaveLength(12);
    expect(held?.filter((card) => card.startsWith('T') || card.endsWith('K'))).toEqual([]);
  }
});
