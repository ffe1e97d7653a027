/**
 * How long after one's own action an echo of it is ignored, in ms: a second tap of the same finger is not a second
 * action.
 */
export const REST = 400;
/** How far from the last press a trembling finger may come down again, in px. */
const NEAR = 40;

/** The part of a click or key event that is needed. */
interface Press {
  readonly type: string;
  readonly detail: number;
  readonly clientX?: number;
  readonly clientY?: number;
  readonly repeat?: boolean;
  readonly key?: string;
}

/** Where somebody pressed: a point on the screen, in px, or a key. */
type PressPlace = 'key' | { readonly x: number; readonly y: number };

const isKey = ({ key }: Press): boolean => key === 'Enter' || key === ' ';

/** A click with a count of zero came from the keyboard. */
const placeOf = ({ detail, clientX = 0, clientY = 0 }: Press): PressPlace =>
  detail === 0 ? 'key' : { x: clientX, y: clientY };

const isNear = (a: PressPlace, b: PressPlace): boolean =>
  a === 'key' || b === 'key' ? a === b : Math.hypot(a.x - b.x, a.y - b.y) <= NEAR;

/** Tells actions from their echo: a double click, a key held down, a button that appears under the pointer. */
export class Guard {
  readonly #now: () => number;
  #last = -Infinity;
  /** The last press that was let through, until it causes an action. */
  #pressed: PressPlace | null = null;
  /** The press that caused the last action; `null` if none did. */
  #by: PressPlace | null = null;
  /** When a trick went by itself. */
  #cleared = -Infinity;

  /** `now`: a monotonic clock in ms. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** An action was just done. */
  acted(): void {
    this.#last = this.#now();
    this.#by = this.#pressed;
    this.#pressed = null;
  }

  /** A trick has just gone by itself: a key that was meant to take it is not meant for a card. */
  cleared(): void {
    this.#cleared = this.#now();
  }

  /** Whether something was done only a moment ago. */
  get rests(): boolean {
    return this.#now() - this.#last < REST;
  }

  /**
   * Whether to ignore a press. Keys matter only if they press something; moving the focus by keyboard, or pressing
   * elsewhere, is intended. In a series of clicks every second one counts, so that clicking on and on always has an
   * effect.
   */
  stops(press: Press): boolean {
    const isClick = press.type === 'click';
    if (!isClick && !isKey(press)) return this.#goOn();
    const place = isClick ? placeOf(press) : 'key';
    const isDouble = isClick ? press.detail > 0 && press.detail % 2 === 0 : press.repeat === true;
    // A key presses through the click that it triggers.
    const isEcho = isClick && this.rests && (this.#by === null || isNear(place, this.#by));
    const isForTrick = isClick && place === 'key' && this.#now() - this.#cleared < REST;
    if (isDouble || isEcho || isForTrick) return true;
    this.#pressed = place;
    return false;
  }

  /** Another key was pressed since, so the next press is not an echo. */
  #goOn(): false {
    if (this.#by === 'key') this.#last = -Infinity;
    this.#cleared = -Infinity;
    return false;
  }
}
