import { type Card, handOf, isHand } from '#engine/core/card.ts';
import { isEqual } from '#engine/core/equal.ts';
import { ok } from '#engine/core/result.ts';
import { canSee, type Viewer } from '#engine/core/seat.ts';
import { apply, applyOffered, applyParsed, phaseOf, start } from '../deal/apply.ts';
import { redact } from '../deal/redact.ts';
import type { State } from '../deal/state.ts';
import type { SeenEvent } from '../deal/view.ts';
import type { Order } from './learnt.ts';
import { isSeen } from './places.ts';
import { type HistoryPlace, type Look, type MaybeSaid, saidInstead, type SaidStep } from './said.ts';
import type { Guessed } from './unplayed.ts';

/** One deck, played as far as the view goes. */
interface Course {
  readonly deck: readonly Card[];
  readonly guessed: Guessed;
  readonly order: Order;
  /** How many actions may still be tried. */
  readonly effort: { left: number };
}

/** Why a deck was given up: cards lie in wrong hands, or only in another order in the deck. */
type Lesson = 'other-cards' | 'other-order';

/** Does again what the viewer saw and heard. What they did not hear is drawn from what is offered there. */
export function played(look: Look, course: Course): State | Lesson {
  const { rules, seen } = look;
  const { table, dealer, now } = seen;
  const begun = start(rules, { table, dealer, now, deck: course.deck });
  if (!begun.ok) return 'other-cards';
  let s = begun.value;
  let place = matched(look, { s, from: 0, place: { at: 0, moves: 0 } }, course);
  while (typeof place !== 'string') {
    const said = seen.history[place.at];
    if (said === undefined) return s;
    if (said.type !== 'said' || isBanned(look, s, place)) return 'other-cards';
    const next = goOn(look, { s, said, place }, course);
    if (!next) return 'other-cards';
    ({ s, place } = next);
  }
  return place;
}

/** How something is done, by what is known of it. */
const DONE: Readonly<Record<MaybeSaid['sureness'], typeof apply>> = {
  offered: (...what) => ok(applyOffered(...what)),
  said: applyParsed,
  maybe: apply,
};

/** The first of what may have been said that leads to what was seen. */
function goOn(
  look: Look,
  step: SaidStep,
  course: Course,
): { readonly s: State; readonly place: HistoryPlace | 'other-order' } | undefined {
  const { rules } = look;
  const { s, said, place } = step;
  for (const maybe of saidInstead(look, step, course.guessed)) {
    if (course.effort.left-- <= 0) return undefined;
    const done = DONE[maybe.sureness](rules, s, said.by, maybe.action);
    const after = done.ok ? matched(look, { s: done.value, from: s.log.length, place }, course) : 'other-cards';
    if (done.ok && after !== 'other-cards') return { s: done.value, place: after };
  }
  return undefined;
}

interface Happened {
  readonly s: State;
  /** The first event of its log that is to be compared. */
  readonly from: number;
  readonly place: HistoryPlace;
}

/** Whether the viewer would have seen the same; gives how far that goes in the history. */
function matched(
  { rules, seen }: Look,
  { s, from, place }: Happened,
  { guessed, order }: Pick<Course, 'guessed' | 'order'>,
): HistoryPlace | Lesson {
  let { at, moves } = place;
  for (let i = from; i < s.log.length; i++) {
    const event = s.log[i];
    const there = event && redact(rules, s, event, seen.viewer);
    if (!event || !there) continue;
    const here = seen.history[at];
    if (!here) return 'other-cards';
    if (there.type === 'moved' && here.type === 'moved' && event.type === 'moved') {
      // What is dealt lies as it was guessed, unless another order was learnt since.
      const isGuess = from > 0 && !order.isToldAfter(moves);
      const wanted = isSeen(here.cards) ? here.cards : isGuess ? (guessed.get(moves) ?? []) : [];
      if (isOtherOrder(here, there) && order.exchange(wanted, event.cards, isSeen(here.cards))) {
        if (isSeen(here.cards)) order.toldBy(moves);
        return 'other-order';
      }
      moves++;
    }
    if (!isAlike(here, there)) return 'other-cards';
    at++;
  }
  return { at, moves };
}

/** What games and items are shown as may have changed since: the whole view is compared at the end. */
const isAlike = (here: SeenEvent, there: SeenEvent): boolean =>
  here.type === there.type && (here.type === 'games' || here.type === 'items' || isEqual(here, there));

type SeenMove = SeenEvent & { readonly type: 'moved' };

/** Whether cards are moved or turned up in an order that only the deck knows; what is played from a hand is chosen by name. */
const isOtherOrder = (here: SeenMove, there: SeenMove): boolean =>
  here.from === there.from &&
  here.to === there.to &&
  (here.from === here.to || !isHand(here.from)) &&
  here.cards.length === there.cards.length;

/**
 * Learns which cards cannot be in the hand from which something is played next, and says whether one of them is. The rules narrow
 * card by card, so a card that is illegal beside one other is illegal in every hand that has both; of several cards that are given as
 * one play each could have been played alone.
 */
function isBanned({ rules, seen, learnt }: Look, s: State, { at, moves }: HistoryPlace): boolean {
  const [said, move] = seen.history.slice(at, at + 2);
  if (said?.type !== 'said' || move?.type !== 'moved') return false;
  const phase = phaseOf(rules, s);
  const { cards } = move;
  const { by } = said;
  if (!phase?.couldPlay || by === 'table' || by === seen.viewer || !isSeen(cards)) return false;
  if (move.from !== handOf(by)) return false;
  if (!learnt.has(moves)) {
    const unseen = rules.pack.cards.filter((other) => !cards.includes(other) && !isKnown(s, other, seen.viewer));
    learnt.wereAbsent(
      moves,
      unseen.filter((other) => cards.some((card) => !phase.couldPlay?.(s, by, card, other))),
    );
  }
  const absent = learnt.absent.get(moves);
  return (s.zones[move.from] ?? []).some((other) => absent?.has(other));
}

const isKnown = ({ known }: State, card: Card, viewer: Viewer): boolean => canSee(known[card] ?? [], viewer);
