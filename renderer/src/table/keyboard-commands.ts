import type { Attachment } from 'svelte/attachments';
import type { App } from '../app/app.svelte.ts';
import { isTyping } from '../ui/typing.ts';
import { type TableKey, tableKey } from './keys.ts';
import { answerAloud, lastTrickAloud, QUERIES, type Query } from './speech/aloud.ts';
import { takesTrick } from './stage/guarded.ts';
import type { BoardState } from './state/board.svelte.ts';

/** What the keys of the table reach. */
interface Around {
  readonly app: App;
  readonly board: BoardState;
  /** The hand is covered: nothing is told of it. */
  readonly isCovered: () => boolean;
  readonly hand: () => { readonly focus: () => void } | undefined;
  /** Whose turn it is, above what can be said. */
  readonly status: () => HTMLElement | undefined;
  readonly tip: () => void;
}

/** What can be said or taken: first what continues, then statements, a half of the talon, cards ready to be discarded, single cards. */
const WORDS = [
  '.answer .actions button.main:enabled',
  '.answer .actions button:enabled:not(.term), .middle :is(button.main, [data-action]):enabled',
  '.middle [data-talon-card]',
];

/** The keys of the table, wherever the focus is. */
export const keyboardCommands =
  (around: Around): Attachment<HTMLElement> =>
  (table) => {
    const { app, board } = around;
    const { stage } = board;
    const commands = commandsOf(around, table);
    const press = (event: KeyboardEvent) => {
      if (stage.trick === 'stands' && board.shown === null && !app.navigation.sets && takesTrick(event)) {
        event.preventDefault();
        if (!stage.guard.stops(event)) stage.take();
        return;
      }
      const key = tableKey(event, app.settings.keys, isTyping(event.target));
      if (key !== null) stage.guard.stops(event);
      if (key === null || (board.shown === 'keys' && key !== 'help')) return;
      event.preventDefault();
      commands[key]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  };

function commandsOf(
  { app, board, isCovered, hand, status, tip }: Around,
  table: HTMLElement,
): Readonly<Record<TableKey, () => void>> {
  const query = (about: Query) => {
    if (isCovered()) return;
    board.viewer.tell(answerAloud(about, { hearing: board.hearing, tally: (at) => board.tally(at) }));
  };
  const firstWord = () =>
    WORDS.map((css) => table.querySelector<HTMLElement>(css)).find((one) => one) ??
    document.querySelector<HTMLElement>('[data-goes-on]') ??
    status();
  return {
    help: () => board.toggleShown('keys'),
    tip,
    rules: () => board.toggleShown('rules'),
    hand: () => hand()?.focus(),
    words: () => firstWord()?.focus(),
    last: () => {
      const wasOpen = board.lastOpen;
      board.toggleLast();
      if (!wasOpen) board.prompt.spoken = { words: lastTrickAloud(board.hearing) };
    },
    back: () => void (board.scene.rewind.back && board.settling.rewind('take-back')),
    mute: () => app.device.mute(),
    again: () => void (board.scene.rewind.again && board.settling.rewind('redo')),
    ...(Object.fromEntries(QUERIES.map((about) => [about, () => query(about)])) as Record<Query, () => void>),
  };
}
