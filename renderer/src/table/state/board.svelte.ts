import type { Answer } from '#electron/protocol/answers.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { cardsAction } from '#engine/kernel/deal/offers.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { ArrangedPart, TablePlace } from '#engine/kernel/words/phrase.ts';
import type { App } from '#page/app/app.svelte.ts';
import { Lasting } from '#page/app/lasting.ts';
import type { Words } from '#page/i18n/words.ts';
import type { Route } from '#page/route.ts';
import { FlowState } from '../flow/flow.svelte.ts';
import { MeetingState } from '../meeting/meeting.svelte.ts';
import { lookedUp } from '../speech/review.ts';
import type { Hearing } from '../speech/say.ts';
import type { StageState } from '../stage/stage.svelte.ts';
import {
  type Choices,
  choicesOf,
  type Offered,
  type OfferedCards,
  questionOf,
  type RuleLine,
  ruleLineOf,
  zoneIn,
} from '../story/offers.ts';
import { partiesOf, type Party } from '../story/parties.ts';
import { isTurnedUp, openHands } from '../story/places.ts';
import { lastPlayedIn, type PlayedAs, playedAs, playedTo } from '../story/played.ts';
import { type Story, storyOf, trickOnTable } from '../story/story.ts';
import { AnswerState } from './answer.svelte.ts';
import { GivingState } from './giving.svelte.ts';
import { Opened } from './opened.svelte.ts';
import type { PromptState, Tip } from './prompt.svelte.ts';
import { SettlingState } from './settling.svelte.ts';
import { TakingState } from './taking.svelte.ts';
import { tallyOf } from './tally.ts';
import { TipState } from './tip.svelte.ts';
import { type TrumpCount, trumpsOf } from './trumps.ts';
import { ViewerState } from './viewer.svelte.ts';

/** What the board shows now. */
interface Moment {
  readonly scene: TableScene;
  readonly view: View;
  readonly words: Words;
  readonly route: Extract<Route, { page: 'table' }>;
}

/** The running deal for its viewer: what it offers them, what they have picked for it, and why they were refused. */
export class BoardState extends Opened {
  readonly #app: App;
  readonly #now: () => Moment;
  /** Controls when things are shown, and keeps one press from doing two things. */
  readonly stage: StageState;
  /** The cards that are given or taken. */
  readonly giving: GivingState = new GivingState(this);
  /** What the players settle besides the cards. */
  readonly flow: FlowState;
  readonly answer: AnswerState;
  readonly tip: TipState;
  readonly meeting: MeetingState;
  readonly taking: TakingState;
  readonly settling: SettlingState;
  readonly #viewers = new Lasting<View['viewer'], ViewerState>(() => new ViewerState(this, this.#app));

  /** The viewer's seat; `null` for spectators. */
  readonly seat: Seat | null = $derived.by(() => (typeof this.view.viewer === 'number' ? this.view.viewer : null));
  /** Whoever looks, with what ends when another does. */
  readonly viewer: ViewerState = $derived.by(() => this.#viewers.at(this.view.viewer));
  /** What is asked, with what its viewer has begun: players at one laptop may have prompts of the same number. */
  readonly prompt: PromptState = $derived.by(() => this.viewer.promptAt(this.scene.prompt));
  /** Whether the viewer has cards in this deal; the dealer at a table of five has none. */
  readonly plays: boolean = $derived.by(() => this.seat !== null && this.view.active.includes(this.seat));
  readonly asked: boolean = $derived.by(() => this.seat !== null && this.view.turn.must.includes(this.seat));
  /** Whether anybody else waits for the player at turn; nobody does if one person plays against bots. */
  readonly isWaitedFor: boolean = $derived.by(
    () => this.scene.purpose !== 'free-table' || this.scene.holders.filter((holder) => holder === 'person').length > 1,
  );
  /** Whether others have laid their hands open; the trick between them then needs less space. */
  readonly isOuvert: boolean = $derived.by(() => openHands(this.view, this.seat).length > 0);
  readonly story: Story = $derived.by(() => storyOf(this.view));
  readonly hearing: Hearing = $derived.by(() => ({ words: this.words, view: this.view, names: this.scene.names }));
  /** Of the games that are played, as far as the viewer knows. */
  readonly contracts: readonly string[] = $derived.by(() => this.view.games.flatMap(({ contract }) => contract ?? []));
  /** Who is on which side, as far as the viewer knows. */
  readonly parties: ReadonlyMap<Seat, Party> = $derived.by(() => partiesOf(this.view, this.words));
  /** What the viewer is offered, asked or not. */
  readonly choices: Choices = $derived.by(() => choicesOf(this.view, this.hand, this.words));
  /** Whether the viewer can do anything now: asked, or because they may speak unasked. */
  readonly acts: boolean = $derived.by(() => this.asked || (this.seat !== null && this.view.offers.length > 0));
  /** Whether there is something that they can say. */
  readonly says: boolean = $derived.by(() => this.acts && this.statements.length + this.giving.raisable.size > 0);
  /** Whether a tip may be asked for: where nothing counts, while the viewer can do something. */
  readonly maybeTipped: boolean = $derived.by(
    () => this.scene.purpose === 'free-table' && this.acts && this.stage.isNow,
  );
  readonly question: string | undefined = $derived.by(
    () =>
      questionOf(this.choices, this.words, this.scene.names, this.#moment) ??
      (this.asked ? undefined : this.words.t.table.unasked),
  );
  /** What the rule book says first about what is asked, and where; `undefined`: nothing is asked but for a card. */
  readonly about: RuleLine | undefined = $derived.by(() =>
    this.#app.settings.explain && !this.meeting.now ? ruleLineOf(this.choices, this.words) : undefined,
  );
  /** Where cards lie in the middle, the trick apart, and whether there is one. */
  readonly places: readonly TablePlace[] = $derived.by(() =>
    this.words.places(this.view).filter(({ lies, zone }) => lies === 'middle' && zone !== TRICK),
  );
  /** Until a trick that was won is taken away, its place is where its cards are seen. */
  readonly #trick: TablePlace | undefined = $derived.by(() => {
    const { view, story, stage, words } = this;
    const lies = stage.trick !== 'open' && trickOnTable(story) !== undefined;
    return playedTo(lies ? lastPlayedIn(view.history) : view.phase, words, view.zones);
  });
  readonly isPlay: boolean = $derived.by(() => this.#trick !== undefined);
  /** How it lies there. */
  readonly as: PlayedAs = $derived.by(() => playedAs(this.view, this.words));
  /** What is pressed at a place on the table or instead of cards that lie there, and everything else that may be said. */
  readonly takes: readonly Offered[] = $derived.by(() => {
    const { statements, taking } = this.choices;
    return statements.filter(
      ({ phrase }) =>
        this.places.some(({ zone }) => zone === zoneIn(phrase)) || (phrase.group === 'take' && taking.length > 0),
    );
  });
  readonly statements: readonly Offered[] = $derived.by(() =>
    this.choices.statements.filter((one) => !this.takes.includes(one)),
  );
  /** The prompt that answers itself; `null`: the viewer answers. */
  readonly itself: PromptState | null = $derived.by(() => (this.#byItself ? this.prompt : null));

  constructor(app: App, stage: StageState, now: () => Moment) {
    super();
    this.#app = app;
    this.stage = stage;
    this.#now = now;
    this.flow = new FlowState(app, () => now().scene);
    this.answer = new AnswerState(this);
    this.tip = new TipState(this);
    this.meeting = new MeetingState(app, this);
    this.taking = new TakingState(this);
    this.settling = new SettlingState(app, this);
  }

  get scene(): TableScene {
    return this.#now().scene;
  }

  get view(): View {
    return this.#now().view;
  }

  get words(): Words {
    return this.#now().words;
  }

  /** Why the last attempt was refused. */
  get refusals(): readonly Refusal[] {
    return this.prompt.refusals;
  }

  get isOnline(): boolean {
    return this.#app.online === true;
  }

  /** What the tricks of a seat count so far, where this help is wanted and allowed. */
  tally(seat: Seat): string | undefined {
    const helps = this.#app.settings.points && this.scene.purpose === 'free-table';
    return helps ? tallyOf(this.view, seat, this.words) : undefined;
  }

  /** How the trumps stand, where this help is wanted and allowed. */
  get trumps(): TrumpCount | undefined {
    const helps = this.#app.settings.trumps && this.scene.purpose === 'free-table';
    return helps ? trumpsOf(this.view, this.story, this.words) : undefined;
  }

  /** Whether the next card is the first of its trick, and from whose open hand it comes. */
  get #moment(): { readonly leads: boolean; readonly from: Seat | undefined } {
    const { elsewhere } = this.giving;
    const from = this.view.active.find((at) =>
      this.view.zones[handOf(at)]?.some((card) => card !== null && elsewhere.has(card)),
    );
    return { leads: this.story.trick.length === 0, from };
  }

  /** Whether the viewer is asked for nothing but words. */
  get asksForWords(): boolean {
    return this.says && this.choices.plays.size === 0 && this.choices.laying.length === 0;
  }

  /** How the viewer's own cards come to lie that they put in order, or have put. */
  get arranged(): readonly ArrangedPart[] {
    return this.words.arranged(this.view, this.giving.chosen);
  }

  /** What is done for the viewer after a moment, as they have set it: the only answer, or the only card at a free table. */
  get #byItself(): Action | undefined {
    const { settings } = this.#app;
    // What is told of a new game can be read first, and what was just turned up looked at.
    if (this.answer.itself === null || this.meeting.now || isTurnedUp(this.view, this.places)) return undefined;
    const { only } = this.answer;
    if (only) return settings.answers ? only.action : undefined;
    return settings.forced && this.scene.purpose === 'free-table' ? this.answer.onlyCard : undefined;
  }

  /** The viewer's own cards. */
  get hand(): readonly (Card | null)[] {
    return this.view.zones[handOf(this.seat ?? -1)] ?? [];
  }

  /** Gives the answer that gives itself; returns whether it was allowed. */
  async answerItself(): Promise<boolean> {
    const action = this.#byItself;
    return action !== undefined && (await this.answer.say(action));
  }

  /** Says or does something; returns whether it was allowed. */
  async act(action: Action): Promise<boolean> {
    const { seat, viewer, prompt } = this;
    if (seat === null || prompt.isSent || !this.#isCurrent) return false;
    this.stage.acted();
    viewer.clearTold();
    return prompt.act(this.#sending(seat, action));
  }

  /** Whether what is shown is what is asked now, even if something that others did is still to be shown. */
  get #isCurrent(): boolean {
    const { scene } = this.#app;
    const isAsked = scene?.view?.viewer === this.view.viewer && scene.prompt === this.scene.prompt;
    return this.stage.isNow || isAsked;
  }

  #sending(seat: Seat, action: Action): () => Promise<Answer<'act'>> {
    const { prompt } = this.scene;
    return () => this.#app.ask({ type: 'act', ...this.place, seat, prompt, action: { ...action } });
  }

  /** What the rule player would do here. */
  async fetchTip(): Promise<Tip | null> {
    const { seat } = this;
    if (seat === null) return null;
    const answer = await this.#app.ask({ type: 'tip', ...this.place, seat });
    return answer.ok ? answer.value.tip : null;
  }

  /** Plays a card; returns whether it was allowed. */
  async play(card: Card): Promise<boolean> {
    const action = this.choices.play(card);
    return action !== null && (await this.act(action));
  }

  /** Chooses a card to lay away, or puts it back; of one that is not offered the host says why not. */
  toggle(card: Card): void {
    const tried = this.giving.toggle(card);
    if (tried) this.#try(tried);
  }

  #try(action: Action): void {
    const { seat, prompt } = this;
    if (seat !== null && this.#isCurrent) void prompt.try(this.#sending(seat, action));
  }

  /** Discards the chosen cards in one of the ways in which they can be; returns whether it was allowed. */
  async lay({ offer }: OfferedCards): Promise<boolean> {
    const { prompt } = this;
    if (!(await this.act(cardsAction(offer, this.giving.chosen)))) return false;
    prompt.picked = [];
    return true;
  }

  /** Opens the last trick, wherever it is, if there is one, or closes it. */
  toggleLast(): void {
    this.lastOpen = !this.lastOpen && lookedUp(this.view, this.story, []).last !== undefined;
    this.infoOpen = this.lastOpen;
  }

  /** The table that commands address. */
  get place() {
    const { evening, round, table } = this.#now().route;
    return { evening, round, table };
  }
}
