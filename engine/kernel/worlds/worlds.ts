import { type Card, DECK, TRICK } from '#engine/core/card.ts';
import { isEqual } from '#engine/core/equal.ts';
import { type Rng, shuffled } from '#engine/core/rng.ts';
import { phaseOf } from '../deal/apply.ts';
import { redact, viewNow } from '../deal/redact.ts';
import { dealing } from '../deal/replay.ts';
import type { Rules } from '../deal/rules.ts';
import type { Event, State } from '../deal/state.ts';
import type { SeenEvent, View } from '../deal/view.ts';
import { assign, type Likelier } from './assign.ts';
import { barredIn, shownIn } from './barred.ts';
import { hintsIn, mended } from './clues.ts';
import { type Came, heapsIn, withHeap } from './heap.ts';
import { Learnt, Order } from './learnt.ts';
import { follow, isSeen, movesIn } from './places.ts';
import { played } from './played.ts';
import type { Look } from './said.ts';
import { type Guessed, unplayed } from './unplayed.ts';

/** A whole deal that one viewer cannot tell from the real one. */
export interface World {
  readonly deck: readonly Card[];
  readonly state: State;
}

/**
 * How many actions a try may take, as a multiple of those that were done: cards that are refused early are put anew at little
 * cost. Some more, for what is refused with the first words.
 */
const EFFORT = 3;
const AT_LEAST = 240;
/** How often cards are put anew after a dead end. */
const MOST_DEAD_ENDS = 20;
/** How many times likelier a card is where it may have lain at first than where it can only have come. */
const AT_FIRST = 8;
/** How often a try keeps to what others could not choose. */
const STRICT = 0.9;

/**
 * Deals that fit all that a viewer saw and heard, one after the other and without end; `undefined`: a try that did not fit. Each
 * replays from its deck to a state whose view equals `seen`. Nothing is known of any family here: the rules are asked.
 */
export function* worldsOf(rules: Rules, seen: View, rng: Rng): Generator<World | undefined, void, void> {
  const moves = movesIn(seen);
  const said = barredIn(rules, seen);
  const { barred, hints } = hintsIn(rules, seen);
  const learnt = new Learnt([...said, ...barred], shownIn(rules, seen));
  const came: Came = (card, zone) => said.some((one) => one.zone === zone && one.cards.includes(card));
  const dealt = dealtFrom(rules, seen);
  const look: Look = { rules, seen, moves, heaps: heapsIn(moves), came, hints, dealt, learnt, rng };
  for (;;) {
    const found = tryOnce(look);
    yield found && looksAlike(look, found.state) ? found : undefined;
  }
}

/** Whether all of the view is the same. What happened was compared on the way, but for what games and items are shown as by now. */
function looksAlike({ rules, seen: { history, ...now } }: Look, s: State): boolean {
  const areShown = ({ type }: Event | SeenEvent): boolean => type === 'games' || type === 'items';
  const shown = s.log.filter(areShown).map((event) => redact(rules, s, event, now.viewer));
  return isEqual(viewNow(rules, s, now.viewer), now) && isEqual(shown, history.filter(areShown));
}

function tryOnce(look: Look): World | undefined {
  const done = look.seen.history.filter(({ type }) => type === 'said').length;
  const effort = { left: EFFORT * done + AT_LEAST };
  let dealt = deal(look);
  let order = new Order();
  while (dealt && effort.left > 0) {
    const deck = order.applied(dealt.deck);
    const end = played(look, { deck, guessed: dealt.guessed, order, effort });
    if (typeof end === 'object') return { deck, state: end };
    if (end === 'other-order') continue;
    dealt = deal(look);
    order = new Order();
  }
  return undefined;
}

interface Dealt {
  readonly deck: readonly Card[];
  readonly guessed: Guessed;
}

/** Where in the deck the cards lie that are dealt, move by move; where players deal it, that follows from what they all heard. */
function dealtFrom(rules: Rules, { table, dealer, now, history }: View): Look['dealt'] {
  const { cards: pack } = rules.pack;
  const places = new Map(pack.map((card, i) => [card, i]));
  const heard = history.flatMap((event) =>
    event.type === 'said' && event.action ? [[event.by, event.action] as const] : [],
  );
  const dealt = dealing(rules, { table, dealer, now, deck: pack }, heard);
  const log = dealt.ok ? dealt.value.s.log : [];
  return log.flatMap((event) =>
    event.type === 'moved' && event.from === DECK ? [event.cards.flatMap((card) => places.get(card) ?? [])] : [],
  );
}

/** A deck from which everything that was seen can come about, as far as where cards lay tells. */
function deal(look: Look): Dealt | undefined {
  const { rules, seen, moves, heaps, came, hints, learnt, rng } = look;
  const phase = phaseOf(rules, seen);
  const guess = phase?.likelier?.(seen, rng());
  const likelier: Likelier = (card, zone) => (guess?.(card, zone) ?? 1) * (came(card, zone) ? 1 : AT_FIRST);
  const followed = learnt.followed(rng() < STRICT, (known) => follow(rules.pack.cards, moves, known));
  const last = heaps.get(moves.findLastIndex(({ from, to }) => to === TRICK && from !== TRICK));
  const lying = seen.zones[TRICK] ?? [];
  const heap = lying.includes(null) && last?.length === lying.length ? last : undefined;
  for (let i = 0; i < MOST_DEAD_ENDS; i++) {
    const places = heap
      ? withHeap(heap, followed, came, { weight: (card) => likelier(card, TRICK), rng })
      : followed.now;
    const at = places && assign(seen, places, rng, likelier);
    const guessed = at && mended(at, hints, places, rng) && unplayed(at, { moves, heaps, came }, followed, rng);
    if (guessed) return { deck: together(look, guessed), guessed };
  }
  return undefined;
}

/** The deck that deals these cards. */
function together({ rules, moves, dealt, rng }: Look, guessed: Guessed): readonly Card[] {
  const { cards: pack } = rules.pack;
  const deck = new Map<number, Card>();
  for (const [i, places] of dealt.entries()) {
    const shown = moves[i]?.cards ?? [];
    const there = isSeen(shown) ? shown : (guessed.get(i) ?? []);
    for (const [k, place] of places.entries()) {
      const lies = there[k];
      if (lies !== undefined) deck.set(place, lies);
    }
  }
  const used = new Set(deck.values());
  const left = shuffled(
    pack.filter((card) => !used.has(card)),
    rng,
  );
  return pack.map((_, i) => deck.get(i) ?? left.pop() ?? '');
}
