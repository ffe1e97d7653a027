import { untrack } from 'svelte';
import type { App } from '#page/app/app.svelte.ts';
import { type Sound, sound } from '#page/ui/sounds.ts';
import type { BoardState } from '../state/board.svelte.ts';
import { cardsPlayed } from '../story/story.ts';

/** What is seen at a table is heard, while its component lives: a card laid down, a trick swept up, cards dealt. */
export function hearTable(board: BoardState, app: App): void {
  const play = (one: Sound) => untrack(() => app.settings.sounds && sound(one, app.settings.volume));
  let laid = untrack(() => cardsPlayed(board.view));
  $effect(() => {
    const now = cardsPlayed(board.view);
    if (now > laid) play('card');
    laid = now;
  });
  // Where nothing moves a trick is gone at once; one that is taken back is not swept.
  let standing = Infinity;
  $effect(() => {
    const stands = board.stage.trick === 'stands';
    const now = untrack(() => cardsPlayed(board.view));
    if (!stands && now >= standing) play('trick');
    standing = stands ? now : Infinity;
  });
  // All may have passed, and others deal.
  const deal = $derived(`${board.view.now.deal} ${board.view.dealer}`);
  $effect(() => {
    if (deal !== '' && untrack(() => board.story.said.length === 0)) play('deal');
  });
}
