/** How long the controls stay visible after the mouse last moved, and after the last key, in ms. */
const AWAKE = { mouse: 4000, keys: 20_000 };

/** Whether somebody is at the laptop: only then are the controls visible, which the room need not see. */
export class Alertness {
  awake = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  wake(by: keyof typeof AWAKE): void {
    this.awake = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.awake = false;
      // Focus would keep them visible.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }, AWAKE[by]);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
