import { expect, test } from 'vitest';
import { testChance } from '#electron/testing/chance/seeds.ts';
import { RANDOM_BOT } from '#engine/bots/random.ts';
import { must } from '#engine/core/assert-never.ts';
import { seededRng } from '#engine/core/rng.ts';
import type { Event } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { bid, dealOut, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { opening } from '../testing/opening.ts';
import { waitOf } from './bot-pace.ts';
import { shuffle } from './chance.ts';

test('the random bot is mostly quiet, but not always, and seldom speaks unasked', () => {
  const { seen, table } = opening();
  const rng = seededRng(1);
  const acts = Array.from({ length: 400 }, () => must(RANDOM_BOT.act(seen, table, rng), 'action').type);
  const quiet = acts.filter((type) => type === 'vorhand').length;
  expect(quiet).toBeGreaterThan(300);
  expect(quiet).toBeLessThan(400);
  const unasked: View = { ...seen, turn: { must: [], may: [1] } };
  const spoke = Array.from({ length: 400 }, () => RANDOM_BOT.act(unasked, table, rng)).filter((act) => act !== null);
  expect(spoke.length).toBeGreaterThan(10);
  expect(spoke.length).toBeLessThan(100);
});

test('a shuffle keeps every card and favours no position', () => {
  const cards = ['a', 'b', 'c', 'd'];
  const seen = new Map<string, number>();
  const chance = testChance();
  for (let i = 0; i < 4800; i++) {
    const order = shuffle(cards, chance);
    expect([...order].sort()).toEqual(cards);
    seen.set(order.join(''), (seen.get(order.join('')) ?? 0) + 1);
  }
  // 24 orders, 200 each; seven standard deviations (13.8) either side.
  expect(seen.size).toBe(24);
  expect(Math.max(...seen.values())).toBeLessThan(297);
  expect(Math.min(...seen.values())).toBeGreaterThan(103);
});

const PACE = { bot: 1, trick: 2, clock: 3 };
const said: Event = { type: 'said', by: 1, action: { type: 'play' }, heardBy: 'all' };
const moved = (from: string, to: string): Event => ({ type: 'moved', cards: ['T1'], from, to, seenBy: 'all' });
const card = [said, moved('hand:1', 'trick')];
const full = [...card, moved('trick', 'pile:2')];
const joined = [...full, moved('talon:0', 'pile:2')];

test.each([
  ['a card', card, ['bot', 'bot', 'bot', 'bot'], 1],
  ['a full trick among bots', full, ['bot', 'bot', 'bot', 'bot'], 2],
  ['one that a talon card has joined', joined, ['bot', 'bot', 'bot', 'bot'], 2],
  ['the first card of the next trick', [...joined, ...card], ['bot', 'bot', 'bot', 'bot'], 1],
  ['a full trick where a person plays', full, ['bot', 'person', 'bot', 'bot'], 1],
  ['a full trick where a person pauses', full, ['bot', 'bot', 'bot', 'bot', 'person'], 2],
] as const)('after %s a bot waits as long as the pages need if nobody makes them wait', (_, log, holders, wait) => {
  expect(waitOf(PACE, 0, { active: [0, 1, 2, 3], log }, holders)).toBe(wait);
  expect(waitOf(PACE, 'table', { active: [0, 1, 2, 3], log }, holders)).toBe(3);
});

test('a bot waits as long after a talon is turned up, whoever plays, and no longer once something is done with it', () => {
  const deal = dealOut({ 'hand:2': 'CK' });
  const wait = () => waitOf(PACE, deal.seat, deal.s, ['bot', 'person', 'bot', 'bot']);
  deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'));
  expect(wait()).toBe(PACE.bot);
  deal.go({ type: 'call', king: 'CK' });
  expect(wait()).toBe(PACE.trick);
  deal.go({ type: 'take', half: 0 });
  expect(wait()).toBe(PACE.bot);
  const seenBy = [0, 1, 2, 3];
  const parts = [said, { type: 'moved', cards: ['T1'], from: 'talon', to: 'part:0', seenBy }] as const;
  expect(waitOf(PACE, 0, { active: seenBy, log: parts }, ['bot', 'bot', 'bot', 'bot'])).toBe(PACE.trick);
});
