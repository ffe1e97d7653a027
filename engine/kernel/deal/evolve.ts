import { assertNever } from '#engine/core/assert-never.ts';
import { type Card, isHand, type Zone } from '#engine/core/card.ts';
import { withoutAt } from '#engine/core/lists.ts';
import type { Audience } from '#engine/core/seat.ts';
import type { Event, State } from './state.ts';

type Moved = Extract<Event, { type: 'moved' }>;

/** A state being made; it shares with the one before whatever has not changed. */
interface Draft extends Omit<{ -readonly [Field in keyof State]: State[Field] }, 'zones' | 'known'> {
  zones: Record<Zone, readonly Card[]>;
  known: Record<Card, Audience>;
}

/**
 * The only maker of states, and so the only place that moves a card: none is lost or duplicated. What happens together is
 * carried out together: log, zones and `known` are copied once for all of it, and only if it changes them.
 */
export function evolve(s: State, ...events: readonly Event[]): State {
  const next: Draft = { ...s, log: s.log.concat(events) };
  for (const event of events) carryOut(s, next, event);
  return next;
}

function carryOut(s: State, next: Draft, event: Event): void {
  switch (event.type) {
    case 'moved':
      return move(s, next, event);
    case 'said':
      return;
    case 'games':
      next.games = event.games;
      return;
    case 'items':
      next.items = event.items;
      return;
    case 'noted':
      next.notes = { ...next.notes, [event.phase]: event.notes };
      return;
    case 'entered':
      next.phase = event.phase;
      return;
    case 'ended':
      next.phase = null;
      next.end = event.end;
      return;
    default:
      return assertNever(event);
  }
}

/** `s` is the state before all events: what is not its own any more has been copied and may be changed. */
function move(s: State, next: Draft, event: Moved): void {
  const { cards, from, to, seenBy, knownTo, at } = event;
  const source = next.zones[from] ?? [];
  const left = without(source, cards);
  // No card lies twice in a zone: one that is named twice leaves only once, and is one too many here.
  if (left.length + cards.length !== source.length)
    throw new Error(`cards ${cards.join(' ')} do not all lie in ${from}`);
  if (knownTo || cards.some((card) => next.known[card] !== seenBy)) {
    if (next.known === s.known) next.known = { ...s.known };
    for (const card of cards) next.known[card] = knownTo?.[card] ?? seenBy;
  }
  if (from === to) return;
  if (isHand(from) && cards.length > 0) forget(s, next, left, event);
  const there = next.zones[to] ?? [];
  if (next.zones === s.zones) next.zones = { ...s.zones };
  next.zones[from] = left;
  next.zones[to] = at === undefined ? there.concat(cards) : [...there.slice(0, at), ...cards, ...there.slice(at)];
}

/** What is left of a zone. Mostly it is the first cards that go, or just one: who looks ahead moves a great many. */
function without(source: readonly Card[], cards: readonly Card[]): readonly Card[] {
  if (cards.every((card, i) => card === source[i])) return source.slice(cards.length);
  const [only] = cards;
  if (cards.length > 1 || only === undefined) return source.filter((card) => !cards.includes(card));
  const at = source.indexOf(only);
  return at < 0 ? source : withoutAt(source, at);
}

/** Who did not see which cards left a hand no longer knows of any other that it lies there, if it could have been one of them. */
function forget(s: State, next: Draft, left: readonly Card[], { seenBy, among }: Moved): void {
  if (seenBy === 'all') return;
  for (const card of left) {
    const who = next.known[card] ?? [];
    if (who.length === 0 || (among && !among.includes(card))) continue;
    const still = who === 'all' ? seenBy : who.filter((seat) => seenBy.includes(seat));
    if (who !== 'all' && still.length === who.length) continue;
    if (next.known === s.known) next.known = { ...s.known };
    next.known[card] = still;
  }
}
