/** For how long an echo of one's own deed does nothing, in ms: a second press of the same finger is no second deed. */
export const REST = 400;
/** How far from the last press a finger that trembles may come down again, in px. */
const NEAR = 40;

/** What is needed of a click or a key. */
interface Press {
  readonly type: string;
  readonly detail: number;
  readonly clientX?: number;
  readonly clientY?: number;
  readonly repeat?: boolean;
  readonly key?: string;
}

/** Where somebody pressed: a place on the screen, in px, or a key. */
type Place = 'key' | { readonly x: number; readonly y: number };

const isKey = ({ key }: Press): boolean => key === 'Enter' || key === ' ';

/** A click that has no count was made by a key. */
const placeOf = ({ detail, clientX = 0, clientY = 0 }: Press): Place =>
  detail === 0 ? 'key' : { x: clientX, y: clientY };

const isNear = (a: Place, b: Place): boolean =>
  a === 'key' || b === 'key' ? a === b : Math.hypot(a.x - b.x, a.y - b.y) <= NEAR;

/** Tells deeds from their echo: a double click, a key held down, a button that comes to lie under the pointer. */
export class Guard {
  readonly #now: () => number;
  #last = -Infinity;
  /** The last press that was let through, until something is done by it. */
  #pressed: Place | null = null;
  /** By which press the last deed was done; `null` where by none. */
  #by: Place | null = null;

  /** `now`: a clock in ms that never goes back. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Something was just done. */
  acted(): void {
    this.#last = this.#now();
    this.#by = this.#pressed;
    this.#pressed = null;
  }

  /** Whether it was only just now. */
  get rests(): boolean {
    return this.#now() - this.#last < REST;
  }

  /**
   * Whether a press is to do nothing. Keys matter only where they press something; who goes elsewhere by key, or presses
   * elsewhere, means it. Of a row of clicks every second one counts: nobody clicks on and on and sees nothing happen.
   */
  stops(press: Press): boolean {
    const isClick = press.type === 'click';
    if (!isClick && !isKey(press)) return this.#goOn();
    const place = isClick ? placeOf(press) : 'key';
    const isDouble = isClick ? press.detail > 0 && press.detail % 2 === 0 : press.repeat === true;
    // A key presses by the click that it makes.
    const isEcho = isClick && this.rests && (this.#by === null || isNear(place, this.#by));
    if (isDouble || isEcho) return true;
    this.#pressed = place;
    return false;
  }

  /** Another key was pressed since: what comes is no echo by key. */
  #goOn(): false {
    if (this.#by === 'key') this.#last = -Infinity;
    return false;
  }
}
