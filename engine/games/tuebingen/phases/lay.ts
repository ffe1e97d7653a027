import { type Card, handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { recoded } from '#engine/core/refusal.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import { type Discarding, layAway } from '#engine/phases/lay-away.ts';
import { enter } from '#engine/phases/way.ts';
import { HAND, isHonour, isKing } from '../cards.ts';
import { refusal, type RefusalCode } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { LAY, type PhaseId, RAUS_ROUND, TOUT_QUERY } from './names.ts';

const RULE = 'tuebingen §5';

/** Cards that nobody lays away. */
const staysInHand = (card: Card): boolean => isKing(card) || isHonour(card);

/** The dealer lays two of their 21 cards away. */
export function lay({ options }: Ruleset): PhaseOf<Discarding, 'lay'> {
  const refuse = (_: unknown, cards: readonly Card[]): Refusal | undefined => {
    const card = cards.find(staysInHand);
    return card === undefined
      ? undefined
      : refusal(isKing(card) ? 'may-not-lay-king' : 'may-not-lay-honour', { card }, RULE);
  };
  return layAway({
    id: LAY,
    hand: HAND,
    rule: RULE,
    who: ({ dealer }) => dealer,
    refusal: recoded<'card-not-in-hand' | 'card-twice' | 'lay-exactly', RefusalCode>(refusal, {
      'card-not-in-hand': 'card-not-in-hand',
      'card-twice': 'card-twice',
      'lay-exactly': 'lay-exactly-two',
    }),
    discards: (s, seat) => ({ first: (s.zones[handOf(seat)] ?? []).filter((card) => !staysInHand(card)), then: [] }),
    refuse,
    next: () => [enter<PhaseId>(options['tout-query'] ? TOUT_QUERY : RAUS_ROUND)],
  });
}
