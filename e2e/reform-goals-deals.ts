import { must } from '#engine/core/assert-never.ts';
import { reform } from '#engine/games/reform/game.ts';
import { bid, dealOut, type DealtDeal, PASS } from '#engine/testing/dealt.ts';
import { quietly } from './reform-deals.ts';

/** The games for the first trick and the last, and those in which nobody may have to beat (reform §7.6, §7.9), and a bird-Rufer (§7.4). */

const dealt = (contract: string, zones: Parameters<typeof dealOut>[0]): DealtDeal => {
  const deal = dealOut(zones, { game: reform, profile: 'reform' });
  deal.go(bid(contract), PASS, PASS, PASS);
  return deal;
};

/** Each of the others has four tarocks, fewer than the declarer leads before the clubs, and the highest of these are the declarer's. */
const SPEZI = {
  'hand:0': 'T22 T21 T20 T19 T18 T17 T16 T15 T14 CK CQ CN',
  'hand:1': 'T13 T12 T11 T10 CJ C10 HK HQ HN HJ H1 H2',
  'hand:2': 'T9 T8 T7 T6 SK SQ SN SJ S10 S9 S8 S7',
  'hand:3': 'T5 T4 T3 T2 DK DQ DN DJ D1 D2 D3 D4',
};

/** The declarer of a Spezi looks at the talon; clubs win the last trick, whoever leads to the second. */
export const looking = (): DealtDeal => quietly(dealt('spezi', SPEZI), 'look');

/** The lowest cards of all suits and no tarock: nobody leads anything that they would have to beat. */
const PENSIONIST = {
  'hand:0': 'C7 C8 C9 S7 S8 S9 H4 H3 H2 D4 D3 D2',
  'talon:0': 'C10 S10 H1',
  'talon:1': 'D1 CJ SJ',
};

/** The declarer of a Pensionist sees six cards that they can lay away again. */
export const takingSix = (): DealtDeal => quietly(dealt('pensionist', PENSIONIST), 'talon');

/** They have taken none, and played on until this is so; everybody does the first thing that is offered. */
function beatingUntil(is: (deal: DealtDeal) => boolean): DealtDeal {
  const deal = takingSix();
  deal.go({ type: 'take', group: 0, cards: [] });
  quietly(deal, 'beating');
  while (!is(deal)) deal.go(must(deal.offered[0], 'a card'));
  return deal;
}

const pileIn = ({ s }: DealtDeal): number => (s.zones['trick'] ?? []).length;
const heldIn = ({ s }: DealtDeal): readonly number[] => s.active.map((seat) => (s.zones[`hand:${seat}`] ?? []).length);

/** A declarer with the highest diamonds, so that one of them has to beat before they are out of cards: the deal before its last card. */
export function losing(): DealtDeal {
  const begun = () => {
    const deal = dealt('pensionist', {
      ...PENSIONIST,
      'hand:0': 'C7 C8 C9 S7 S8 S9 H4 H3 H2 DK DQ DN',
      'talon:1': 'T1 CJ SJ',
    });
    quietly(deal, 'talon').go({ type: 'take', group: 0, cards: [] });
    return quietly(deal, 'beating');
  };
  const next = (deal: DealtDeal) => deal.go(must(deal.offered[0], 'a card'));
  let cards = 0;
  for (const whole = begun(); whole.s.end === null; cards++) next(whole);
  const deal = begun();
  for (let card = 1; card < cards; card++) next(deal);
  return deal;
}

/** Of a pile that one is asked to beat there are as many cards as a trick has. */
export const pile = (): DealtDeal => beatingUntil((deal) => pileIn(deal) >= 4);

/** Somebody has no cards left, and somebody else is asked to beat. */
export const noCards = (): DealtDeal => beatingUntil((deal) => heldIn(deal).includes(0) && pileIn(deal) > 0);

/** The called king of a Pagatrufer lies in the talon. */
export function birdInTalon(): DealtDeal {
  const deal = dealt('pagatrufer', {
    'hand:0': 'T22 T21 T20 T17 T15 T12 T9 T1 HK HQ S10 C8',
    'talon:0': 'CK T11 S7',
    'talon:1': 'T18 D4 SQ',
  });
  deal.go({ type: 'call-king', suit: 'C' });
  return quietly(deal, 'king-talon');
}

/** Three have given all tarocks that they could, and the last one is asked. */
export function pratersTrick(): DealtDeal {
  const deal = birdInTalon();
  deal.go({ type: 'pratermaessig', seat: 2 }, { type: 'take', group: 0, cards: [] });
  quietly(deal, 'tricks');
  deal.go({ type: 'play-set', cards: ['T15', 'T12', 'T9'] });
  for (let seats = 0; seats < 2; seats++) {
    const hand = deal.s.zones[`hand:${deal.seat}`] ?? [];
    deal.go({ type: 'play-set', cards: hand.filter((card) => card.startsWith('T')) });
  }
  return deal;
}
