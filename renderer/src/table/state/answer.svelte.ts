import type { TableFlow } from '#electron/protocol/table/table-talk.ts';
import { canonical } from '#engine/core/json.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Words } from '#page/i18n/words.ts';
import type { Choices, Offered } from '../story/offers.ts';
import { type Arranged, arranged, isOpen, type LadderStep } from './arrange.ts';
import type { PromptState } from './prompt.svelte.ts';

/** The table as far as answers need it. */
interface Questions extends Pick<Choices, 'statements'> {
  readonly scene: {
    readonly prompt: number;
    readonly rewind: { readonly again: boolean };
    readonly flow: Pick<TableFlow, 'pause' | 'question'>;
  };
  /** What is asked, which owns what its viewer opens, presses and says. */
  readonly prompt: PromptState;
  readonly view: View;
  readonly words: Words;
  readonly seat: Seat | null;
  readonly asked: boolean;
  readonly choices: Choices;
  readonly takes: readonly Offered[];
  readonly stage: { readonly isNow: boolean };
  /** Whether the host hears what is said. */
  readonly isOnline: boolean;
  act(action: Action): Promise<boolean>;
}

/** What the viewer can answer; what they have opened and pressed of it belongs to the prompt. */
export class AnswerState {
  readonly #board: Questions;

  readonly arranged: Arranged = $derived.by(() => {
    const { statements, view, words } = this.#board;
    const phraseOf = (bid: Action) => words.phrase(bid, view);
    return arranged({ statements, auction: words.auction(view), phraseOf, parts: words.ladders });
  });
  /** The chips that are pressed. */
  readonly chosen: readonly Offered[] = $derived.by(() =>
    this.arranged.chips.filter(({ action }) => this.isPressed(action)),
  );
  readonly #steps: readonly LadderStep[] = $derived.by(() => this.arranged.ladder.flatMap(({ steps }) => steps));
  readonly ladderOpen: boolean = $derived.by(() => this.#board.prompt.opened === LADDER && this.#steps.length > 0);
  /** The bid whose terms are being chosen: the opened one, or the only thing that can be said. */
  readonly step: LadderStep | undefined = $derived.by(() => {
    const opened = this.#steps.find(({ id, ways }) => id === this.#board.prompt.opened && ways.length > 1);
    return opened ?? (this.isAlone ? this.#steps.find(({ ways }) => ways.length > 1) : undefined);
  });
  /** Whether all that can be said are ways of one bid. */
  readonly isAlone: boolean = $derived.by(() => {
    const open = this.#steps.filter(isOpen);
    return open.length === 1 && open[0]?.ways.length === this.#board.statements.length;
  });
  /** The only answer to what is asked; `undefined` if there is a choice. */
  readonly only: Offered | undefined = $derived.by(() => {
    const { asked, statements, takes, choices } = this.#board;
    const isWords = takes.length === 0 && choices.plays.size === 0 && !hasCards(choices);
    return asked && isWords && statements.length === 1 && !statements[0]?.phrase.danger ? statements[0] : undefined;
  });

  /** The only thing to be done, if it is to play a card. */
  readonly onlyCard: Action | undefined = $derived.by(() => {
    const { asked, statements, takes, choices } = this.#board;
    const isCard = statements.length === 0 && takes.length === 0 && !hasCards(choices);
    const [card, other] = choices.plays;
    const isOnly = card !== undefined && other === undefined && choices.ways(card).length === 1;
    return asked && isCard && isOnly ? (choices.play(card) ?? undefined) : undefined;
  });

  constructor(board: Questions) {
    this.#board = board;
  }

  /**
   * The prompt that answers itself, as long as the game goes on and nobody has come back to it by taking back, at whatever device;
   * `null`: the viewer answers.
   */
  get itself(): number | null {
    const { scene, stage, isOnline } = this.#board;
    const goesOn = isOnline && stage.isNow && scene.flow.pause === null && scene.flow.question === null;
    return (this.only ?? this.onlyCard) && !scene.rewind.again && goesOn ? scene.prompt : null;
  }

  openLadder(): void {
    this.#board.prompt.open(LADDER);
  }

  /** Closes the ladder, or the terms of a bid. */
  close(): void {
    this.#board.prompt.open('');
  }

  press({ action }: Offered): void {
    const { prompt } = this.#board;
    const id = canonical(action);
    prompt.pressed = this.isPressed(action) ? prompt.pressed.filter((one) => one !== id) : [...prompt.pressed, id];
  }

  isPressed(action: Action): boolean {
    return this.#board.prompt.pressed.includes(canonical(action));
  }

  /** Bids, or lets the viewer choose in which way; returns whether anything was said. */
  async bid({ id, ways }: LadderStep): Promise<boolean> {
    const [only, other] = ways;
    if (other) this.#board.prompt.open(id);
    return only !== undefined && !other && (await this.say(only.action));
  }

  /** Says one thing; returns whether it was allowed. */
  say(action: Action): Promise<boolean> {
    return this.#sayAll([action]);
  }

  /** Says everything that is pressed, and then the quiet word. */
  async confirm(action: Action): Promise<boolean> {
    const { prompt } = this.#board;
    const { pressed } = prompt;
    const chosen = this.chosen.map((one) => one.action);
    prompt.pressed = [];
    const isDone = await this.#sayAll([...chosen, action]);
    if (!isDone) prompt.pressed = pressed;
    return isDone;
  }

  async #sayAll([first, ...rest]: readonly Action[]): Promise<boolean> {
    return first !== undefined && !this.#board.prompt.isSaying && (await this.#sayFirst(first, rest));
  }

  async #sayFirst(first: Action, rest: readonly Action[]): Promise<boolean> {
    const plan = this.#board.prompt.begin(rest);
    const isDone = await this.#board.act(first);
    if (!isDone) plan.end();
    return isDone;
  }

  /**
   * Says the next thing of several, once the host has heard the one before: only if nobody else has spoken since, and if it may
   * still be said. `null`: nothing is said.
   */
  goOn(): Promise<boolean> | null {
    const { prompt, view, seat, asked, stage, statements } = this.#board;
    if (!stage.isNow || prompt.follows.length === 0) return null;
    const [next, ...rest] = prompt.follows;
    prompt.follows = [];
    const last = view.history.findLast(({ type }) => type === 'said');
    const isMine = asked && last?.type === 'said' && last.by === seat;
    const isOffered = next && statements.some(({ action }) => canonical(action) === canonical(next));
    return isMine && isOffered ? this.#sayFirst(next, rest) : null;
  }
}

const LADDER = 'ladder';

/** Whether cards are to be chosen. */
const hasCards = ({ laying, taking, together }: Choices): boolean =>
  laying.length + taking.length + together.length > 0;
