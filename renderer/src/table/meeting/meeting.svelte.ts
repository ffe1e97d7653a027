import type { App } from '#page/app/app.svelte.ts';
import type { Words } from '#page/i18n/words.ts';

/** What somebody is told of a game that they meet for the first time: a few lines of its page in the rule book. */
export interface Introduction {
  readonly contract: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The table as far as games are met there. */
interface Around {
  readonly words: Words;
  /** The games that are played, as far as the viewer knows. */
  readonly contracts: readonly string[];
  /** Whether the viewer has cards in this deal, and whether they can do anything now. */
  readonly plays: boolean;
  readonly acts: boolean;
}

/** The first meeting with a game on this device: it is told beside each question until that is closed. */
export class MeetingState {
  readonly #app: Pick<App, 'settings' | 'met'>;
  readonly #around: Around;

  /** The game that is new here; `undefined`: none is, or nothing is to be explained. */
  readonly #fresh: Introduction | undefined = $derived.by(() => {
    const { words, contracts, plays } = this.#around;
    const { family } = words;
    if (!this.#app.settings.explain || !plays || family === undefined) return undefined;
    const contract = contracts.find((id) => !this.#app.met.has(family, id));
    const page = contract === undefined ? undefined : words.introduction(contract);
    return contract !== undefined && page ? { contract, ...page } : undefined;
  });
  /** What stands beside the question. */
  readonly now: Introduction | undefined = $derived.by(() => (this.#around.acts ? this.#fresh : undefined));
  /** The game of which a screen reader has been told: it stays there as it is, for what is said again is read out again. */
  #told: Introduction | undefined;
  /** What a screen reader is told of it, once. */
  readonly spoken: Introduction | undefined = $derived.by(() => {
    const { now } = this;
    if (now && now.contract !== this.#told?.contract) this.#told = now;
    return this.#told;
  });

  constructor(app: Pick<App, 'settings' | 'met'>, around: Around) {
    this.#app = app;
    this.#around = around;
  }

  /** It has been read, and is never told on this device again. */
  close(): void {
    const { family } = this.#around.words;
    if (family !== undefined && this.now) this.#app.met.add(family, this.now.contract);
  }
}
