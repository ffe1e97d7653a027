/** How long the controls stay in sight after the last move of the mouse, and after the last key, in ms. */
const AWAKE = { mouse: 4000, keys: 20_000 };

/** Whether somebody is at the laptop: then the controls are in sight, otherwise nothing is that the room need not see. */
export class Alertness {
  awake = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  wake(by: keyof typeof AWAKE): void {
    this.awake = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.awake = false;
      // The focus would keep them in sight.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }, AWAKE[by]);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
