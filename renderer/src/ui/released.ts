/**
 * Tells when the pointer is up, with the click that this makes already heard: what would move a button waits for that, or a press
 * that began on it would end beside it, and nothing would happen. Resolves at once if nothing is pressed. `heard`: where presses
 * are heard.
 */
export function releases(heard: Pick<EventTarget, 'addEventListener'>): () => Promise<void> {
  /** Who waits; missing: nothing is pressed. */
  let waiting: (() => void)[] | undefined;
  const release = () => {
    const all = waiting ?? [];
    waiting = undefined;
    if (all.length === 0) return;
    // A task of its own, which no timer of a test holds up: pointer, mouse and click are heard within one.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      for (const then of all) then();
    });
    port1.start();
    port2.postMessage(null);
  };
  heard.addEventListener('pointerdown', () => (waiting ??= []), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) heard.addEventListener(end, release, { capture: true });
  // Of the window itself: a button that is pressed takes the focus from another control.
  heard.addEventListener('blur', release);
  return () => (waiting ? new Promise((then) => waiting?.push(then)) : Promise.resolve());
}

const page: unknown = globalThis;

/** When no button of this page is being pressed any more. */
export const released: () => Promise<void> = page instanceof EventTarget ? releases(page) : () => Promise.resolve();
