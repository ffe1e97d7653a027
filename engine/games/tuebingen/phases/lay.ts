import type { Refusal } from '../../../core/refusal.ts';
import { handOf, type Card } from '../../../core/card.ts';
import { recoded } from '../../../core/refusal.ts';
import type { PhaseOf } from '../../../kernel/deal/phase.ts';
import { layAway, type Discarding } from '../../../phases/lay-away.ts';
import { enter } from '../../../phases/way.ts';
import { HAND, isHonour, isKing } from '../cards.ts';
import { refusal, type RefusalCode } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { LAY, RAUS_ROUND, TOUT_QUERY, type PhaseId } from './names.ts';

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
