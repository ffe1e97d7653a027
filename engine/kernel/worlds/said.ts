import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import { isEqual } from '#engine/core/equal.ts';
import { flatMapped } from '#engine/core/lists.ts';
import { type Rng, shuffled } from '#engine/core/rng.ts';
import { type Actor, canSee, type Viewer } from '#engine/core/seat.ts';
import type { Action, Offer } from '../deal/action.ts';
import { offersTo, phaseOf } from '../deal/apply.ts';
import { cardsAction, type CardsOffer, sampleAction } from '../deal/offers.ts';
import type { Rules } from '../deal/rules.ts';
import type { State } from '../deal/state.ts';
import type { SeenEvent, View } from '../deal/view.ts';
import type { Hints } from './clues.ts';
import type { Came, Heaps } from './heap.ts';
import type { Learnt } from './learnt.ts';
import { isSeen, type SeenMove } from './places.ts';
import type { Guessed } from './unplayed.ts';

/** How many actions are tried in place of one that was not heard. */
const MOST_TRIED = 16;

/** How far the history is done: the event that comes next, and the number of the next move. */
export interface HistoryPlace {
  readonly at: number;
  readonly moves: number;
}

export interface SaidStep {
  readonly s: State;
  readonly said: SeenEvent & { readonly type: 'said' };
  readonly place: HistoryPlace;
}

/** What is looked at from one seat. */
export interface Look {
  readonly rules: Rules;
  readonly seen: View;
  /** All moves of it, in order. */
  readonly moves: readonly SeenMove[];
  readonly heaps: Heaps;
  readonly came: Came;
  /** What the course of the deal tells of whole hands. */
  readonly hints: Hints['hints'];
  /** Where the cards of each move with which it is dealt lie in the deck, counted from 0. */
  readonly dealt: readonly (readonly number[])[];
  readonly learnt: Learnt;
  readonly rng: Rng;
}

/** Something that may have been said. */
export interface MaybeSaid {
  readonly action: Action;
  /**
   * What is known of it: it is offered there by name, so it need not be judged again; it was done in the real deal, so it is an action of
   * the phase; or neither.
   */
  readonly sureness: 'offered' | 'said' | 'maybe';
}

/**
 * What may have been said: what was heard, if it was heard whole; else what is offered there, beginning with what moves the
 * cards that were guessed.
 */
export function* saidInstead(look: Look, { s, said, place }: SaidStep, guessed: Guessed): Generator<MaybeSaid> {
  const { rules, seen } = look;
  const { action } = said;
  if (action !== null && isWhole(rules, s, said, seen.viewer)) yield { action, sureness: 'said' };
  else
    for (const other of candidates(look, { s, said, place }, wantedBy(seen, { said, place }, guessed)))
      if (action === null || soundsLike(rules, s, said, other.action)) yield other;
}

/** What an action that was not heard has to be about. */
interface Wanted {
  /** Cards that it moves, as far as they were seen or guessed. */
  readonly moved: ReadonlySet<Card>;
  /**
   * Where it moves none: the cards that its speaker is seen to play afterwards, in order, for it may have been settled then which one comes
   * next (reform §7.7, Fahrt ins Blaue).
   */
  readonly played: readonly Card[];
}

/** Actions that are offered, those first that move the wanted cards. */
function* candidates(
  { rules, seen, learnt, rng }: Look,
  { s, said: { by }, place }: SaidStep,
  { moved: wanted, played }: Wanted,
): Generator<MaybeSaid> {
  const offers = offersTo(rules, s, by);
  // Of a card that is not even in the hand, because others went on their way to it, nothing is learnt.
  const isHeld = (card: Card): boolean => by === 'table' || (s.zones[handOf(by)] ?? []).includes(card);
  const choices = offers.filter((offer): offer is CardsOffer => offer.kind === 'cards');
  if (choices.length > 0 && wanted.size > 0) {
    const later = shownLater(seen, place);
    for (const card of wanted)
      if (isHeld(card) && choices.every(({ from }) => !from.includes(card))) learnt.stay(place.moves, card);
    for (const offer of choices)
      yield { action: cardsAction(offer, chosen(offer, wanted, later, rng)), sureness: 'maybe' };
  }
  yield* drawn(offers, { moved: wanted, played }, rng);
}

/** Whether all of what was said was heard, and not the part of it that everybody hears. */
function isWhole(rules: Rules, s: State, { by, action }: SaidStep['said'], viewer: Viewer): boolean {
  const phase = phaseOf(rules, s);
  if (by === viewer || !phase?.overheard) return true;
  const parsed = phase.actions.safeParse(action);
  return parsed.success && canSee(phase.heardBy?.(s, by, parsed.data) ?? 'all', viewer);
}

/** Whether others hear of an action what was heard. */
const soundsLike = (rules: Rules, s: State, { by, action }: SaidStep['said'], other: Action): boolean =>
  isEqual(phaseOf(rules, s)?.overheard?.(s, by, other) ?? other, action);

/** Some of the actions that are offered, those first that name more of the wanted cards, or one that is played sooner. */
function drawn(offers: readonly Offer[], { moved, played }: Wanted, rng: Rng): readonly MaybeSaid[] {
  const named = shuffled(
    flatMapped(offers, (offer): readonly MaybeSaid[] =>
      offer.kind === 'cards'
        ? []
        : offer.actions.map((action) => ({ action, sureness: offer.kind === 'one-of' ? 'offered' : 'maybe' })),
    ),
    rng,
  );
  const naming = ({ action }: MaybeSaid): number => cardsNamedBy(action, (card) => moved.has(card)).length;
  const soonest = ({ action }: MaybeSaid): number =>
    Math.min(
      played.length,
      ...cardsNamedBy(action, (card) => played.includes(card)).map((card) => played.indexOf(card)),
    );
  named.sort((a, b) => naming(b) - naming(a) || soonest(a) - soonest(b));
  const choices = offers.filter(({ kind }) => kind === 'cards');
  const sampled =
    choices.length === 0
      ? []
      : Array.from({ length: MOST_TRIED }, (): MaybeSaid => ({
          action: sampleAction(choices, rng),
          sureness: 'maybe',
        }));
  return [...named, ...sampled];
}

const cardsNamedBy = (action: Action, isWanted: (card: Card) => boolean): readonly Card[] =>
  Object.values(action).filter((value): value is Card => typeof value === 'string' && isWanted(value));

const wantedBy = (seen: View, { said, place }: Pick<SaidStep, 'said' | 'place'>, guessed: Guessed): Wanted => ({
  moved: movedNext(seen, place, guessed),
  played: isMovedNext(seen, place) ? [] : playedLater(seen, said.by, place),
});

/** Whether any card moves before anything else is said. */
function isMovedNext({ history }: View, { at }: HistoryPlace): boolean {
  const next = history.slice(at + 1).find(({ type }) => type === 'moved' || type === 'said');
  return next?.type === 'moved';
}

/** The cards that are seen to be played from the hand of somebody, in order. */
const playedLater = ({ history }: View, by: Actor, { at }: HistoryPlace): readonly Card[] =>
  by === 'table'
    ? []
    : history
        .slice(at + 1)
        .flatMap((event) =>
          event.type === 'moved' && event.from === handOf(by) && event.to === TRICK ? event.cards : [],
        )
        .filter((card) => card !== null);

/** The cards that move next from one place, or into one, before anything else is said, as far as they were seen or guessed. */
function movedNext({ history }: View, { at, moves }: HistoryPlace, guessed: Guessed): ReadonlySet<Card> {
  const cards = new Set<Card>();
  let move = moves;
  let first: SeenMove | undefined;
  for (const event of history.slice(at + 1)) {
    if (event.type === 'said') break;
    if (event.type !== 'moved') continue;
    first ??= event;
    if (event.from === first.from || event.to === first.to)
      for (const card of isSeen(event.cards) ? event.cards : (guessed.get(move) ?? [])) cards.add(card);
    move++;
  }
  return cards;
}

/** The cards that were seen after that: what is chosen unheard can hardly be one of them. */
function shownLater({ history }: View, { at }: HistoryPlace): ReadonlySet<Card> {
  const later = history.slice(at + 1);
  const next = later.findIndex(({ type }) => type === 'said');
  const moved = later
    .slice(next < 0 ? later.length : next)
    .flatMap((event) => (event.type === 'moved' ? event.cards : []));
  return new Set(moved.filter((card) => card !== null));
}

/** The wanted cards as far as they may be chosen, and others that were not seen again in place of the rest. */
function chosen(
  { from, fixed, min, max }: CardsOffer,
  wanted: ReadonlySet<Card>,
  later: ReadonlySet<Card>,
  rng: Rng,
): readonly Card[] {
  const size = Math.min(max, Math.max(min, wanted.size));
  const first = [...new Set([...fixed, ...from.filter((card) => wanted.has(card))])];
  const others = shuffled(
    from.filter((card) => !first.includes(card)),
    rng,
  );
  const hidden = others.filter((card) => !later.has(card));
  const shown = others.filter((card) => later.has(card));
  return [...first, ...hidden, ...shown].slice(0, size);
}
