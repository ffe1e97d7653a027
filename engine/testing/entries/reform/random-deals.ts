import { type Card, laidBy, pileOf } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import { below, pick, type Rng, shuffled } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import { DECK_54, isHonour, isTarock, KINGS, strengthOf } from '#engine/decks/deck-54.ts';
import type { Contract } from '#engine/games/reform/contracts/contract.ts';
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
 * forbid it, and what counts is worked out from them alone. Seat 0 declares, 3 deals.
 */
export function randomDeal(ruleset: Ruleset, rng: Rng): State {
  const contract = pick(
    ruleset.contracts.filter((one) => one.kind === 'positive' && one.train === undefined),
    rng,
  );
  const { hands, talon } = dealt(rng);
  const exchanged = exchangedIn(ruleset, contract, rng);
  const called = contract.side === 'king' ? pick(KINGS, rng) : undefined;
  const first = below(2, rng);
  const groups = [...(talon[first] ?? []), ...(talon[1 - first] ?? [])];
  const shown = contract.talon.cards === TALON ? shuffled(groups, rng) : groups;
  const [own = [], ...others] = hands;
  const held = [...own, ...shown.slice(0, exchanged)];
  // The highest tarock is enough for anybody who wants to lay away.
  const free = shuffled(held, rng).filter((card) => !isHonour(card));
  const laid = [...free.filter((card) => !isTarock(card)), ...free.filter(isTarock)].slice(0, exchanged);
  const playing = [held.filter((card) => !laid.includes(card)), ...others];
  const tricks = played({ ruleset, contract, called }, playing, rng);
  const left = talon.map((cards) => cards.filter((card) => shown.indexOf(card) >= exchanged));
  const isInTalon = called !== undefined && shown.includes(called);
  const partner = called === undefined ? -1 : others.findIndex((cards) => cards.includes(called)) + 1;
  const isExchanging = contract.talon.cards > 0;
  const game: Game = {
    ...{ declarer: 0, contract: contract.id },
    ...(called !== undefined && { called }),
    ...(partner > 0 && { partner }),
    with: {
      ...(isExchanging && { exchanged }),
      ...(isExchanging && contract.talon.cards < TALON && exchanged > 0 && exchanged < TALON && { group: first }),
      ...(isExchanging && isInTalon && { kingTalon: 'alone' }),
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
      ...Object.fromEntries(TALON_GROUPS.map((zone, i) => [zone, left[i] ?? []])),
    },
    games: [game],
    items: itemsOf(ruleset, game, rng),
    notes: { tricks: { tricks } },
    log: TALON_GROUPS.map((to, i) => ({ type: 'moved', cards: talon[i] ?? [], from: 'deck', to, seenBy: 'all' })),
  };
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

/** What decides who wins a trick. */
interface PlayedBy {
  readonly ruleset: Ruleset;
  readonly contract: Contract;
}

/** What decides how the cards fall. */
interface Playing extends PlayedBy {
  readonly called: Card | undefined;
}

function played(playing: Playing, hands: readonly (readonly Card[])[], rng: Rng): readonly Trick[] {
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
  return tricksOf(playing, orders);
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
  return [{ ...bid, doublings }, ...(bird === undefined ? [] : [{ ...bid, about: bird }]), ...said];
}
