import type { View } from '../../../engine/kernel/types.ts';
import type { TableScene } from '../../../electron/protocol/table/table-scene.ts';
import { framesTo, quiet, viewOf, type Frame, type Known } from './frames.ts';

/** The trick that was won last: taken away (`open`), lying open for all to see, or on its way to its winner. */
export type TrickState = 'open' | 'stands' | 'swept';

/** What is on the screen. */
export interface Shown {
  readonly view: View | null;
  readonly prompt: number;
  readonly trick: TrickState;
  /** Whether it is all that is known; nobody can do anything before. */
  readonly isNow: boolean;
}

/** How long things stay, in ms. `trick`: `null` until somebody takes it away. */
export interface StagePace {
  readonly trick: number | null;
  readonly sweep: number;
  readonly card: number;
}

/** Runs something after so many ms, not before what is on the screen has been painted; gives what calls it off. */
export type Later = (then: () => void, milliseconds: number) => () => void;

/** How many full tricks may wait to be shown: a page that was asleep begins again with the last of them. */
const MOST_TRICKS = 2;

/**
 * Between what the host says and what is painted: every card falls by itself, a full trick stands for its pause, is swept,
 * and only then comes the next card. What is no play shows at once, and what was taken back takes the queue with it.
 */
export class Stage {
  readonly #later: Later;
  readonly #pace: () => StagePace;
  readonly #show: (shown: Shown | null) => void;
  #known: Known | null = null;
  #queue: readonly Frame[] = [];
  #frame: Frame | undefined;
  #trick: TrickState = 'open';
  /** Calls off what comes next by itself; without it the next frame shows at once. */
  #callOff: (() => void) | undefined;
  /** Whether the frame on the screen still has its time. */
  #busy = false;

  constructor(later: Later, pace: () => StagePace, show: (shown: Shown | null) => void) {
    this.#later = later;
    this.#pace = pace;
    this.#show = show;
  }

  /** What the host tells; `null`: there is no table on the screen. */
  hear(scene: TableScene | null): void {
    const frames = scene && framesTo(this.#known, scene);
    const view = scene && viewOf(scene);
    this.#known = scene && view && { evening: scene.evening, round: scene.round, table: scene.table, view };
    if (!scene || !frames) return this.#begin(scene);
    if (frames.length === 0) return this.#refresh(scene);
    this.#queue = [...this.#queue, ...frames];
    const isLate = this.#catchUp();
    const isOwn = this.#trick === 'open' && this.#queue.length === frames.length && frames[0]?.own === true;
    if (!this.#busy || isLate || isOwn) this.#next();
  }

  /** Takes a trick that stands away; whether there was one. */
  take(): boolean {
    if (this.#trick !== 'stands') return false;
    this.#sweep();
    return true;
  }

  /** Nothing is shown any more. */
  end(): void {
    this.#rest();
    this.#queue = [];
  }

  /** Shows a scene as it is. */
  #begin(scene: TableScene | null): void {
    this.end();
    this.#trick = 'open';
    this.#frame = scene ? { view: scene.view, prompt: scene.prompt, stands: false, own: false } : undefined;
    this.#tell();
  }

  /** No card has fallen; what is offered, or asked, may be another. */
  #refresh({ view, prompt }: TableScene): void {
    const last = this.#queue.at(-1) ?? this.#frame;
    // After the end of a deal its last trick stays as it is.
    const isOver = view === null && last?.view !== null;
    if (!last || isOver) return;
    const anew = { ...last, view, prompt };
    if (this.#queue.length > 0) this.#queue = [...this.#queue.slice(0, -1), anew];
    else {
      this.#frame = anew;
      this.#tell();
    }
  }

  /** Leaves out what a page cannot show any more in time; whether there was such. */
  #catchUp(): boolean {
    const full = this.#queue.flatMap(({ stands }, i) => (stands ? [i] : []));
    if (full.length <= MOST_TRICKS) return false;
    this.#queue = this.#queue.slice(full.at(-MOST_TRICKS));
    return true;
  }

  #next(): void {
    this.#rest();
    const [frame, ...rest] = this.#queue;
    if (!frame) return;
    this.#queue = rest;
    this.#frame = frame;
    this.#trick = frame.stands ? 'stands' : 'open';
    this.#tell();
    const { trick, card } = this.#pace();
    if (!frame.stands) this.#wait(() => this.#next(), card);
    else if (trick !== null) this.#wait(() => this.#sweep(), trick);
    else this.#busy = true;
  }

  #sweep(): void {
    this.#rest();
    const { sweep } = this.#pace();
    if (sweep === 0) return this.#clear();
    this.#trick = 'swept';
    this.#tell();
    this.#wait(() => this.#clear(), sweep);
  }

  /** The felt is empty: the next card falls, or somebody leads. */
  #clear(): void {
    this.#trick = 'open';
    if (this.#queue.length > 0) return this.#next();
    this.#rest();
    this.#tell();
  }

  #wait(then: () => void, milliseconds: number): void {
    this.#busy = true;
    this.#callOff = this.#later(then, milliseconds);
  }

  #rest(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#busy = false;
  }

  #tell(): void {
    const { view, prompt } = this.#frame ?? {};
    if (view === undefined || prompt === undefined) return this.#show(null);
    const isOpen = this.#trick === 'open';
    const isNow = isOpen && this.#queue.length === 0;
    this.#show({ view: view && (isOpen ? view : quiet(view)), prompt, trick: this.#trick, isNow });
  }
}
