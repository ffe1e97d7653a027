import type { Card } from '../core/card.ts';
import type { Json } from '../core/json.ts';
import { pick, type Rng } from '../core/rng.ts';
import { canSee, type Viewer } from '../core/seat.ts';
import { view } from '../kernel/view.ts';
import type { Event, Rules, State, View } from '../kernel/types.ts';
import type { Report } from './violation.ts';

/** Fields that hold actual cards, not names of cards (such as a called king). */
const CARD_FIELDS = ['card', 'cards', 'from'];

/** A view shows known cards and no others, and does not depend on what is hidden from its viewer. */
export function checkView(rules: Rules, s: State, viewer: Viewer, rng: Rng, report: Report): void {
  const seen = view(rules, s, viewer);
  const leak = leaks(s, seen, viewer);
  if (leak !== undefined) report('view-leaks', `${leak} to ${viewer} in ${String(s.phase)}`);
  const pair = hiddenPair(s, viewer, rng);
  if (!pair) return;
  const text = JSON.stringify(seen);
  if (JSON.stringify(view(rules, swapPlaces(s, pair, viewer), viewer)) !== text)
    report('view-tainted', `by ${pair.join(' and ')} to ${viewer} in ${String(s.phase)}`);
}

/** The first card that the view shows but must not show. */
export function leaks(s: State, { zones, history, notes, games, offers }: View, viewer: Viewer): string | undefined {
  const isKnown = knows(s, viewer);
  const lying = Object.values(zones)
    .flat()
    .find((card) => card !== null && !isKnown(card));
  if (lying !== undefined) return `${lying} in a zone`;
  const told = s.log.filter(({ type }) => type !== 'noted');
  const retold = history.findIndex(
    (event, i) => event.type === 'moved' && event.cards.some(Boolean) && !heard(told[i], viewer),
  );
  if (retold >= 0) return `cards of event ${retold}`;
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

const heard = (event: Event | undefined, viewer: Viewer): boolean =>
  event?.type === 'moved' ? canSee(event.seenBy, viewer) : event?.type === 'said' && canSee(event.heardBy, viewer);

/** Cards that the viewer has ever seen moving. */
function cardsSeen(s: State, viewer: Viewer): ReadonlySet<Card> {
  const seen = new Set<Card>();
  for (const event of s.log)
    if (event.type === 'moved' && heard(event, viewer)) for (const card of event.cards) seen.add(card);
  return seen;
}

/** The first such card in a field that holds cards; a view has hundreds of them. */
function cardNamed(value: Json, isSuch: (card: Card) => boolean, inside = false): Card | undefined {
  if (typeof value === 'string') return inside && isSuch(value) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return firstFound(value, (part: Json) => cardNamed(part, isSuch, inside));
  return firstFound(Object.entries(value), ([key, part]) => cardNamed(part, isSuch, CARD_FIELDS.includes(key)));
}

function firstFound<T>(list: readonly T[], find: (one: T) => Card | undefined): Card | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Two swapped cards. */
export type Pair = readonly [Card, Card];

/**
 * Two cards in different places that the viewer has never seen. If one of them is a called card, both must be in hands:
 * whether it is in the talon may be public, but not whose hand it is in, until its holder announces something.
 */
export function hiddenPair(s: State, viewer: Viewer, rng: Rng): Pair | undefined {
  const shown = cardsSeen(s, viewer);
  const spokenFor = s.games.filter(({ partner }) =>
    s.items.some(({ by, about }) => by === partner && about !== 'game'),
  );
  const revealed = new Set(spokenFor.map(({ called }) => called));
  const hidden = Object.keys(s.known).filter(
    (card) => !shown.has(card) && !revealed.has(card) && !canSee(s.known[card] ?? [], viewer),
  );
  if (hidden.length < 2) return undefined;
  const called = s.games.flatMap((game) =>
    game.called !== undefined && hidden.includes(game.called) ? [game.called] : [],
  );
  const first = called.length > 0 && rng() < 0.5 ? pick(called, rng) : pick(hidden, rng);
  const second = pick(hidden, rng);
  const [here, there] = [placeOf(s, first), placeOf(s, second)];
  const isCalled = called.includes(first) || called.includes(second);
  return here === there || (isCalled && !(isHand(here) && isHand(there))) ? undefined : [first, second];
}

const placeOf = (s: State, card: Card): string =>
  Object.entries(s.zones).find(([, cards]) => cards.includes(card))?.[0] ?? '';
const isHand = (zone: string): boolean => zone.startsWith('hand:');

/** The deal as it would be if two hidden cards had been swapped from the start. */
export function swapPlaces(s: State, pair: Pair, viewer: Viewer): State {
  const other = (card: string): string => (card === pair[0] ? pair[1] : card === pair[1] ? pair[0] : card);
  const swapped = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? other(part) : part)) as T;
  const zones = Object.fromEntries(Object.entries(s.zones).map(([zone, cards]) => [zone, cards.map(other)]));
  const known = Object.fromEntries(Object.entries(s.known).map(([card]) => [card, s.known[other(card)] ?? []]));
  const games = s.games.map((game) => {
    if (game.called === undefined || game.partner === undefined || other(game.called) === game.called) return game;
    const partner = placeOf({ ...s, zones }, game.called);
    return { ...game, partner: Number(partner.slice('hand:'.length)) };
  });
  const log = s.log.map((event) => {
    if (event.type === 'moved') return { ...event, cards: event.cards.map(other) };
    return event.type === 'said' && !canSee(event.heardBy, viewer) ? swapped(event) : event;
  });
  return { ...s, zones, known, games, log };
}
