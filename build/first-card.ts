import type { Page } from '@playwright/test';

/** A mark on the way from a click to the first card of a table, and how many ms after the click it was passed. */
export interface Mark {
  readonly what: string;
  readonly at: number;
}

/** In the page, before its own scripts: notes every message to and from the host. What they say is sealed. */
const NOTE_MESSAGES = `{
  globalThis.noted = [];
  const note = (what) => globalThis.noted.push({ what, at: performance.now() });
  const Own = globalThis.WebSocket;
  globalThis.WebSocket = class extends Own {
    constructor(...of) {
      super(...of);
      this.addEventListener('message', ({ data }) => note('got ' + (data.byteLength ?? data.length) + ' bytes'));
    }
    send(data) {
      note('sent ' + (data.byteLength ?? data.length) + ' bytes');
      super.send(data);
    }
  };
}`;

/** In the page: a promise of what is noted from the next click until the first card of the hand has been painted. */
const FROM_CLICK = `globalThis.first = new Promise((done) => {
  addEventListener('click', ({ timeStamp }) => {
    globalThis.noted = [];
    const note = (what) => globalThis.noted.push({ what, at: performance.now() });
    let seen = '';
    const look = () => {
      const card = document.querySelector('.hand [data-card] img');
      const now = card ? (card.complete && card.naturalWidth > 0 ? 'the first card is drawn' : 'the hand is there')
        : document.querySelector('.board') ? 'the felt is there' : document.querySelector('.opening') ? 'the table opens' : '';
      if (now === seen) return;
      seen = now;
      note(now);
      if (now !== 'the first card is drawn') return card?.addEventListener('load', look, { once: true });
      watcher.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        note('it is painted');
        done(globalThis.noted.map(({ what, at }) => ({ what, at: at - timeStamp })));
      };
      requestAnimationFrame(() => port2.postMessage(null));
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { subtree: true, childList: true });
  }, { capture: true, once: true });
})`;

/** Has the page note its messages; it is loaded anew for it. */
export async function noteMessages(page: Page): Promise<void> {
  await page.addInitScript(NOTE_MESSAGES);
  await page.reload();
}

/** Opens a table with a click on the lobby's button, and gives each mark until its first card is painted. */
export async function stepsToFirstCard(page: Page): Promise<readonly Mark[]> {
  await page.evaluate(`${FROM_CLICK}; 0`);
  await page.getByRole('button', { name: 'Karten geben' }).click();
  return page.evaluate<readonly Mark[]>('first');
}
