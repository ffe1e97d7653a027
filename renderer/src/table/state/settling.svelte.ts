import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { RestWhose } from '#electron/protocol/table/table-talk.ts';
import type { Card } from '#engine/core/card.ts';
import type { App } from '#page/app/app.svelte.ts';
import type { PromptState } from './prompt.svelte.ts';
import type { ViewerState } from './viewer.svelte.ts';

/** The running deal as far as it is settled besides the cards. */
interface Running {
  readonly scene: TableScene;
  readonly place: Pick<TableScene, 'evening' | 'round' | 'table'>;
  /** Whoever looks, and what they are asked: what they are told, and why not, is theirs. */
  readonly viewer: ViewerState;
  readonly prompt: PromptState;
  readonly asked: boolean;
  readonly hand: readonly unknown[];
  readonly giving: { readonly playable: ReadonlySet<Card> };
  readonly stage: { readonly isNow: boolean; acted(): void };
}

/** Taking back, and ending a deal whose rest is clear. What the host answers when the table is left is told to nobody. */
export class SettlingState {
  readonly #app: App;
  readonly #board: Running;

  constructor(app: App, board: Running) {
    this.#app = app;
    this.#board = board;
  }

  /** Takes the last action back, or does it again. */
  async rewind(type: 'take-back' | 'redo'): Promise<void> {
    const { t, watch } = this.#app;
    const { viewer, prompt, place } = this.#board;
    const { ended } = watch.here;
    // What was to be said is not said any more.
    prompt.drop();
    const answer = await this.#app.ask(type === 'redo' ? { type, ...place } : { type, ...place, how: 'step' });
    viewer.refuse(answer);
    if (!answer.ok || ended.aborted) return;
    // What comes back is another choice, even if it offers the same cards.
    prompt.picked = [];
    const isAsked = this.#app.scene?.flow.question;
    this.#board.viewer.tell(isAsked ? t.talk.asked : type === 'redo' ? t.table.redone : t.table.takenBack);
  }

  /** Whether the viewer may say whose the rest is: at a free table, with few cards, one of which they are to play. */
  get claims(): boolean {
    const { hand, asked, giving, scene } = this.#board;
    // With more cards nobody can see to the end.
    const few = hand.length > 1 && hand.length <= 5;
    return few && asked && giving.playable.size > 0 && scene.purpose === 'free-table';
  }

  /** Says so; others on devices of their own are asked, bots agree if it is so. */
  async claim(whose: RestWhose): Promise<void> {
    const { stage, prompt, place } = this.#board;
    const { t, watch } = this.#app;
    const { ended } = watch.here;
    if (!this.claims || !stage.isNow) return;
    stage.acted();
    const answer = await this.#app.ask({ type: 'claim-rest', ...place, whose });
    prompt.refuse(answer);
    if (!answer.ok || ended.aborted) return;
    this.#board.viewer.tell(this.#app.scene?.flow.question ? t.talk.asked : t.table.claimed);
  }
}
