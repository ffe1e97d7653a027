import { must } from '#engine/core/assert-never.ts';
import { type Card, pileOf } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import { below, pick, type Rng, shuffled } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import { DECK_54, suitOf, SUITS } from '#engine/decks/deck-54.ts';
import type { Positive } from '#engine/games/reform/contracts/contract.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import { TRAIN_ENDINGS, type TrainEnding } from '#engine/games/reform/noted.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { TALON, TRICKS } from '#engine/games/reform/sizes.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import { cardsIn, type Trick } from '#engine/phases/trick.ts';
import { ACTIVE, itemsOf, tricksOf } from './random-deals.ts';

/** Who is left with one suit, after how many tricks; of a play that the declarer ends, nobody. */
interface Ridden {
  readonly ending: TrainEnding;
  readonly complete: number;
  readonly suit: string;
  readonly rider: Seat | undefined;
  readonly bus: Seat | undefined;
}

const [DECLARER, FIRST, ...OTHERS] = ACTIVE as [Seat, Seat, ...Seat[]];
const OPPONENTS: readonly Seat[] = [FIRST, ...OTHERS];
const ofSuit = (suit: string): readonly Card[] => DECK_54.filter((card) => suitOf(card) === suit);

/**
 * A finished game for a hand of one suit (reform §7.7): its cards fall in any order, also where the rules of play would forbid it, and
 * whatever is left goes where it belongs by how it ended. Seat 0 declares, 3 deals.
 */
export function randomRide(ruleset: Ruleset, rng: Rng): State {
  const contract = pick(
    ruleset.contracts.filter((one): one is Positive => one.kind === 'positive' && one.train !== undefined),
    rng,
  );
  const ride = riddenIn(contract, rng);
  const { orders, talon } = dealtFor(ride, rng);
  const all = tricksOf({ ruleset, contract }, orders);
  const tricks = all.slice(0, isBrokenOff(ride) ? brokenOffIn(all, rng) : ride.complete);
  const played = tricks.flatMap((trick) => [...cardsIn(trick)]);
  const left = orders.map((cards) => cards.filter((card) => !played.includes(card)));
  const { bus, suit, ending } = ride;
  const game: Game = {
    ...{ declarer: DECLARER, contract: contract.id },
    with: { suit, ending, ...(bus !== undefined && { bus, busSuit: suit }) },
  };
  const owned = ACTIVE.map((seat) => [
    ...tricks.filter(({ winner }) => winner === seat).flatMap((trick) => [...cardsIn(trick)]),
    ...left.flatMap((cards, holder) => cards.filter((card) => ownerOf(ride, card, holder) === seat)),
    ...talon.filter((card) => ownerOf(ride, card, undefined) === seat),
  ]);
  return {
    ...{ table: 4, active: ACTIVE, dealer: 3, phase: null, end: 'settle', attempts: [], known: {} },
    now: { deal: 1, factors: [], pot: rational(0), notes: {} },
    zones: Object.fromEntries(owned.map((cards, seat) => [pileOf(seat), cards])),
    games: [game],
    items: itemsOf(ruleset, game, rng),
    notes: { tricks: { tricks } },
    log: TALON_GROUPS.map((to, i) => ({
      ...{ type: 'moved', from: 'deck', to, seenBy: 'all' },
      cards: talon.slice((i * TALON) / TALON_GROUPS.length, ((i + 1) * TALON) / TALON_GROUPS.length),
    })),
  };
}

/** Whether the declarer's own card ends it, or that there is none. */
const isBrokenOff = ({ ending }: Pick<Ridden, 'ending'>): boolean => ending === 'brake' || ending === 'renege';

function riddenIn({ id }: Positive, rng: Rng): Ridden {
  const never: TrainEnding = id === 'fahrt-ins-blaue' ? 'brake' : 'renege';
  const ending = pick(
    TRAIN_ENDINGS.filter((one) => one !== never),
    rng,
  );
  const suit = pick([...SUITS, 'T', 'T'], rng);
  const rider = ending === 'departed' ? DECLARER : pick(OPPONENTS, rng);
  const least = Math.max(1, TRICKS - ofSuit(suit).length);
  return {
    ...{ ending, suit },
    complete: least + below(TRICKS - least, rng),
    rider: isBrokenOff({ ending }) ? undefined : rider,
    bus: ending === 'bus' ? rider : rng() < 0.3 ? pick(OPPONENTS, rng) : undefined,
  };
}

/** Hands in the order in which they are played; of the rider's the last are of one suit. */
function dealtFor({ rider, suit, complete }: Ridden, rng: Rng) {
  const last = rider === undefined ? [] : shuffled(ofSuit(suit), rng).slice(0, TRICKS - complete);
  const rest = [...shuffled(DECK_54, rng)].filter((card) => !last.includes(card));
  const take = (n: number): readonly Card[] => rest.splice(0, n);
  const orders = ACTIVE.map((seat) => (seat === rider ? [...take(TRICKS - last.length), ...last] : take(TRICKS)));
  return { orders, talon: rest };
}

/** After how many tricks it can be broken off: the declarer follows to the next one, and has two cards at least. */
function brokenOffIn(tricks: readonly Trick[], rng: Rng): number {
  const led = tricks.slice(0, TRICKS - 2).flatMap(({ winner }, i) => (winner === DECLARER ? [] : [i + 1]));
  return led.length === 0 ? 0 : pick(led, rng);
}

/** To whom a card goes that was not won in a trick; `holder`: missing, it lay in the talon. */
function ownerOf({ ending, rider, suit }: Ridden, card: Card, holder: Seat | undefined): Seat {
  if (ending === 'brake') return FIRST;
  if ((ending === 'departed' || ending === 'bus') && suitOf(card) === suit) return must(rider, 'who departs');
  const other = OPPONENTS.find((seat) => ending !== 'bus' || seat !== rider);
  return holder ?? must(other, 'an opponent');
}
