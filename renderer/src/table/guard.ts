/** For how long nothing else is done after one's own deed, in ms: a second press of the same finger is no second deed. */
export const REST = 400;

/** What is needed of a click or a key. */
interface Press {
  readonly type: string;
  readonly detail: number;
  readonly repeat?: boolean;
  readonly key?: string;
}

const isKey = ({ key }: Press): boolean => key === 'Enter' || key === ' ';

/** Tells deeds from their echo: a double click, a key held down, a button that comes to lie under the pointer. */
export class Guard {
  readonly #now: () => number;
  #last = -Infinity;

  /** `now`: a clock in ms that never goes back. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Something was just done. */
  acted(): void {
    this.#last = this.#now();
  }

  /** Whether it was only just now. */
  get rests(): boolean {
    return this.#now() - this.#last < REST;
  }

  /** Whether a press is to do nothing. Keys matter only where they press something. */
  stops(press: Press): boolean {
    if (press.type === 'click') return press.detail > 1 || this.rests;
    return isKey(press) && press.repeat === true;
  }
}
