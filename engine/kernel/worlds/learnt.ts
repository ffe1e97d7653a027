import type { Card } from '#engine/core/card.ts';
import type { Barred, ByMove, Followed, Known } from './places.ts';

/** What tries have brought to light, and the next ones keep to. */
export class Learnt {
  readonly #absent = new Map<number, ReadonlySet<Card>>();
  readonly #stayed: Map<number, Set<Card>>;
  /** What follows from it, strictly or not, until more is learnt. */
  readonly #followed = new Map<boolean, Followed>();
  readonly #barred: readonly Barred[];
  readonly #shown: ByMove;

  /** `barred`: what was said tells; `shown`: cards that would have been seen if they had been moved. */
  constructor(barred: readonly Barred[], shown: ByMove) {
    this.#barred = barred;
    this.#shown = shown;
    this.#stayed = new Map([...shown].map(([move, cards]) => [move, new Set(cards)]));
  }

  get absent(): ByMove {
    return this.#absent;
  }

  /**
   * What is known of the moves. Which cards may not be chosen can depend on the whole hand, so now and then nothing is made of
   * that (`isStrict`).
   */
  followed(isStrict: boolean, follow: (known: Known) => Followed): Followed {
    const known = this.#followed.get(isStrict);
    if (known) return known;
    const followed = follow({
      absent: this.#absent,
      stayed: isStrict ? this.#stayed : this.#shown,
      barred: this.#barred,
    });
    this.#followed.set(isStrict, followed);
    return followed;
  }

  /** Whether it is known which cards cannot have been where this move was made. */
  has(move: number): boolean {
    return this.#absent.has(move);
  }

  wereAbsent(move: number, cards: readonly Card[]): void {
    this.#absent.set(move, new Set(cards));
    this.#followed.clear();
  }

  stay(move: number, card: Card): void {
    const cards = this.#stayed.get(move) ?? new Set();
    if (cards.has(card)) return;
    this.#stayed.set(move, cards.add(card));
    this.#followed.clear();
  }
}

/** Cards that change places in the deck, because what was turned up lay in another order. */
export class Order {
  readonly #pairs: (readonly [Card, Card])[] = [];
  /** The number of the last move that was seen and told it. */
  #told = -1;

  applied(deck: readonly Card[]): readonly Card[] {
    let cards = deck;
    for (const [one, two] of this.#pairs) cards = cards.map((card) => (card === one ? two : card === two ? one : card));
    return cards;
  }

  /** Whether it was told by what was seen after this move, as hands that are laid open tell in which order their cards were dealt. */
  isToldAfter(move: number): boolean {
    return this.#told > move;
  }

  /** What was seen in this move told it. */
  toldBy(move: number): void {
    this.#told = Math.max(this.#told, move);
  }

  /**
   * Lets the wanted cards lie where these do. `isExact`: each in the place of the one beside it in the list. Gives whether anything
   * changes by that.
   */
  exchange(wanted: readonly Card[], lying: readonly Card[], isExact: boolean): boolean {
    const now = [...lying];
    const missing = isExact ? wanted : wanted.filter((card) => !now.includes(card));
    const before = this.#pairs.length;
    for (const [i, card] of missing.entries()) {
      const at = isExact ? i : now.findIndex((one) => !wanted.includes(one));
      const other = now[at];
      if (other === undefined || other === card) continue;
      this.#pairs.push([card, other]);
      const elsewhere = now.indexOf(card);
      if (elsewhere >= 0) now[elsewhere] = other;
      now[at] = card;
    }
    return this.#pairs.length > before;
  }
}
