import { type Shown, Stage, type StagePace } from '../table/stage/stage.ts';
import { storyOf } from '../table/story/story.ts';

const NORMAL: StagePace = { trick: 1600, sweep: 250, card: 500 };

interface Painted extends Shown {
  readonly at: number;
}

/** A stage with a clock that the test advances, and everything that it has painted. */
export function theatre(pace: StagePace = NORMAL) {
  let now = 0;
  const due = new Set<{ readonly at: number; readonly then: () => void }>();
  const painted: Painted[] = [];
  const stage = new Stage(
    (then, milliseconds) => {
      const one = { at: now + milliseconds, then };
      due.add(one);
      return () => due.delete(one);
    },
    () => pace,
    (shown) => shown && painted.push({ ...shown, at: now }),
  );
  const pass = (milliseconds: number) => {
    const until = now + milliseconds;
    for (;;) {
      const [next] = [...due].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      due.delete(next);
      now = next.at;
      next.then();
    }
    now = until;
  };
  const here = () => painted.at(-1);
  return { stage, painted, pass, here };
}

/** Cards on the felt, as the table paints them. */
export function cardsOn({ view, trick }: Shown): readonly string[] {
  if (!view) return [];
  const story = storyOf(view);
  const lies = trick === 'open' ? story.trick : (story.won.at(-1)?.cards ?? []);
  return lies.flatMap(({ card }) => card ?? []);
}

/** What stayed on the screen: a card and whose turn it is then follow each other at once. */
export const stayed = (painted: readonly Painted[]): readonly Painted[] =>
  painted.filter(({ at }, i) => painted[i + 1]?.at !== at);
