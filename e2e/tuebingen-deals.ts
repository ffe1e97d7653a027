import { must } from '#engine/core/assert-never.ts';
import { tuebingen } from '#engine/games/tuebingen/game.ts';
import { dealOut, type DealtDeal } from '#engine/testing/dealt.ts';

/** What is offered first of this kind. */
const first = ({ offered }: DealtDeal, kind = ''): object =>
  must(
    offered.find(({ type }) => type.startsWith(kind)),
    `something to do: ${kind}`,
  );

/** The dealer has 21 cards, of which two are laid away. */
export const laying = (): DealtDeal =>
  dealOut(
    { 'hand:0': 'SKI T21 T1 DQ', 'hand:1': 'CK HK', 'hand:3': 'C2 C3 SK DK' },
    { game: tuebingen, profile: 'tuebingen' },
  );

/** Nobody asks for a Tout or plays a Raus: the dealer may call a king. */
export function calling(): DealtDeal {
  const deal = laying();
  deal.go({ type: 'discard', cards: ['C2', 'C3'] });
  while (deal.s.phase === 'tout-query') deal.go({ type: 'go-on' });
  while (deal.s.phase === 'raus') deal.go({ type: 'pass' });
  return deal;
}

/** Nobody calls: all order their hands. */
export function ordering(): DealtDeal {
  const deal = calling();
  while (deal.s.phase === 'call') deal.go(first(deal, 'fort'));
  return deal;
}

/** The hands are ordered, the dealer's left neighbour cuts. */
export function cutting(): DealtDeal {
  const deal = ordering();
  while (deal.s.phase === 'stecken') deal.go({ type: 'order', cards: [] });
  return deal;
}

/** A Ruf in its second trick. */
export function playing(): DealtDeal {
  const deal = calling();
  deal.go({ type: 'call', king: 'CK' });
  for (let cards = 0; cards < 7; cards++) deal.go(first(deal));
  return deal;
}

/** A Ruf has been played: Strafen may be claimed. */
export function claiming(): DealtDeal {
  const deal = playing();
  while (deal.s.phase === 'tricks') deal.go(first(deal));
  return deal;
}
