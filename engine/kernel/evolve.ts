import { assertNever } from '../core/assert-never.ts';
import type { Card } from '../core/card.ts';
import type { Audience } from '../core/seat.ts';
import type { Event, State } from './types.ts';

/** The only maker of states, and so the only place that moves a card: none is lost or duplicated. */
export function evolve(s: State, event: Event): State {
  const next: State = { ...s, log: [...s.log, event] };
  switch (event.type) {
    case 'moved':
      return { ...next, ...moved(s, event) };
    case 'said':
      return next;
    case 'games':
      return { ...next, games: event.games };
    case 'items':
      return { ...next, items: event.items };
    case 'noted':
      return { ...next, notes: { ...s.notes, [event.phase]: event.notes } };
    case 'entered':
      return { ...next, phase: event.phase };
    case 'ended':
      return { ...next, phase: null, end: event.end };
    default:
      return assertNever(event);
  }
}

function moved(s: State, event: Extract<Event, { type: 'moved' }>): Pick<State, 'zones' | 'known'> {
  const { cards, from, to, seenBy, at } = event;
  const source = s.zones[from] ?? [];
  const going = new Set(cards);
  const left = source.filter((card) => !going.has(card));
  if (going.size !== cards.length || left.length + cards.length !== source.length)
    throw new Error(`cards ${cards.join(' ')} do not all lie in ${from}`);
  const known: Record<Card, Audience> = { ...s.known };
  for (const card of cards) known[card] = seenBy;
  if (from === to) return { zones: s.zones, known };
  const there = s.zones[to] ?? [];
  const place = at ?? there.length;
  return {
    zones: { ...s.zones, [from]: left, [to]: [...there.slice(0, place), ...cards, ...there.slice(place)] },
    known,
  };
}
