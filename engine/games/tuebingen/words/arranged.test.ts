import { expect, test } from 'vitest';
import { dealOut } from '#engine/testing/dealt.ts';
import { tuebingen } from '../game.ts';
import { arrangedIn } from './arranged.ts';

const HAND = 'SKI T21 T15 T14 CK CQ C2 D3';

/** Nobody calls: all order their hands. */
function ordering() {
  const deal = dealOut({ 'hand:0': HAND, 'hand:3': 'C3 C4' }, { game: tuebingen, profile: 'tuebingen' });
  deal.go({ type: 'discard', cards: ['C3', 'C4'] });
  while (deal.s.phase !== 'stecken') deal.go(deal.offered.find(({ type }) => /^(go-on|pass|fort)/.test(type)) ?? {});
  return deal;
}

const parts = (deal: ReturnType<typeof ordering>, viewer: number, named: readonly string[] = []) =>
  arrangedIn(deal.seenBy(viewer), named).map(({ name, cards }) => [name.de, cards.join(' ')]);

test('good cards are shown on the left and the others on the right while they are named, and as they lie then', () => {
  const deal = ordering();
  expect(parts(deal, 0)).toEqual([]);
  expect(parts(deal, 0, ['C2', 'T15', 'CQ', 'T21', 'T14', 'CK'])).toEqual([
    ['links die guten', 'T15 T21 CK'],
    ['rechts die anderen', 'C2 CQ T14'],
  ]);
  expect(parts(deal, 0, ['C2'])).toEqual([['rechts die anderen', 'C2']]);
  deal.go({ type: 'order', cards: ['C2', 'T15', 'CQ'] });
  const [left, right] = parts(deal, 0);
  expect(left?.[1]).toMatch(/^T15 T21 SKI CK/);
  expect(right?.[1]).toMatch(/^C2 CQ T14/);
  // Nobody sees another's order (TU27).
  for (const viewer of [1, 2, 3]) expect(parts(deal, viewer)).toEqual([]);
  while (deal.s.phase === 'stecken') deal.go({ type: 'order', cards: [] });
  expect(parts(deal, 0)).toEqual([left, right]);
  expect(arrangedIn(deal.seenBy('spectator'), [])).toEqual([]);
  deal.go({ type: 'cut', n: 1 });
  expect(deal.s.end).not.toBeNull();
});
