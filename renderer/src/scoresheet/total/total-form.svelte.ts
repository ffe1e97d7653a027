import { isPart, negate, type Rational, sum } from '#engine/core/rational.ts';
import type { Balance } from '#engine/kernel/score.ts';
import type { Scoring } from '#page/i18n/numbers.ts';
import { readPoints, writePoints } from './points-text.ts';

/** A partly filled total form, as JSON; `over`: the last seat's number was typed, not suggested. */
export interface TypedTotal {
  readonly deals: string;
  readonly texts: readonly string[];
  readonly over: boolean;
}

/** The table whose total it is. */
interface TotalOf {
  readonly seats: number;
  readonly deals: number;
  readonly balance: Balance;
}

/** The contents of the form for a table's total: a number for each seat, the last being suggested as the remainder. */
export class TotalForm {
  deals = $state('');
  readonly #balance: Balance;
  readonly #scoring: Scoring;
  #texts = $state<string[]>([]);
  /** The last seat's number was typed, not suggested. */
  #over = $state(false);

  constructor({ seats, deals, balance }: TotalOf, scoring: Scoring, points?: readonly Rational[]) {
    this.#balance = balance;
    this.#scoring = scoring;
    this.#texts = Array.from({ length: seats }, (_, seat) =>
      points?.[seat] ? writePoints(points[seat], scoring) : '',
    );
    this.#over = points !== undefined;
    this.deals = String(deals);
  }

  /** What the last seat needs for a sum of zero, once all others are valid; nothing where sums are others. */
  rest: Rational | undefined = $derived.by(() => {
    if (!this.isZeroSum) return undefined;
    const others = this.#texts.slice(0, -1).map((text) => this.#read(text));
    const known = others.filter((one) => one !== undefined);
    return known.length === others.length ? negate(sum(known)) : undefined;
  });
  /** Points by seat; invalid ones are `undefined`. */
  points: readonly (Rational | undefined)[] = $derived(this.#texts.map((_, seat) => this.#read(this.text(seat))));
  /** The sum of all valid numbers. */
  sum: Rational = $derived(sum(this.points.filter((one) => one !== undefined)));
  /** Every seat's points, or `undefined`. */
  complete: readonly Rational[] | undefined = $derived.by(() => {
    const known = this.points.filter((one) => one !== undefined);
    return known.length === this.points.length ? known : undefined;
  });

  #read(text: string): Rational | undefined {
    const value = readPoints(text, this.#scoring.parts);
    return value && isPart(value, this.#scoring.parts) ? value : undefined;
  }

  /** Whether these points have to add up to nothing. */
  get isZeroSum(): boolean {
    return this.#balance === 'zero-sum';
  }

  /** Whether all points together say something: that they add up, or what is in the table's pot. */
  get addsUp(): boolean {
    return this.#balance !== 'one-sided';
  }

  /** All points are there and add up as they have to. */
  isRight: boolean = $derived(this.complete !== undefined && (!this.isZeroSum || this.sum.n === 0));

  /** All input, to be kept until it is sent. */
  get typed(): TypedTotal {
    return { deals: this.deals, texts: this.#texts, over: this.#over };
  }

  set typed({ deals, texts, over }: TypedTotal) {
    this.deals = deals;
    this.#texts = this.#texts.map((_, seat) => texts[seat] ?? '');
    this.#over = over;
  }

  get seats(): number {
    return this.#texts.length;
  }

  /** Whether the last seat's number is the suggested one. */
  get offered(): boolean {
    return !this.#over && this.rest !== undefined;
  }

  text(seat: number): string {
    if (seat < this.seats - 1 || this.#over) return this.#texts[seat] ?? '';
    return this.rest ? writePoints(this.rest, this.#scoring) : '';
  }

  type(seat: number, text: string): void {
    this.#texts[seat] = text;
    if (seat === this.seats - 1) this.#over = true;
  }

  /** A last seat that is cleared gets the suggestion again. */
  leave(seat: number): void {
    if (seat === this.seats - 1 && (this.#texts[seat] ?? '').trim() === '') this.#over = false;
  }

  /** The text is not empty, and no number that points can be here. */
  isBad(seat: number): boolean {
    return this.text(seat).trim() !== '' && this.points[seat] === undefined;
  }

  get dealCount(): number | undefined {
    const text = this.deals.trim();
    return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1000 ? Number(text) : undefined;
  }
}
