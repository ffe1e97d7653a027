import { DECK, type Look } from '#page/cards/deck.svelte.ts';
import { cardsIn, type Pack } from '#page/packs/packs.ts';
import { idle } from '#page/ui/idle.ts';
import { savesData } from '#page/ui/saves-data.ts';

/** Held, so that the browser keeps what it has read of them; by address. */
const READ = new Map<string, HTMLImageElement>();

/**
 * Draws every card of a pack, one after the other whenever the page has nothing to do, and has the browser read it: that takes
 * as long as laying it; not where data is saved. Gives what stops it.
 */
export function drawAhead(pack: Pack, look: Look): () => void {
  if (savesData()) return () => undefined;
  let isStopped = false;
  const draw = async () => {
    await DECK.loaded(pack);
    for (const card of cardsIn(pack)) {
      await idle();
      if (isStopped) return;
      const url = DECK.urlOf(card, pack, look);
      if (url === undefined || READ.has(url)) continue;
      const image = new Image();
      image.src = url;
      READ.set(url, image);
      // What cannot be decoded is shown all the same, later.
      await image.decode().catch(() => undefined);
    }
  };
  void draw();
  return () => (isStopped = true);
}
