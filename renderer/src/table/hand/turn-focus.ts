import { isFocusLost } from '#page/ui/focus-lost.ts';

/** Where the focus can be at the table. */
interface Places {
  /** A card that may be played; `undefined`: there is no hand. */
  readonly hand: () => { readonly focus: () => void } | undefined;
  /** Whose turn it is, above what can be said. */
  readonly status: () => HTMLElement | undefined;
  /** Whether cards are played now. */
  readonly plays: () => boolean;
}

/** The focus of somebody who plays: never lost, never outdated, and at their turn on something that they can do. */
export class TurnFocus {
  readonly #places: Places;
  /** The button that was last pressed to say something: if its owner is asked again, focus must not stay on it. */
  #pressed: Element | null = null;
  /** What was said here last: unless it was refused, its button is gone with the next prompt. */
  #saying: { isRefused: boolean } | null = null;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Something is said with the button that has the focus. */
  press(say: () => Promise<boolean>): void {
    this.#pressed = document.activeElement;
    void this.saying(say());
  }

  /** Something is being said or played, by itself or with a press; `said`, which is given back, tells whether it was allowed. */
  async saying(said: Promise<boolean>): Promise<boolean> {
    const saying: { isRefused: boolean } = { isRefused: false };
    this.#saying = saying;
    saying.isRefused = !(await said);
    return !saying.isRefused;
  }

  /** Another prompt is on the page; `asked`: it is the viewer's turn. Returns whether it has just come to them. */
  arrive(prompt: { isNoticed: boolean }, asked: boolean): boolean {
    const comes = asked && !prompt.isNoticed;
    if (comes) {
      prompt.isNoticed = true;
      this.#comeToTurn();
    } else if (!asked && this.#saying?.isRefused === false && isFocusLost()) this.#places.status()?.focus();
    else return false;
    this.#saying = null;
    this.#pressed = null;
    return comes;
  }

  #comeToTurn(): void {
    const { hand, status, plays } = this.#places;
    const at = document.activeElement;
    const isBarred = plays() && at?.matches('.hand [data-card]:not(.legal)') === true;
    if (!isFocusLost() && at !== status() && at !== this.#pressed && !isBarred) return;
    (plays() ? hand() : status())?.focus();
  }
}
