import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf } from '#engine/core/card.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { type Chapter, chaptersOf } from '../table/speech/course.ts';
import { refusedStep, type ReplayStep, stepsOf } from './steps.ts';
import type { Watched } from './watch.ts';

/** A deal viewed step by step, with all hands open. */
export class Replay {
  readonly watched: Watched;
  readonly steps: readonly ReplayStep[];
  readonly chapters: readonly Chapter<ReplayStep>[];
  readonly refused: ReplayStep | undefined;
  /** How many actions have been done; 0: the cards are dealt. */
  index = $state(0);
  readonly state: State = $derived.by(() => must(this.watched.states[this.index], 'a state'));
  readonly view: View = $derived.by(() => view(this.watched.rules, this.state, 'open'));
  /** The last moment: everything that was said and done is in its history. */
  readonly over: View;
  /** The step that led here; none at the start of the deal. */
  readonly step: ReplayStep | undefined = $derived.by(() => this.steps[this.index - 1]);
  readonly coming: ReplayStep | undefined = $derived.by(() => this.steps[this.index]);
  /** The cards of the next step. */
  readonly marked: readonly Card[] = $derived.by(() => this.coming?.cards ?? []);
  /** As many cards as one hand has at any moment: all hands are drawn so that it fits. */
  readonly most: number;
  /** The trick that is shown; 0 before the first card. */
  readonly trick: number = $derived.by(() => this.step?.trick ?? 0);

  constructor(watched: Watched) {
    this.watched = watched;
    this.over = view(watched.rules, watched.states.at(-1) ?? watched.states[0], 'open');
    this.steps = stepsOf(watched);
    this.chapters = chaptersOf(this.steps);
    this.refused = refusedStep(watched);
    this.most = Math.max(
      ...watched.states.flatMap(({ active, zones }) => active.map((seat) => zones[handOf(seat)]?.length ?? 0)),
    );
  }

  get end(): number {
    return this.steps.length;
  }

  /** Goes to a moment, limited to the two ends. */
  go(index: number): void {
    this.index = Math.min(Math.max(Math.trunc(index), 0), this.end);
  }

  first(): void {
    this.go(0);
  }

  previous(): void {
    this.go(this.index - 1);
  }

  next(): void {
    this.go(this.index + 1);
  }

  last(): void {
    this.go(this.end);
  }

  /** Goes to the first card of a trick; 0 is everything said before play. */
  toTrick(trick: number): void {
    const step = this.steps.find((one) => one.trick === trick);
    if (trick === 0) this.first();
    else if (step) this.go(step.at);
  }
}
