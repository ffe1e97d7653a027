import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Settings } from '#electron/protocol/settings.ts';
import type { TurnFocus } from './hand/turn-focus.ts';
import type { BoardState } from './state/board.svelte.ts';

/** How long an answer that gives itself can be read first, in ms. */
const BEAT: Readonly<Record<Settings['pace'], number>> = { slow: 2000, normal: 1200, fast: 700, 'at-once': 300 };

/** Gives the only answer to a prompt after a moment; with the prompt it is called off. */
export const selfAnswer =
  (board: BoardState, focus: TurnFocus, pace: () => Settings['pace']): Attachment =>
  () => {
    if (board.itself === null) return undefined;
    const answering = setTimeout(() => void focus.saying(board.answerItself()), BEAT[pace()]);
    return () => clearTimeout(answering);
  };

/** Says the rest of what was said with one button, as soon as the host has heard the first. */
export const sayRest =
  (board: BoardState, focus: TurnFocus): Attachment =>
  () => {
    const { follows } = board.prompt;
    if (!board.stage.isNow || follows.length === 0) return;
    untrack(() => {
      const said = board.answer.goOn();
      if (said) void focus.saying(said);
    });
  };
