import { expect } from 'vitest';
import type { Card, Zone } from '#engine/core/card.ts';
import { canonical } from '#engine/core/json.ts';
import { seededRng } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import { reform } from '#engine/games/reform/game.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { worldsOf } from '#engine/kernel/worlds/worlds.ts';
import { tableOf } from '../any-table.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS } from '../dealt.ts';
import { byEffort } from '../test-effort.ts';

const RULES = reform.rules(tableOf(reform, 'reform'));
const NO_BUY = { type: 'no-buy' };
/** How many tries are made at a moment; a player gives up after as many in a row. */
export const TRIES = 20;
/** Every third moment is looked at, in full every one. */
const ONE_IN = byEffort(3, 1);

/** Forehand has bid it, nobody has bought it or doubled, and then this was said and done. */
export function bidden(contract: string, zones: Readonly<Record<Zone, string>>, said: readonly object[]): DealtDeal {
  const deal = dealOut(zones, { game: reform, profile: 'reform' });
  deal.go(bid(contract), PASS, PASS, PASS);
  while (deal.s.phase === 'ankauf') deal.go(NO_BUY);
  while (deal.s.phase === 'pre') deal.go(GOOD);
  deal.go(...said);
  while (deal.s.phase === 'announce') deal.go(GOOD);
  return deal;
}

/** The single cards that the seat to act may play. */
export const mayPlay = (deal: DealtDeal): readonly Card[] =>
  deal.offered.flatMap((action) => ('card' in action && action.type === 'play' ? [String(action.card)] : []));

/** Deals that a viewer takes for possible, all of which they could not tell from the real one. */
export function found(s: State, viewer: Seat): readonly State[] {
  const seen = view(RULES, s, viewer);
  const worlds = worldsOf(RULES, seen, seededRng(`${viewer}/${s.log.length}`));
  const states = Array.from({ length: TRIES }, () => worlds.next().value).flatMap((world) => world?.state ?? []);
  for (const one of states) expect(canonical(view(RULES, one, viewer))).toBe(canonical(seen));
  return states;
}

/** How many deals are found at these moments, from every seat but the declarer's, the last moment first. */
export const fits = (moments: readonly State[]): readonly number[] =>
  [...moments]
    .reverse()
    .filter((_, i) => i % ONE_IN === 0)
    .flatMap((s) => [1, 2, 3].map((viewer) => found(s, viewer).length));
