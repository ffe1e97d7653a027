import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { recoded, type Refusal } from '#engine/core/refusal.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { defineSeatPhase, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { groupOffers, isGroupFirst, lyingIn, refuseStrange, type Share, takenUp } from '#engine/phases/exchange.ts';
import { TALON_GROUPS } from '../names.ts';
import { refusal } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { TALON } from '../sizes.ts';
import { onward } from './flow.ts';

const ID = 'talon';
const RULE = 'reform §5.3';

/** Whether the cards are of no group more than of another: none, or all. */
const isOfNone = (cards: readonly Card[]): boolean => cards.length === 0 || cards.length === TALON;

/** Whoever takes nothing or everything chooses no group: whichever they name, it is the same action. */
const ACTION = z
  .strictObject({
    type: z.literal('take'),
    group: z.union([z.literal(0), z.literal(1)]),
    cards: z.array(z.string()),
  })
  .overwrite((take) => (isOfNone(take.cards) ? { ...take, group: 0 } : take));
type Take = z.infer<typeof ACTION>;

/** The talon lies open, and the declarer takes a group of it, or fewer or more cards for another value (reform §5.2, §5.3). */
export function talon(ruleset: Ruleset): PhaseOf<Take, 'talon'> {
  const entitled = (s: State): number => ruleset.contractOf(firstGame(s)).talon.cards;
  const share = (s: State): Share =>
    ruleset.options.mortgage ? { least: 0, most: TALON } : { least: entitled(s), most: entitled(s) };

  function refuse(s: State, { group, cards }: Take): Refusal | undefined {
    const code = recoded(refusal, { 'not-in-talon': 'card-not-in-talon', 'card-twice': 'card-twice' });
    const strange = refuseStrange(cards, lyingIn(s, TALON_GROUPS), code, RULE);
    if (strange) return strange;
    const { least, most } = share(s);
    if (cards.length > most) return refusal('too-many-cards', { count: most }, RULE);
    if (cards.length < least) return refusal('no-mortgage-here', { count: least }, RULE);
    const own = s.zones[must(TALON_GROUPS[group], 'a group')] ?? [];
    return isGroupFirst(cards, own) ? undefined : refusal('one-group-whole-first', undefined, RULE);
  }

  function take(s: State, { group, cards }: Take): readonly Event[] {
    const game = firstGame(s);
    const terms = { ...game.with, exchanged: cards.length, ...(!isOfNone(cards) && { group }) };
    return [
      ...takenUp(s, TALON_GROUPS, { cards, by: game.declarer, seenBy: s.active }),
      { type: 'games', games: [{ ...game, with: terms }] },
    ];
  }

  return defineSeatPhase({
    id: ID,
    actions: ACTION,
    turn(s) {
      const { declarer, with: terms } = firstGame(s);
      return { must: terms['exchanged'] === undefined ? [declarer] : [], may: [] };
    },
    offers: (s) =>
      groupOffers(
        'take',
        TALON_GROUPS.map((zone) => s.zones[zone] ?? []),
        share(s),
      ),
    refuse: (s, _seat, action) => refuse(s, action),
    // Cards are named before those only who saw the talon: a pausing dealer did not (reform §5.2).
    heardBy: (s) => s.active,
    decide: (s, _seat, action) => take(s, action),
    next: (s) => onward(ruleset)(s, ID),
    show: () => null,
  });
}
