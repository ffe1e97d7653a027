import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { TRICK } from '#engine/core/card.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { type Frame, framesTo, type Known, quiet, viewOf } from './frames.ts';

/** The last trick won: taken away (`open`), lying open for all to see, or on its way to its winner. */
export type TrickState = 'open' | 'stands' | 'swept';

/** What is on the screen. */
export interface Shown {
  readonly view: View | null;
  readonly prompt: number;
  readonly trick: TrickState;
  /** Whether everything known is shown. */
  readonly isNow: boolean;
}

/** How long things are shown, in ms. `trick`: `null` until somebody takes it away. */
export interface StagePace {
  readonly trick: number | null;
  readonly sweep: number;
  readonly card: number;
}

/** Runs `then` after `milliseconds`, but not before the screen has been painted; returns a function that cancels it. */
export type Later = (then: () => void, milliseconds: number) => () => void;

/** How many times as long the trick stays in the middle of which a deal ended: it is seen why. */
const BROKEN = 2;

/** How many complete tricks may wait to be shown. */
const MOST_TRICKS = 2;

/**
 * Sits between what the host sends and what is painted: every card is shown on its own, a complete trick stays for its
 * pause and is swept, and only then comes the next card. What is said shows at once, unless cards have to be shown before
 * it, and taking back drops the queue.
 */
export class Stage {
  readonly #later: Later;
  readonly #pace: () => StagePace;
  readonly #show: (shown: Shown | null) => void;
  #known: Known | null = null;
  #queue: readonly Frame[] = [];
  #frame: Frame | undefined;
  #trick: TrickState = 'open';
  /** Cancels the next step; without it the next frame shows at once. */
  #callOff: (() => void) | undefined;
  /** Whether the frame on the screen still has time left. */
  #busy = false;
  /** What was last shown. */
  #shown: Shown | null = null;
  /** Cancels the question that is to follow the frame on the screen. */
  #cancelQuestion: (() => void) | undefined;

  constructor(later: Later, pace: () => StagePace, show: (shown: Shown | null) => void) {
    this.#later = later;
    this.#pace = pace;
    this.#show = show;
  }

  /** A scene from the host; `null`: there is no table on the screen. */
  receive(scene: TableScene | null): void {
    const frames = scene && framesTo(this.#known, scene);
    const view = scene && viewOf(scene);
    this.#known = scene && view && { evening: scene.evening, round: scene.round, table: scene.table, view };
    if (!scene || !frames) return this.#begin(scene);
    if (frames.length === 0) return this.#refresh(scene);
    this.#queue = [...this.#queue, ...frames].filter((frame, i, all) => !areWords(frame, all[i + 1]));
    const isLate = this.#catchUp();
    const isOwn = this.#trick === 'open' && this.#queue.length === frames.length && frames[0]?.own === true;
    const goesOn = this.#trick === 'open' && areWords(this.#frame, this.#queue[0]);
    if (!this.#busy || isLate || isOwn || goesOn) this.#next();
  }

  /** Takes away the trick on the table; returns whether there was one. */
  take(): boolean {
    if (this.#trick !== 'stands') return false;
    this.#sweep();
    return true;
  }

  /** Nothing more is shown. */
  end(): void {
    this.#rest();
    this.#cancelQuestion?.();
    this.#queue = [];
  }

  /** Shows a scene as it is. */
  #begin(scene: TableScene | null): void {
    this.end();
    this.#trick = 'open';
    this.#frame = scene
      ? { view: scene.view, prompt: scene.prompt, moves: false, stands: false, own: false }
      : undefined;
    this.#ask();
  }

  /** No card was played; the offers or questions may differ. */
  #refresh({ view, prompt }: TableScene): void {
    const last = this.#queue.at(-1) ?? this.#frame;
    // After the end of a deal its last trick stays as it is.
    const isOver = view === null && last?.view !== null;
    if (!last || isOver) return;
    const anew = { ...last, view, prompt };
    if (this.#queue.length > 0) this.#queue = [...this.#queue.slice(0, -1), anew];
    else {
      this.#frame = anew;
      this.#ask();
    }
  }

  /**
   * Drops frames that the page can no longer show in time, as after it was asleep: of the tricks that wait the first, to which
   * the cards on the table belong, and the last remain. Returns whether there were any.
   */
  #catchUp(): boolean {
    const full = this.#queue.flatMap(({ stands }, i) => (stands ? [i] : []));
    if (full.length <= MOST_TRICKS) return false;
    const [first = 0] = full;
    this.#queue = [...this.#queue.slice(0, first + 1), ...this.#queue.slice((full.at(-2) ?? 0) + 1)];
    return true;
  }

  #next(): void {
    this.#rest();
    const [frame, ...rest] = this.#queue;
    if (!frame) return;
    this.#queue = rest;
    this.#frame = frame;
    this.#trick = frame.stands ? 'stands' : 'open';
    if (this.#canAskLater(frame)) this.#tellBeforeAsking(frame.view);
    else this.#ask();
    const { trick, card } = this.#pace();
    if (!frame.stands) this.#wait(() => this.#next(), card);
    else if (trick !== null) this.#wait(() => this.#sweep(), frame.breaks ? trick * BROKEN : trick);
    else this.#busy = true;
  }

  #sweep(): void {
    this.#rest();
    const { sweep } = this.#pace();
    if (sweep === 0) return this.#clear();
    this.#trick = 'swept';
    this.#ask();
    this.#wait(() => this.#clear(), sweep);
  }

  /** The felt is empty: the next card is shown, or somebody leads. */
  #clear(): void {
    this.#trick = 'open';
    if (this.#queue.length > 0) return this.#next();
    this.#rest();
    this.#ask();
  }

  /** Whether the viewer has nothing to say meanwhile that would be gone for a moment. */
  #canAskLater(frame: Frame): frame is Frame & { readonly view: View } {
    const before = this.#shown?.view;
    if (!before || !frame.view || this.#trick !== 'open') return false;
    const { viewer, turn, zones } = frame.view;
    // What the viewer said is answered at once; only a card takes time to paint.
    const isOwnCard = frame.own && (zones[TRICK] ?? []).length > 0;
    const mayAct = [...(isOwnCard ? [] : before.turn.must), ...before.turn.may, ...turn.may];
    return typeof viewer !== 'number' || !mayAct.includes(viewer);
  }

  /** What was done, and when that has been painted whose turn it is: neither takes as long as both at once. */
  #tellBeforeAsking(view: View): void {
    const { view: before, prompt = 0 } = this.#shown ?? {};
    this.#cancelQuestion?.();
    this.#give({
      view: { ...view, turn: before?.turn ?? view.turn, offers: before?.offers ?? [] },
      prompt,
      trick: 'open',
      isNow: false,
    });
    this.#cancelQuestion = this.#later(() => this.#ask(), 0);
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

  #ask(): void {
    this.#cancelQuestion?.();
    this.#cancelQuestion = undefined;
    const { view, prompt } = this.#frame ?? {};
    if (view === undefined || prompt === undefined) return this.#give(null);
    const isOpen = this.#trick === 'open';
    const isNow = isOpen && this.#queue.length === 0;
    this.#give({ view: view && (isOpen ? view : quiet(view)), prompt, trick: this.#trick, isNow });
  }

  #give(shown: Shown | null): void {
    this.#shown = shown;
    this.#show(shown);
  }
}

/** Whether these frames only show what was said: each has all that the one before it has, which need not be shown first. */
const areWords = (...frames: readonly (Frame | undefined)[]): boolean =>
  frames.every((frame) => frame !== undefined && frame.view !== null && !frame.moves);
