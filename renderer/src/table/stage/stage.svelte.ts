import { SHOWN, SWEEP } from '#electron/protocol/table/pace.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { App } from '#page/app/app.svelte.ts';
import { isMotionReduced } from '#page/ui/reduced-motion.ts';
import { afterPaint } from './after-paint.ts';
import { Guard, REST } from './guard.ts';
import { type Shown, Stage, type StagePace } from './stage.ts';

/** The frame after the next one: the next one paints the current state. */
const inNextFrame = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));

/** The table as it is on the screen; the host may be some cards ahead. */
export class StageState {
  readonly #app: App;
  readonly #stage: Stage;
  #shown = $state.raw<Shown | null>(null);
  /** Keeps one press from doing two things. */
  readonly guard = new Guard(() => performance.now());
  /** Whether something was done here only a moment ago. */
  rests = $state(false);
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** The scene on the screen: what is settled besides the cards is always current. */
  readonly scene: TableScene | null = $derived.by(() => {
    const { scene } = this.#app;
    return scene && this.#shown && { ...scene, view: this.#shown.view, prompt: this.#shown.prompt };
  });
  readonly trick = $derived.by(() => this.#shown?.trick ?? 'open');
  /** Whether everything known is shown. */
  readonly isNow: boolean = $derived.by(() => this.#shown?.isNow ?? true);
  /** Whether tricks wait here for somebody to take them: nobody else may play on meanwhile. */
  readonly #waits: boolean = $derived.by(() => this.#app.settings.click && plays(this.scene));
  /** Whether a trick can be taken by hand, and a button for it is shown. */
  readonly byHand: boolean = $derived.by(
    () => plays(this.scene) && (this.#app.settings.click || this.#app.settings.pace === 'slow'),
  );
  /** Whether a trick lies there that is to be taken so. */
  readonly waits: boolean = $derived.by(() => this.byHand && this.trick === 'stands');

  constructor(app: App) {
    this.#app = app;
    this.#stage = new Stage(
      afterPaint(inNextFrame),
      () => this.#pace,
      (shown) => this.#show(shown),
    );
  }

  receive(scene: TableScene | null): void {
    this.#stage.receive(scene);
  }

  /** Takes away the trick on the felt; returns whether there was one. */
  take(): boolean {
    if (!this.#stage.take()) return false;
    this.acted();
    return true;
  }

  /** Something was done at this screen. */
  acted(): void {
    this.guard.acted();
    this.rests = true;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => (this.rests = false), REST);
  }

  end(): void {
    clearTimeout(this.#resting);
    this.#stage.end();
  }

  #show(shown: Shown | null): void {
    // A press that was meant for the table is none for the result that has just taken its place.
    const isOver = this.#shown?.view && shown?.view === null;
    const isCleared = this.trick !== 'open' && shown?.trick === 'open';
    this.#shown = shown;
    if (isCleared) this.guard.cleared();
    if (isOver) this.acted();
  }

  get #pace(): StagePace {
    const { pace } = this.#app.settings;
    const { trick, card } = SHOWN[pace];
    return { trick: this.#waits ? null : trick, card, sweep: isMotionReduced() || pace === 'at-once' ? 0 : SWEEP };
  }
}

/** Whether somebody at this screen has cards in the deal. */
const plays = (scene: TableScene | null): boolean =>
  typeof scene?.view?.viewer === 'number' && scene.view.active.includes(scene.view.viewer);
