import { untrack } from 'svelte';
import type { App } from '../app/app.svelte.ts';
import { sound, type Sound } from '../ui/sounds.ts';
import type { BoardState } from './board.svelte.ts';

/** What is seen at a table is heard, while its component lives: a card laid down, a trick swept up, cards dealt. */
export function hearTable(board: BoardState, app: App): void {
  const play = (one: Sound) => untrack(() => app.settings.sounds && sound(one, app.settings.volume));
  let laid = untrack(() => board.story.trick.length);
  $effect(() => {
    const { length } = board.story.trick;
    if (length > laid) play('card');
    laid = length;
  });
  $effect(() => {
    if (board.stage.trick === 'swept') play('trick');
  });
  const deal = $derived(board.view.now.deal);
  $effect(() => {
    if (deal > 0 && untrack(() => board.story.said.length === 0)) play('deal');
  });
}
