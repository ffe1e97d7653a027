import { describe, expect, test } from 'vitest';
import type { Viewer } from '#engine/core/seat.ts';
import { reform } from '#engine/games/reform/game.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS } from '#engine/testing/dealt.ts';

const GROUPS = [
  ['T16', 'C7', 'DQ'],
  ['T4', 'S8', 'H3'],
];
const [NO_BUY, SEEN] = [{ type: 'no-buy' }, { type: 'seen' }];
const CONTRACTS = ['spezi', 'wechselspezi', 'spezi-ouvert', 'wechselspezi-ouvert'];

/** Forehand has bid it, and nobody has bought it. */
function looking(contract = 'spezi'): DealtDeal {
  const zones = Object.fromEntries(GROUPS.map((cards, i) => [`talon:${i}`, cards.join(' ')]));
  const deal = dealOut(zones, { game: reform, profile: 'reform' });
  deal.go(bid(contract), PASS, PASS, PASS, NO_BUY, NO_BUY, NO_BUY);
  return deal;
}

const talonFor = (deal: DealtDeal, viewer: Viewer) => {
  const { zones } = deal.seenBy(viewer);
  return [zones['talon:0'], zones['talon:1']];
};
const HIDDEN = GROUPS.map((cards) => cards.map(() => null));

describe('the declarer looks at the talon (reform §5.2, §7.6, Spezi)', () => {
  test.each(CONTRACTS)('%s: before the suit is named, and nothing is doubled before', (contract) => {
    const deal = looking(contract);
    expect([deal.s.phase, deal.seat, deal.offered]).toEqual(['look', 0, [SEEN]]);
    deal.go(SEEN, { type: 'suit', suit: 'H' }, GOOD, GOOD, GOOD, GOOD);
    const phases = deal.s.log.flatMap((event) => (event.type === 'entered' ? [event.phase] : []));
    expect(phases).toEqual(['cut', 'auction', 'ankauf', 'look', 'declare', 'announce', 'tricks']);
  });

  test('both groups of it, and nobody else sees them', () => {
    const deal = looking();
    expect(talonFor(deal, 0)).toEqual(GROUPS);
    for (const viewer of [1, 2, 3, 'spectator'] as const) expect(talonFor(deal, viewer)).toEqual(HIDDEN);
  });

  test('it stays where it is, and they may look at it again for the rest of the deal', () => {
    const deal = looking();
    const isOpen = (): readonly boolean[] => [deal.seenBy(0).review.talon, talonFor(deal, 0).flat().includes('S8')];
    expect(isOpen()).toEqual([true, true]);
    deal.go(SEEN);
    expect(isOpen()).toEqual([true, true]);
    deal.go({ type: 'suit', suit: 'H' }, GOOD, GOOD, GOOD, GOOD);
    expect([deal.s.phase, ...isOpen()]).toEqual(['tricks', true, true]);
    expect(talonFor(deal, 0)).toEqual(GROUPS);
    for (const viewer of [1, 'spectator'] as const) expect(talonFor(deal, viewer)).toEqual(HIDDEN);
    expect(deal.s.zones['hand:0']).toHaveLength(12);
  });

  test('the others hear that it is over', () => {
    const deal = looking();
    deal.go(SEEN);
    const said = deal.seenBy(3).history.filter(({ type }) => type === 'said');
    expect(said.at(-1)).toEqual({ type: 'said', by: 0, action: SEEN });
    expect([deal.s.phase, deal.refused(SEEN)]).toEqual(['declare', 'wrong-phase']);
  });
});
