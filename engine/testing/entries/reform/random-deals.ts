import { type Card, laidBy, pileOf } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import { below, pick, type Rng, shuffled } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import { DECK_54, isHonour, isTarock, KINGS, strengthOf, suitOf } from '#engine/decks/deck-54.ts';
import type { Contract, KingWay } from '#engine/games/reform/contracts/contract.ts';
import { GAME } from '#engine/games/reform/items.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import { winnerOf } from '#engine/games/reform/play/winner.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { PLAYING, TALON, TRICKS } from '#engine/games/reform/sizes.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type Game, type Item, itemOf } from '#engine/kernel/score.ts';
import { cardsIn, type Trick } from '#engine/phases/trick.ts';

export const ACTIVE: readonly Seat[] = [0, 1, 2, 3];
/** Cards that bring something in a late trick, and how many come after it. */
const LATE: readonly (readonly [Card, number])[] = [
  ['T1', 0],
  ['T2', 1],
  ['T3', 2],
  ['T4', 3],
  ['T21', 4],
  ['T22', 4],
];

/**
 * A finished game for points with far more bonuses than people play: its cards fall in any order, also where the rules of play would
 * forbid it, and what counts is worked out from them alone. Seat 0 declares, 3 deals. `way`: with the called king in the talon, and played
 * so; missing: with any king, and if it lies there, alone.
 */
export function randomDeal(ruleset: Ruleset, rng: Rng, way?: KingWay): State {
  const contract = pick(
    ruleset.contracts.filter(
      (one) => one.kind === 'positive' && one.train === undefined && (!way || one.ways?.includes(way)),
    ),
    rng,
  );
  const { hands, talon } = way ? dealtWithKing(rng) : dealt(rng);
  const exchanged = contract.talon.ring ? TALON / 2 : exchangedIn(ruleset, contract, rng);
  const kings = way ? talon.flat().filter((card) => KINGS.includes(card)) : KINGS;
  const called = contract.side === 'king' ? pick(kings, rng) : undefined;
  const first = below(2, rng);
  const groups = [...(talon[first] ?? []), ...(talon[1 - first] ?? [])];
  const shown = contract.talon.cards === TALON ? shuffled(groups, rng) : groups;
  const [own = [], ...others] = hands;
  const held = [...own, ...shown.slice(0, exchanged)];
  // The highest tarock is enough for anybody who wants to lay away.
  const free = shuffled(held, rng).filter((card) => !isHonour(card));
  const laid = [...free.filter((card) => !isTarock(card)), ...free.filter(isTarock)].slice(0, exchanged);
  const { ring } = contract.talon;
  const passed = ring && passedRound([...others], talon[1 - first] ?? [], { comesBack: ring === 'first-lays', rng });
  const playing = [held.filter((card) => !laid.includes(card)), ...(passed?.hands ?? others)];
  const isExchanging = contract.talon.cards > 0;
  const isInTalon = called !== undefined && shown.includes(called);
  const kingTalon = isExchanging && isInTalon ? (way ?? 'alone') : undefined;
  const isTogether = kingTalon === 'pratermaessig';
  const tricks = played({ ruleset, contract, called }, playing, rng, isTogether);
  const left = talon.map((cards) => (ring ? [] : cards.filter((card) => shown.indexOf(card) >= exchanged)));
  const holder = called === undefined ? -1 : others.findIndex((cards) => cards.includes(called)) + 1;
  const partner = isTogether ? pick(ACTIVE.slice(1), rng) : holder;
  const game: Game = {
    ...{ declarer: 0, contract: contract.id },
    ...(called !== undefined && { called }),
    ...(partner > 0 && { partner }),
    with: {
      ...(isExchanging && { exchanged }),
      ...(isExchanging && contract.talon.cards < TALON && exchanged > 0 && exchanged < TALON && { group: first }),
      ...(kingTalon && { kingTalon }),
    },
  };
  return {
    ...{ table: 4, active: ACTIVE, dealer: 3, phase: null, end: 'settle', attempts: [], known: {} },
    now: { deal: 1, factors: [], pot: rational(0), notes: {} },
    zones: {
      ...Object.fromEntries(
        ACTIVE.map((seat) => [
          pileOf(seat),
          tricks.filter(({ winner }) => winner === seat).flatMap((one) => [...cardsIn(one)]),
        ]),
      ),
      [laidBy(0)]: laid,
      ...(passed && { [laidBy(passed.by)]: passed.laid }),
      ...Object.fromEntries(TALON_GROUPS.map((zone, i) => [zone, left[i] ?? []])),
    },
    games: [game],
    items: itemsOf(ruleset, game, rng),
    notes: { tricks: { tricks } },
    log: TALON_GROUPS.map((to, i) => ({ type: 'moved', cards: talon[i] ?? [], from: 'deck', to, seenBy: 'all' })),
  };
}

/** Three cards that anybody may lay or pass on, those first that are no tarocks. */
function freeOf(hand: readonly Card[], rng: Rng): readonly Card[] {
  const free = shuffled(hand, rng).filter((card) => !isHonour(card));
  return [...free.filter((card) => !isTarock(card)), ...free.filter(isTarock)].slice(0, TALON / 2);
}

/** The other half of the talon goes round the opponents; the last one lays three away, or the first, to whom they come back. */
function passedRound(
  hands: readonly (readonly Card[])[],
  group: readonly Card[],
  { comesBack, rng }: { readonly comesBack: boolean; readonly rng: Rng },
): { readonly hands: readonly (readonly Card[])[]; readonly laid: readonly Card[]; readonly by: Seat } {
  const now = [...hands];
  let going = group;
  const order = [...hands.keys(), ...(comesBack ? [0] : [])];
  for (const i of order) {
    const held = [...(now[i] ?? []), ...going];
    going = freeOf(held, rng);
    now[i] = held.filter((card) => !going.includes(card));
  }
  return { hands: now, laid: going, by: 1 + (order.at(-1) ?? 0) };
}

/** How many cards are taken from the talon. */
function exchangedIn({ options }: Ruleset, { talon }: Contract, rng: Rng): number {
  if (talon.cards === 0 || !options.mortgage) return talon.cards;
  return pick([0, 1, 2, 3, 4, 5, 6, talon.cards, talon.cards], rng);
}

/** Four hands and a talon; now and then somebody gets cards for every trick. */
function dealt(rng: Rng): {
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly (readonly Card[])[];
} {
  const best = DECK_54.filter((card) => isTarock(card) && strengthOf(card) > 22 - TRICKS);
  const winner = rng() < 0.4 ? below(PLAYING, rng) : -1;
  const rest = shuffled(winner < 0 ? DECK_54 : DECK_54.filter((card) => !best.includes(card)), rng);
  const take = (n: number): readonly Card[] => rest.splice(0, n);
  const hands = ACTIVE.map((seat) => (seat === winner ? best : take(TRICKS)));
  return { hands, talon: [take(TALON / 2), take(TALON / 2)] };
}

/** The same with a king in the talon. */
function dealtWithKing(rng: Rng): ReturnType<typeof dealt> {
  const one = dealt(rng);
  return one.talon.flat().some((card) => KINGS.includes(card)) ? one : dealtWithKing(rng);
}

/** What decides who wins a trick. */
interface PlayedBy {
  readonly ruleset: Ruleset;
  readonly contract: Contract;
}

/** What decides how the cards fall. */
interface Playing extends PlayedBy {
  readonly called: Card | undefined;
}

function played(
  playing: Playing,
  hands: readonly (readonly Card[])[],
  rng: Rng,
  isTogether: boolean,
): readonly Trick[] {
  const { called } = playing;
  const late = [...LATE, ...(called === undefined ? [] : [[called, 0] as const])];
  const orders = hands.map((hand) => {
    const order = [...shuffled(hand, rng)];
    for (const [card, before] of late) {
      const at = order.indexOf(card);
      if (at < 0 || rng() < 0.4) continue;
      order.splice(at, 1);
      order.splice(TRICKS - 1 - before, 0, card);
    }
    return order;
  });
  return isTogether ? tricksOfSets(orders, rng) : tricksOf(playing, orders);
}

/** Tricks in which everybody plays their cards in this order. */
export function tricksOf(
  { ruleset: { options }, contract }: PlayedBy,
  orders: readonly (readonly Card[])[],
): readonly Trick[] {
  let leader = 0;
  return Array.from({ length: TRICKS }, (_, i): Trick => {
    const plays = ACTIVE.map((n) => (leader + n) % PLAYING).map((by) => ({
      by,
      cards: (orders[by] ?? []).slice(i, i + 1),
    }));
    leader =
      plays[
        winnerOf(
          options,
          contract,
          plays.flatMap(({ cards }) => [...cards]),
        )
      ]?.by ?? leader;
    return { plays, winner: leader };
  });
}

/** The same where tarocks that follow on each other may be given together, and whoever has no cards left is passed over (reform §7.4). */
function tricksOfSets(orders: readonly (readonly Card[])[], rng: Rng): readonly Trick[] {
  const often = pick([0, 0.3, 0.9], rng);
  const plays = orders.map((cards) => together(cards, often, rng));
  const tricks: Trick[] = [];
  let leader = 0;
  for (let i = 0; plays.some((own) => own.length > i); i++) {
    const given = ACTIVE.map((n) => (leader + n) % PLAYING).flatMap((by) => {
      const cards = plays[by]?.[i];
      return cards ? [{ by, cards }] : [];
    });
    const [led] = given;
    const worth = given.map(({ cards }) => worthOf(cards, suitOf(led?.cards[0] ?? '')));
    leader = given[worth.indexOf(Math.max(...worth))]?.by ?? leader;
    tricks.push({ plays: given, winner: leader });
  }
  return tricks;
}

/** Cards in the order in which they are given, neighbouring tarocks now and then at once. */
function together(cards: readonly Card[], often: number, rng: Rng): readonly (readonly Card[])[] {
  const plays: Card[][] = [];
  for (const card of cards) {
    const before = plays.at(-1);
    if (before?.every(isTarock) && isTarock(card) && rng() < often) before.push(card);
    else plays.push([card]);
  }
  return plays;
}

/** What a play is worth in its trick: the sum of its tarocks before everything else, and nothing if it did not follow. */
const worthOf = (cards: readonly Card[], led: string): number =>
  cards.reduce((sum, card) => sum + (isTarock(card) ? 100 : suitOf(card) === led ? 1 : 0) * strengthOf(card), 0);

/** The game, doubled by both sides so that everybody is known, and some announcements. */
export function itemsOf(ruleset: Ruleset, game: Game, rng: Rng): readonly Item[] {
  const doublings = [
    { step: 'kontra', by: game.partner === 1 ? 2 : 1 },
    { step: 'rekontra', by: game.partner ?? 0 },
  ] as const;
  const { bird, ...contract } = ruleset.contractOf(game);
  const ids = ruleset.declarable(contract);
  const sides = [0, game.partner === 1 ? 2 : 1];
  const said = sides.flatMap((by) =>
    ids
      .filter((id) => rng() < 0.15 && id !== 'suertaxe')
      .filter((id) => (by === 0 ? id !== bird : id !== 'koenig-ultimo'))
      .map((id) => itemOf(id, 'announced', by)),
  );
  const bid = itemOf(GAME, 'bid', game.declarer);
  // What is one item with the game has none of its own (reform §7.4).
  const isOwn = bird !== undefined && game.with['kingTalon'] !== 'steinhofmaessig';
  return [{ ...bid, doublings }, ...(isOwn ? [{ ...bid, about: bird }] : []), ...said];
}
