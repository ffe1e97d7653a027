import { isEqual } from '#engine/core/equal.ts';
import type { RouteState } from '#page/app/route-state.svelte.ts';
import type { BoardState } from '#page/table/state/board.svelte.ts';

/** What a prompt begins with; what follows of what was said at the one before is looked at by itself. */
const BLANK = {
  ...{ picked: [], taken: [], values: {}, turned: undefined, refusals: [], isSent: false, going: undefined },
  ...{ opened: '', pressed: [], tip: null, spoken: '' },
};
const OF_PROMPT = [
  ...(['picked', 'taken', 'values', 'turned', 'refusals', 'isSent', 'going'] as const),
  ...(['opened', 'pressed', 'tip', 'spoken'] as const),
];
const NAMES = [...OF_PROMPT, ...(['rest', 'isSaying', 'notice', 'stoodIn', 'underWay', 'unsettled'] as const)];
type Name = (typeof NAMES)[number];

/** All that a page remembers of its table. */
export type Remembered = Readonly<Record<Name, unknown>>;

export function memoryOf({ prompt, flow }: BoardState, here: RouteState, notice: string): Remembered {
  const { picked, taken, values, turned, refusals, isSent, going, opened, pressed, tip, spoken } = prompt;
  const { rest, isSaying } = prompt;
  return {
    ...{ picked, taken, values, turned, refusals, isSent, going, opened, pressed, tip, spoken: spoken.words },
    ...{ rest, isSaying, notice, stoodIn: here.stoodIn, underWay: flow.underWay, unsettled: flow.matter.refusals },
  };
}

/** What a prompt has that it should begin without. */
export const notBlank = (memory: Remembered): readonly Name[] =>
  OF_PROMPT.filter((name) => !isEqual(memory[name], BLANK[name]));

/** What has changed. */
export const changed = (before: Remembered, after: Remembered): readonly Name[] =>
  NAMES.filter((name) => !isEqual(before[name], after[name]));
