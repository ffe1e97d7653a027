import { type Card, handOf, laidBy, type Zone } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { DECK_54, isHonour, isTarock, strengthOf, suitOf } from '#engine/decks/deck-54.ts';
import { known, type Observation } from './observation.ts';

const TALON = /^talon:/;
const LAID = /^laid:/;

/** Where the cards may be that I do not see: in hands, among discards, or left in the talon. */
export class Chances {
  /** Every card that I do not see, highest first within its suit. */
  readonly unseen: readonly Card[];
  /** By suit (`T` for tarocks). */
  readonly #bySuit = new Map<string, Card[]>();
  /** By card: the chance for each place. */
  readonly #places = new Map<Card, Map<Zone, number>>();
  /** Cards in others' hands that lie open, by seat. */
  readonly #open = new Map<Seat, readonly Card[]>();
  readonly #voids: ReadonlySet<string>;
  readonly #seen: Observation;

  constructor(seen: Observation) {
    this.#seen = seen;
    const { zones } = seen.view;
    const visible = new Set(Object.values(zones).flatMap((cards) => known(cards)));
    this.unseen = DECK_54.filter((card) => !visible.has(card));
    this.#voids = voidsOf(seen);
    for (const card of this.unseen) {
      const suit = suitOf(card);
      this.#bySuit.set(suit, [...(this.#bySuit.get(suit) ?? []), card]);
    }
    for (const seat of seen.active) if (seat !== seen.me) this.#open.set(seat, known(zones[handOf(seat)]));
    this.#spread();
  }

  /** Unseen cards of a suit. */
  unseenOf(suit: string): readonly Card[] {
    return this.#bySuit.get(suit) ?? [];
  }

  /** The chance that a seat holds a card. */
  holds(seat: Seat, card: Card): number {
    if (this.#open.get(seat)?.includes(card)) return 1;
    return this.#places.get(card)?.get(handOf(seat)) ?? 0;
  }

  /** The chance that a seat holds one of these cards at least, taking each for itself. */
  holdsAny(seat: Seat, cards: readonly Card[]): number {
    return 1 - cards.reduce((none, card) => none * (1 - this.holds(seat, card)), 1);
  }

  /** The chance that a seat has no card of a suit. */
  isVoid(seat: Seat, suit: string): number {
    if (this.#open.get(seat)?.some((card) => suitOf(card) === suit)) return 0;
    return 1 - this.holdsAny(seat, this.unseenOf(suit));
  }

  /** Cards of the same suit as `card`, and above it, that somebody else may hold. */
  above(card: Card): readonly Card[] {
    const [suit, strength] = [suitOf(card), strengthOf(card)];
    return this.inOtherHands(suit).filter((other) => strengthOf(other) > strength);
  }

  /** Cards of a suit that others hold or may hold: unseen ones, and those laid open. */
  inOtherHands(suit: string): readonly Card[] {
    return [...this.unseenOf(suit), ...[...this.#open.values()].flat().filter((card) => suitOf(card) === suit)];
  }

  /** Gives every unseen card its places, each as likely as it has unseen cards. */
  #spread(): void {
    const { view } = this.#seen;
    const taken = takenOf(this.#seen);
    const hidden = Object.entries(view.zones).flatMap(([zone, cards]) => {
      const count = cards.length - known(cards).length;
      return count > 0 ? [{ zone, count }] : [];
    });
    for (const card of this.unseen) {
      const places = hidden.filter(({ zone }) => this.#mayLie(card, zone, taken));
      const all = places.reduce((sum, { count }) => sum + count, 0);
      this.#places.set(card, new Map(places.map(({ zone, count }) => [zone, count / all])));
    }
  }

  /** Whether an unseen card may lie in a zone, by what was played, taken up, laid away and called. */
  #mayLie(card: Card, zone: Zone, taken: ReadonlySet<Card>): boolean {
    const { active, me, game, contract } = this.#seen;
    const declarer = game?.declarer ?? -1;
    // Laid away face down: suit cards in tarock games, tarocks in Farbenspiele (tirol §5).
    if (LAID.test(zone))
      return zone === laidBy(declarer) && !isHonour(card) && isTarock(card) === (contract?.play.id === 'colour');
    if (taken.has(card)) return zone === handOf(declarer);
    const seat = active.find((other) => other !== me && handOf(other) === zone);
    if (seat === undefined) return TALON.test(zone);
    if (this.#voids.has(`${seat}${suitOf(card)}`)) return false;
    if (card !== game?.called) return true;
    return game.partner === undefined ? seat !== declarer : seat === game.partner;
  }
}

/** Cards of the open talon that the declarer took, and that nobody has seen since. */
function takenOf({ view }: Observation): ReadonlySet<Card> {
  return new Set(
    view.history.flatMap((event) => (event.type === 'moved' && TALON.test(event.from) ? known(event.cards) : [])),
  );
}

/** `seat` + suit of everybody who could not follow, or not play a tarock (tirol §7.2). */
function voidsOf({ tricks, trick, players, active, ruleset, contract }: Observation): ReadonlySet<string> {
  const voids = new Set<string>();
  const tarockCompelled = !(contract?.play.id === 'colour' && ruleset.options['farben-de-luxe']);
  const look = (cards: readonly Card[], seatOf: (index: number) => Seat): void => {
    const lead = suitOf(cards[0] ?? '');
    for (const [i, card] of cards.entries()) {
      if (suitOf(card) === lead) continue;
      voids.add(`${seatOf(i)}${lead}`);
      if (!isTarock(card) && tarockCompelled) voids.add(`${seatOf(i)}T`);
    }
  };
  for (const { leader, cards } of tricks) {
    const first = active.indexOf(leader);
    look(cards, (i) => active[(first + i) % active.length] ?? leader);
  }
  look(trick, (i) => players[i] ?? -1);
  return voids;
}
