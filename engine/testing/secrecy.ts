import type { Card } from '../core/card.ts';
import type { Json } from '../core/json.ts';
import { canSee, type Viewer } from '../core/seat.ts';
import { view } from '../kernel/deal/redact.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import type { View } from '../kernel/deal/view.ts';
import type { Report } from './violation.ts';

/** Fields that hold actual cards, not names of cards (such as a called king). */
const CARD_FIELDS = ['card', 'cards', 'from'];

/** A view shows known cards and no others; what else could tell of hidden ones is found by `Comparer`. */
export function checkView(rules: Rules, s: State, viewer: Viewer, report: Report): void {
  const leak = leaks(s, view(rules, s, viewer), viewer);
  if (leak !== undefined) report('view-leaks', `${leak} to ${viewer} in ${String(s.phase)}`);
}

/** The first card that the view shows but must not show. */
export function leaks(s: State, { zones, history, notes, games, offers }: View, viewer: Viewer): string | undefined {
  const isKnown = knows(s, viewer);
  const lying = Object.values(zones)
    .flat()
    .find((card) => card !== null && !isKnown(card));
  if (lying !== undefined) return `${lying} in a zone`;
  const events = s.log.filter(({ type }) => type !== 'noted');
  const leaked = history.findIndex(
    (event, i) => event.type === 'moved' && event.cards.some(Boolean) && !isOpenTo(viewer, events[i]),
  );
  if (leaked >= 0) return `cards of event ${leaked}`;
  const met = cardsMet(s, viewer);
  const said = history.filter(({ type }) => type === 'said');
  const named = cardNamed([notes, games, offers, said] as unknown as Json, (card) => card in s.known && !met.has(card));
  return named === undefined ? undefined : `${named} in notes, games, offers or actions`;
}

const knows =
  (s: State, viewer: Viewer) =>
  (card: Card): boolean =>
    canSee(s.known[card] ?? [], viewer);

/** Cards that the viewer sees, or has ever seen moving: the only ones that anything in the view may name. */
export const cardsMet = (s: State, viewer: Viewer): ReadonlySet<Card> =>
  new Set([...cardsSeen(s, viewer), ...Object.keys(s.known).filter(knows(s, viewer))]);

const isOpenTo = (viewer: Viewer, event: Event | undefined): boolean =>
  event?.type === 'moved' ? canSee(event.seenBy, viewer) : event?.type === 'said' && canSee(event.heardBy, viewer);

/** Cards that the viewer has ever seen moving. */
function cardsSeen(s: State, viewer: Viewer): ReadonlySet<Card> {
  const seen = new Set<Card>();
  for (const event of s.log)
    if (event.type === 'moved' && isOpenTo(viewer, event)) for (const card of event.cards) seen.add(card);
  return seen;
}

/** The first such card in a field that holds cards; a view has hundreds of them, so no list is made on the way. */
function cardNamed(value: Json, isSuch: (card: Card) => boolean, inside = false): Card | undefined {
  if (typeof value === 'string') return inside && isSuch(value) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = value as Readonly<Record<string, Json>>;
  const isList = Array.isArray(value);
  for (const key in parts) {
    const found = cardNamed(parts[key] ?? null, isSuch, isList ? inside : CARD_FIELDS.includes(key));
    if (found !== undefined) return found;
  }
  return undefined;
}
