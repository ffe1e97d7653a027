import type { View } from '#engine/kernel/deal/view.ts';
import type { Words } from '#page/i18n/words.ts';
import { playedTo } from '../story/played.ts';
import { type SpokenLine, storyOf } from '../story/story.ts';

/** Steps that belong together: a phase of talk, or a trick. */
export interface Chapter<S> {
  readonly phase: string;
  /** From 1; 0 for everything else. */
  readonly trick: number;
  readonly steps: readonly S[];
}

interface Placed {
  readonly phase: string;
  readonly trick: number;
}

/** Steps under headings. */
export function chaptersOf<S extends Placed>(steps: readonly S[]): readonly Chapter<S>[] {
  const chapters: { phase: string; trick: number; steps: S[] }[] = [];
  for (const step of steps) {
    const last = chapters.at(-1);
    if (last && last.trick === step.trick && (step.trick > 0 || last.phase === step.phase)) last.steps.push(step);
    else chapters.push({ phase: step.phase, trick: step.trick, steps: [step] });
  }
  return chapters;
}

export const headOf = ({ phase, trick }: Chapter<unknown>, words: Words): string =>
  trick > 0 ? words.t.table.tricks[playedTo(phase, words)?.as ?? 'trick'].nth(trick) : words.phase(phase);

/** Everything that was said in a deal besides playing cards, under the phases in which it was said. */
export function talkOf(view: Pick<View, 'history'>): readonly Chapter<SpokenLine & Placed>[] {
  const phaseAt = (at: number): string => {
    const entered = view.history.slice(0, at).findLast(({ type }) => type === 'entered');
    return entered?.type === 'entered' ? entered.phase : '';
  };
  return chaptersOf(storyOf(view).said.map((line) => ({ ...line, phase: phaseAt(line.at), trick: 0 })));
}
