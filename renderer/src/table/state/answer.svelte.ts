import type { TableFlow } from '#electron/protocol/table/table-talk.ts';
import { canonical } from '#engine/core/json.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Words } from '#page/i18n/words.ts';
import type { Choices, Offered, OfferedCards } from '../story/offers.ts';
import { type Arranged, arranged, isOpen, type LadderStep } from './arrange.ts';

/** The table as far as answers need it. */
interface Questions extends Pick<Choices, 'statements'> {
  readonly scene: {
    readonly prompt: number;
    readonly rewind: { readonly again: boolean };
    readonly flow: Pick<TableFlow, 'pause' | 'question'>;
  };
  /** Who is asked, and what: players at one laptop may have prompts of the same number. */
  readonly moment: string;
  readonly view: View;
  readonly words: Words;
  readonly seat: Seat | null;
  readonly asked: boolean;
  readonly choices: Choices;
  readonly takes: readonly Offered[];
  readonly laying: OfferedCards | undefined;
  readonly stage: { readonly isNow: boolean };
  /** Whether the host hears what is said. */
  readonly isOnline: boolean;
  act(action: Action): Promise<boolean>;
}

/** What the viewer can answer, what they have opened and pressed of it, and what is still to be said for them. */
export class AnswerState {
  readonly #board: Questions;
  #opened = $state.raw<{ readonly moment: string; readonly what: string }>({ moment: '', what: '' });
  /** The chips that a viewer has pressed; they are nobody else's at the same laptop. */
  #pressed = $state.raw<{ readonly by: Seat | null; readonly ids: readonly string[] }>({ by: null, ids: [] });
  /** Where something is being said, and what follows at the next prompts. */
  #plan: { readonly moment: string; readonly actions: readonly Action[] } | null = null;

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
  readonly ladderOpen: boolean = $derived.by(() => this.#what === LADDER && this.#steps.length > 0);
  /** The bid whose terms are being chosen: the opened one, or the only thing that can be said. */
  readonly step: LadderStep | undefined = $derived.by(() => {
    const opened = this.#steps.find(({ id, ways }) => id === this.#what && ways.length > 1);
    return opened ?? (this.isAlone ? this.#steps.find(({ ways }) => ways.length > 1) : undefined);
  });
  /** Whether all that can be said are ways of one bid. */
  readonly isAlone: boolean = $derived.by(() => {
    const open = this.#steps.filter(isOpen);
    return open.length === 1 && open[0]?.ways.length === this.#board.statements.length;
  });
  /** The only answer to what is asked; `undefined` if there is a choice. */
  readonly only: Offered | undefined = $derived.by(() => {
    const { asked, statements, takes, laying, choices } = this.#board;
    const isWords = takes.length === 0 && !laying && choices.taking.length === 0 && choices.plays.size === 0;
    return asked && isWords && statements.length === 1 && !statements[0]?.phrase.danger ? statements[0] : undefined;
  });

  /** The only thing to be done, if it is to play a card. */
  readonly onlyCard: Action | undefined = $derived.by(() => {
    const { asked, statements, takes, laying, choices } = this.#board;
    const isCard = statements.length === 0 && takes.length === 0 && !laying && choices.taking.length === 0;
    const [card, other] = choices.plays;
    return asked && isCard && card !== undefined && other === undefined ? (choices.play(card) ?? undefined) : undefined;
  });

  constructor(board: Questions) {
    this.#board = board;
  }

  get #what(): string | undefined {
    const { moment, what } = this.#opened;
    return moment === this.#board.moment ? what : undefined;
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

  /** Whether something is being said, or is still to be said with the same press. */
  get #isSaying(): boolean {
    const plan = this.#plan;
    return plan !== null && (plan.moment === this.#board.moment || plan.actions.length > 0);
  }

  openLadder(): void {
    this.#open(LADDER);
  }

  /** Closes the ladder, or the terms of a bid. */
  close(): void {
    this.#open('');
  }

  #open(what: string): void {
    this.#opened = { moment: this.#board.moment, what };
  }

  get #ids(): readonly string[] {
    return this.#pressed.by === this.#board.seat ? this.#pressed.ids : [];
  }

  press({ action }: Offered): void {
    const id = canonical(action);
    const ids = this.isPressed(action) ? this.#ids.filter((one) => one !== id) : [...this.#ids, id];
    this.#pressed = { by: this.#board.seat, ids };
  }

  isPressed(action: Action): boolean {
    return this.#ids.includes(canonical(action));
  }

  /** Bids, or lets the viewer choose in which way; returns whether anything was said. */
  async bid({ id, ways }: LadderStep): Promise<boolean> {
    const [only, other] = ways;
    if (other) this.#open(id);
    return only !== undefined && !other && (await this.say(only.action));
  }

  /** Says one thing; returns whether it was allowed. */
  say(action: Action): Promise<boolean> {
    return this.#sayAll([action]);
  }

  /** Says everything that is pressed, and then the quiet word. */
  async confirm(action: Action): Promise<boolean> {
    const pressed = this.#pressed;
    const chosen = this.chosen.map((one) => one.action);
    const { moment, seat } = this.#board;
    this.#pressed = { by: seat, ids: [] };
    const isDone = await this.#sayAll([...chosen, action]);
    if (!isDone && this.#board.moment === moment) this.#pressed = pressed;
    return isDone;
  }

  async #sayAll([first, ...rest]: readonly Action[]): Promise<boolean> {
    return first !== undefined && !this.#isSaying && (await this.#sayFirst(first, rest));
  }

  async #sayFirst(first: Action, rest: readonly Action[]): Promise<boolean> {
    const { moment } = this.#board;
    const plan = { moment, actions: rest };
    this.#plan = plan;
    const isDone = await this.#board.act(first);
    // The answer may come after the next prompt, from which the rest was said already.
    if (!isDone && this.#plan === plan && this.#board.moment === moment) this.#plan = null;
    return isDone;
  }

  /**
   * Says the next thing of several, once the host has heard the one before: only if nobody else has spoken since, and if it may
   * still be said. `null`: nothing is said.
   */
  goOn(): Promise<boolean> | null {
    const { moment, view, seat, asked, stage, statements } = this.#board;
    const plan = this.#plan;
    if (!plan || moment === plan.moment || !stage.isNow) return null;
    this.#plan = null;
    const [next, ...rest] = plan.actions;
    const last = view.history.findLast(({ type }) => type === 'said');
    const isMine = asked && last?.type === 'said' && last.by === seat;
    const isOffered = next && statements.some(({ action }) => canonical(action) === canonical(next));
    return isMine && isOffered ? this.#sayFirst(next, rest) : null;
  }

  /** Something is taken back or done again here: what was to be said is not said any more. */
  rewound(): void {
    this.#plan = null;
    this.#pressed = { by: null, ids: [] };
  }
}

const LADDER = 'ladder';
