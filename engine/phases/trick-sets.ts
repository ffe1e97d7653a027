import { z } from 'zod';
import { must } from '../core/assert-never.ts';
import type { Card } from '../core/card.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import type { Action } from '../kernel/deal/action.ts';
import { lastAnswerTo, type PhaseOf } from '../kernel/deal/phase.ts';
import type { State } from '../kernel/deal/state.ts';
import { refuseKernel } from '../kernel/refusals.ts';
import { refuseCard } from '../play/rules.ts';
import type { Aside } from './asides/asides.ts';
import { courseOf, type TRICKS } from './trick.ts';
import { type Play, playing, type TrickPlay, tricks } from './tricks.ts';

const PLAY_SET = z.strictObject({ type: z.literal('play-set'), cards: z.array(z.string()).min(2) });
export type PlaySet = z.infer<typeof PLAY_SET>;

/** The first card that cannot be given together with the others, by those of which any may; `undefined`: they all can. */
function strangeIn(cards: readonly Card[], groups: readonly (readonly Card[])[]): Card | undefined {
  const outside = groups.map((group) => cards.filter((card, i) => !group.includes(card) || cards.indexOf(card) !== i));
  const [least = cards] = outside.sort((a, b) => a.length - b.length);
  return least[0];
}

/** What a family specifies about them. */
interface SetPlay<Code extends string, A extends Action> extends TrickPlay<Code, A> {
  /** Whether they ever may in what is played; missing: they may. */
  hasSets?(games: State['games']): boolean;
}

/** Tricks to which several cards may be given as one play (`Legal.together`). */
export function trickSets<Code extends string, A extends Action = never>(
  play: SetPlay<Code, A>,
): PhaseOf<Play | PlaySet | A, typeof TRICKS> {
  const course = courseOf(play);
  const decidePlay = playing(play, course);
  // It is asked for a single card and for several, at every card of the deals that are played in thought.
  const legal = lastAnswerTo((s, hand) => play.legal(s, hand));
  const handNow = (s: State): Seat => must(course.turn(s), 'somebody who plays').hand;
  const groupsIn = (s: State, hand: Seat): readonly (readonly Card[])[] =>
    (legal(s, hand).together ?? []).filter((group) => group.length > 1);
  const sets: Aside<PlaySet> = {
    actions: PLAY_SET,
    isIn: (games) => play.hasSets?.(games) ?? true,
    offers: (s) =>
      groupsIn(s, handNow(s)).map((from) => ({
        ...({ kind: 'cards', type: 'play-set', fixed: [], min: 2 } as const),
        ...{ from, max: from.length },
      })),
    refuse(s, _, { cards }): Refusal | undefined {
      const hand = handNow(s);
      const card = strangeIn(cards, groupsIn(s, hand));
      if (card === undefined) return undefined;
      const { single, apart } = legal(s, hand);
      const alone = refuseCard(play.refusal, single, course.moment(s, hand), card);
      return alone ?? (apart === undefined ? refuseKernel('not-together', { card }) : play.refusal(apart, { card }));
    },
    decide: (s, _, { cards }) => decidePlay(s, handNow(s), play.laid?.(cards) ?? cards),
  };
  return tricks<Code, PlaySet | A>({ ...play, legal, asides: [sets, ...(play.asides ?? [])] }, course);
}
