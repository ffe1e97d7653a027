import { assertNever } from '#engine/core/assert-never.ts';
import { type Card, isHand, TRICK, type Zone } from '#engine/core/card.ts';
import { canSee, type Viewer } from '#engine/core/seat.ts';
import type { Item, Situation } from '../score.ts';
import type { Action } from './action.ts';
import { offersTo, phaseOf, turnOf } from './apply.ts';
import type { Rules } from './rules.ts';
import type { Event, State } from './state.ts';
import type { Review, SeenEvent, View } from './view.ts';

const EVERYTHING: Review = { tricks: 'all', talon: true };

/** What a viewer may know of a deal. An allow-list: whatever is not named here stays hidden. */
export const view = (rules: Rules, s: State, viewer: Viewer): View => ({
  ...viewNow(rules, s, viewer),
  history: s.log.flatMap((event) => redact(rules, s, event, viewer) ?? []),
});

/** All of it but what happened before. */
export function viewNow(rules: Rules, s: State, viewer: Viewer): Omit<View, 'history'> {
  const zones: Record<Zone, readonly (Card | null)[]> = {};
  for (const [zone, cards] of Object.entries(s.zones))
    if (cards.length > 0) zones[zone] = inSight(rules, s, zone, viewer);
  return {
    viewer,
    table: s.table,
    active: s.active,
    dealer: s.dealer,
    now: situation(s.now),
    zones,
    games: s.games.map((game) => rules.face(game, s, viewer)),
    items: seenItems(rules, s, s.items, viewer),
    phase: s.phase,
    notes: phaseOf(rules, s)?.show(s, viewer) ?? null,
    turn: turnOf(rules, s),
    offers: typeof viewer === 'number' ? offersTo(rules, s, viewer) : [],
    review: s.end !== null || viewer === 'open' ? EVERYTHING : rules.review(s),
  };
}

/**
 * Of a hand that is not wholly seen, what is known of it comes first, as hands are held. In truth the cards lie in the order in
 * which they came, and a gap in that would tell which of them was laid away.
 */
function inSight({ pack }: Rules, { zones, known }: State, zone: Zone, viewer: Viewer): readonly (Card | null)[] {
  const seen = (zones[zone] ?? []).map((card) => (canSee(known[card] ?? [], viewer) ? card : null));
  if (!isHand(zone) || !seen.includes(null)) return seen;
  const open = new Set(seen);
  const first = pack.held.filter((card) => open.has(card));
  return [...first, ...seen.slice(first.length).map(() => null)];
}

const situation = ({ deal, factors, pot, totals, sameCards, notes }: Situation): Situation => ({
  deal,
  factors,
  pot,
  ...(totals && { totals }),
  ...(sameCards && { sameCards }),
  notes,
});

const seenItems = (rules: Rules, s: State, items: readonly Item[], viewer: Viewer): readonly Item[] =>
  rules.seenItem ? items.flatMap((item) => rules.seenItem?.(item, s, viewer) ?? []) : items;

/** What a viewer hears of something that was said. */
export const heardOf = ({ action, heardBy, others }: Event & { type: 'said' }, viewer: Viewer): Action | null =>
  canSee(heardBy, viewer) ? action : (others ?? null);

/** One event as a viewer may know it; `undefined` if it tells them nothing. `s` is the state after it, or a later one. */
export function redact(rules: Rules, s: State, event: Event, viewer: Viewer): SeenEvent | undefined {
  switch (event.type) {
    case 'moved': {
      const { cards, from, to, seenBy } = event;
      if (!canSee(seenBy, viewer)) return { type: 'moved', cards: cards.map(() => null), from, to };
      return { type: 'moved', cards, from, to, ...(to === TRICK && seenBy !== 'all' && { faceDown: true }) };
    }
    case 'said':
      return { type: 'said', by: event.by, action: heardOf(event, viewer) };
    case 'games':
      return { type: 'games', games: event.games.map((game) => rules.face(game, s, viewer)) };
    case 'items':
      return { type: 'items', items: seenItems(rules, s, event.items, viewer) };
    case 'entered':
      return { type: 'entered', phase: event.phase };
    case 'ended':
      return { type: 'ended', redeal: event.end !== 'settle' };
    case 'noted':
      return undefined;
    default:
      return assertNever(event);
  }
}
