import type { Command } from '#electron/protocol/commands/command.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Viewer } from '#engine/core/seat.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { App } from '#page/app/app.svelte.ts';
import type { RouteState } from '#page/app/route-state.svelte.ts';
import type { Words } from '#page/i18n/words.ts';
import { HotSeat } from '#page/table/flow/hotseat.svelte.ts';
import type { StageState } from '#page/table/stage/stage.svelte.ts';
import { BoardState } from '#page/table/state/board.svelte.ts';

export const PLACE = { evening: 'e', round: 1, table: 1 };

/** What a page shows, and where it asks. */
interface Around {
  readonly watch: { readonly here: RouteState };
  readonly stage: { readonly isNow: boolean; readonly guard: { readonly rests: boolean }; acted(): void };
  /** What the host has sent last, and what is on the screen. */
  readonly known: () => TableScene;
  readonly shown: () => TableScene;
  readonly words: () => Words;
  readonly notice: () => string;
  readonly say: (words: string) => void;
  readonly ask: (command: Command) => Promise<unknown>;
  readonly watchAs: (viewer: Viewer) => void;
}

const viewIn = ({ view }: TableScene): View => must(view, 'a deal');

/** A page at a table, as if it had just been opened. */
export function tablePage(around: Around): { readonly board: BoardState; readonly seat: HotSeat } {
  const { watch, stage, known, shown, words, notice, say, ask, watchAs } = around;
  const app = {
    ...{ settings: { answers: true, forced: false, explain: false }, online: true, isGuest: false, t: words().t },
    ...{ evening: null, visit: { me: null, isGuest: false }, watch, say, ask },
    navigation: {
      get notice() {
        return notice();
      },
    },
    get scene() {
      return known();
    },
  };
  const board = new BoardState(app as unknown as App, stage as unknown as StageState, () => ({
    ...{ scene: shown(), view: viewIn(shown()), words: words() },
    route: { page: 'table', ...PLACE },
  }));
  return { board, seat: new HotSeat({ scene: shown, isGuest: () => false, stage, watchAs }) };
}
