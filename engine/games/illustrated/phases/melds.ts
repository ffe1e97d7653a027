import { z } from 'zod';
import { type Card, handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { itemOf } from '#engine/kernel/score.ts';
import { type Ended, inTurn } from '#engine/phases/in-turn.ts';
import { givenBy, tricksOf } from '#engine/phases/trick.ts';
import { BONUS_IDS, BONUSES, type BonusId, MELDS } from '../bonuses.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { goOn } from './way.ts';

const RULE = 'illustrated §6.1';
const ACTION = z.strictObject({ type: z.literal('meld'), meld: z.enum(BONUS_IDS) });
type Meld = z.infer<typeof ACTION>;

/** The sixteen cards with which a seat began to play: those it has, and those it has played. */
export const startingHand = (s: State, seat: Seat): readonly Card[] => [
  ...(s.zones[handOf(seat)] ?? []),
  ...tricksOf(s).flatMap((trick) => givenBy(trick, seat)),
];

/** What a hand can meld at this table (illustrated §6.1). */
const meldsIn = ({ options, bonuses }: Ruleset, hand: readonly Card[]): readonly BonusId[] =>
  MELDS.filter((id) => {
    // As printed, the Royal Trull has the cards of the Tarock Trull (illustrated R11, I14).
    const { about } = BONUSES[id === 'royal-trull' && options['royal-trull'] === 'honours' ? 'tarock-trull' : id];
    return (
      bonuses.includes(id) &&
      about.kind === 'meld' &&
      hand.filter((card) => about.cards.includes(card)).length === about.held
    );
  });

/** Melds of a seat that are not yet on the table. */
const openMelds = (ruleset: Ruleset, s: State, seat: Seat): readonly BonusId[] =>
  meldsIn(ruleset, startingHand(s, seat)).filter((id) => !s.items.some(({ about, by }) => about === id && by === seat));

/** Each in turn melds what was in the hand when play started, or nothing; once all cards are out, only who can is asked. */
export function melds<Id extends 'melds' | 'late-melds'>(ruleset: Ruleset, id: Id): PhaseOf<Meld | Ended<'good'>, Id> {
  const isLate = id === 'late-melds';
  const isOpen = !isLate || ruleset.options['meld-deadline'] === 'before-next-deal';

  function refuse(s: State, seat: Seat, { meld }: Meld): Refusal | undefined {
    if (s.items.some(({ about, by }) => about === meld && by === seat))
      return refusal('announced-already', { item: meld }, RULE);
    return openMelds(ruleset, s, seat).includes(meld) ? undefined : refusal('meld-not-held', { item: meld }, RULE);
  }

  return inTurn({
    id,
    actions: ACTION,
    quiet: 'good',
    asked: (s) => (isOpen ? s.active : []),
    ...(isLate && { isAsked: (s: State, seat: Seat) => openMelds(ruleset, s, seat).length > 0 }),
    all: () => MELDS.map((meld) => ({ type: 'meld', meld })),
    refuse,
    decide: (s, seat, { meld }) => [{ type: 'items', items: [...s.items, itemOf(meld, 'meld', seat)] }],
    next: (s) => (isLate ? [{ type: 'ended', end: 'settle' }] : goOn(ruleset, s, id)),
  });
}
