import type { Answer } from '#electron/protocol/answers.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { RestWhose } from '#electron/protocol/table/table-talk.ts';
import { type Card, TRICK } from '#engine/core/card.ts';
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
import { lookedUp } from '../speech/review.ts';
import type { Hearing } from '../speech/say.ts';
import type { StageState } from '../stage/stage.svelte.ts';
import { type Choices, choicesOf, type Offered, type OfferedCards, questionOf, zoneIn } from '../story/offers.ts';
import { partiesOf, type Party } from '../story/parties.ts';
import { chosenFor, toggled, triedWith } from '../story/picks.ts';
import { type Story, storyOf } from '../story/story.ts';
import { AnswerState } from './answer.svelte.ts';
import { PromptState, type Tip } from './prompt.svelte.ts';
import { tallyOf } from './tally.ts';
import { TipState } from './tip.svelte.ts';
import { type TrumpCount, trumpsOf } from './trumps.ts';

/** What the board shows now. */
interface Moment {
  readonly scene: TableScene;
  readonly view: View;
  readonly words: Words;
  readonly route: Extract<Route, { page: 'table' }>;
}

/** With more cards nobody can see to the end. */
const MOST_CLAIMED = 5;

/** The running deal for its viewer: what it offers them, what they have picked for it, and why they were refused. */
export class BoardState {
  readonly #app: App;
  readonly #now: () => Moment;
  /** Controls when things are shown, and keeps one press from doing two things. */
  readonly stage: StageState;
  /** What the players settle besides the cards. */
  readonly flow: FlowState;
  readonly answer: AnswerState;
  readonly tip: TipState;
  readonly #prompts = new Lasting<string, PromptState>((before) => new PromptState(this, before));
  /** What was last told whoever is at this screen. */
  #shown: { readonly to: View['viewer']; readonly words: string } | null = null;
  /** What is open over the table. */
  shown = $state<'rules' | 'keys' | 'talk' | null>(null);
  /** The page at which the rules open; missing: what is played. */
  rule = $state<string | undefined>();
  /** Whether the last trick is open. */
  lastOpen = $state(false);
  /** Whether the facts of the game are open where there is no room for them beside the felt. */
  infoOpen = $state(false);

  /** The viewer's seat; `null` for spectators. */
  readonly seat: Seat | null = $derived.by(() => (typeof this.view.viewer === 'number' ? this.view.viewer : null));
  /** What is asked, with what its viewer has begun: players at one laptop may have prompts of the same number. */
  readonly prompt: PromptState = $derived.by(() => this.#prompts.at(momentOf(this.view.viewer, this.scene.prompt)));
  /** Whether the viewer has cards in this deal; the dealer at a table of five has none. */
  readonly plays: boolean = $derived.by(() => this.seat !== null && this.view.active.includes(this.seat));
  readonly asked: boolean = $derived.by(() => this.seat !== null && this.view.turn.must.includes(this.seat));
  /** Whether anybody else waits for the player at turn; nobody does if one person plays against bots. */
  readonly isWaitedFor: boolean = $derived.by(
    () => this.scene.purpose !== 'free-table' || this.scene.holders.filter((holder) => holder === 'person').length > 1,
  );
  /** Whether others have laid their hands open; the trick between them then needs less space. */
  readonly isOuvert: boolean = $derived.by(() =>
    this.view.active.some((at) => {
      const hand = at === this.seat ? [] : (this.view.zones[`hand:${at}`] ?? []);
      return hand.length > 0 && hand.every((card) => card !== null);
    }),
  );
  readonly story: Story = $derived.by(() => storyOf(this.view));
  readonly hearing: Hearing = $derived.by(() => ({ words: this.words, view: this.view, names: this.scene.names }));
  /** Who is on which side, as far as the viewer knows. */
  readonly parties: ReadonlyMap<Seat, Party> = $derived.by(() => partiesOf(this.view, this.words));
  /** What the viewer is offered, asked or not. */
  readonly choices: Choices = $derived.by(() => choicesOf(this.view, this.hand, this.words));
  /** Whether the viewer can do anything now: asked, or because they may speak unasked. */
  readonly acts: boolean = $derived.by(() => this.asked || (this.seat !== null && this.view.offers.length > 0));
  /** Whether there is something that they can say. */
  readonly says: boolean = $derived.by(() => this.acts && this.statements.length > 0);
  /** Whether a tip may be asked for: where nothing counts, while the viewer can do something. */
  readonly maybeTipped: boolean = $derived.by(
    () => this.scene.purpose === 'free-table' && this.acts && this.stage.isNow,
  );
  readonly question: string | undefined = $derived.by(
    () =>
      questionOf(this.choices, this.words, this.scene.names, this.story.trick.length === 0) ??
      (this.asked ? undefined : this.words.t.table.unasked),
  );
  /** What the rule book says first about what is asked, and where; `undefined`: nothing is asked but for a card. */
  readonly about: { readonly rule: string; readonly title: string; readonly line: string } | undefined = $derived.by(
    () => {
      const { statements, laying, taking } = this.choices;
      const asked = statements.find(({ phrase }) => phrase.group === 'quiet') ?? statements[0] ?? laying ?? taking[0];
      const rule = asked?.phrase.rule;
      const page = rule === undefined || !this.#app.settings.explain ? undefined : this.words.page(rule);
      return rule !== undefined && page ? { rule, ...page } : undefined;
    },
  );
  readonly playable: ReadonlySet<Card> = $derived.by(() => this.choices.plays);
  /** Cards to choose from the hand: discards. */
  readonly laying: OfferedCards | undefined = $derived.by(() => this.choices.laying);
  /** Where cards lie in the middle, the trick apart, and whether there is one. */
  readonly places: readonly TablePlace[] = $derived.by(() =>
    this.words.places(this.view).filter(({ lies, zone }) => lies === 'middle' && zone !== TRICK),
  );
  readonly isPlay: boolean = $derived.by(() => this.words.places(this.view).some(({ zone }) => zone === TRICK));
  /** What is pressed at a place on the table, and everything else that may be said. */
  readonly takes: readonly Offered[] = $derived.by(() =>
    this.choices.statements.filter(({ phrase }) => this.places.some(({ zone }) => zone === zoneIn(phrase))),
  );
  readonly statements: readonly Offered[] = $derived.by(() =>
    this.choices.statements.filter((one) => !this.takes.includes(one)),
  );
  /** Cards picked for the current choice. */
  readonly chosen: readonly Card[] = $derived.by(() => {
    const held = this.hand.filter((card) => card !== null);
    return chosenFor(this.laying?.offer, this.prompt.picked, held);
  });
  /** Why the last attempt was refused, as long as nothing has changed since. */
  readonly refusals: readonly Refusal[] = $derived.by(() => this.prompt.refusals);

  constructor(app: App, stage: StageState, now: () => Moment) {
    this.#app = app;
    this.stage = stage;
    this.#now = now;
    this.flow = new FlowState(app, () => now().scene);
    this.answer = new AnswerState(this);
    this.tip = new TipState(this);
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

  /** Whether the viewer is asked for nothing but words. */
  get asksForWords(): boolean {
    return this.says && this.playable.size === 0 && !this.laying;
  }

  /** How the viewer's own cards come to lie that they put in order, or have put. */
  get arranged(): readonly ArrangedPart[] {
    return this.words.arranged(this.view, this.chosen);
  }

  /** What is done for the viewer after a moment, as they have set it: the only answer, or the only card at a free table. */
  get byItself(): Action | undefined {
    const { settings } = this.#app;
    if (this.answer.itself === null) return undefined;
    const { only } = this.answer;
    if (only) return settings.answers ? only.action : undefined;
    return settings.forced && this.scene.purpose === 'free-table' ? this.answer.onlyCard : undefined;
  }

  /** The viewer's own cards. */
  get hand(): readonly (Card | null)[] {
    return this.view.zones[`hand:${this.seat ?? -1}`] ?? [];
  }

  /** Says or does something; returns whether it was allowed. */
  async act(action: Action): Promise<boolean> {
    const { seat, prompt } = this;
    if (seat === null || prompt.isSent || !this.#isCurrent) return false;
    this.stage.acted();
    this.clearTold(seat);
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
    return () => this.#app.ask({ type: 'act', ...this.#place, seat, prompt, action: { ...action } });
  }

  /**
   * Shows something that the viewer asked for or did: it goes with what they do next, and is not the next player's. The same once
   * more is read out only if it is not quite the same text.
   */
  showText(what: string): void {
    const words = this.#app.navigation.notice === what ? `${what}\u00a0` : what;
    this.#shown = { to: this.view.viewer, words };
    this.#app.say(words);
  }

  /** What a viewer was told is gone, unless something else is shown by now. */
  clearTold(to: View['viewer']): void {
    if (this.#shown?.to !== to) return;
    if (this.#app.navigation.notice === this.#shown.words) this.#app.say('');
    this.#shown = null;
  }

  /** What the rule player would do here. */
  async fetchTip(): Promise<Tip | null> {
    const { seat } = this;
    if (seat === null) return null;
    const answer = await this.#app.ask({ type: 'tip', ...this.#place, seat });
    return answer.ok ? answer.value.tip : null;
  }

  /** Plays a card; returns whether it was allowed. */
  async play(card: Card): Promise<boolean> {
    const action = this.choices.play(card);
    return action !== null && (await this.act(action));
  }

  /** Chooses a card to lay away, or puts it back; of one that is not offered the host says why not. */
  toggle(card: Card): void {
    if (!this.laying) return;
    const { offer } = this.laying;
    if (!offer.from.includes(card)) return this.#try(cardsAction(offer, triedWith(offer, this.chosen, card)));
    this.prompt.pick(toggled(offer, this.chosen, card));
  }

  #try(action: Action): void {
    const { seat, prompt } = this;
    if (seat !== null && this.#isCurrent) void prompt.try(this.#sending(seat, action));
  }

  /** Discards the chosen cards; returns whether it was allowed. */
  async lay(): Promise<boolean> {
    const { prompt } = this;
    if (!this.laying || !(await this.act(cardsAction(this.laying.offer, this.chosen)))) return false;
    prompt.picked = [];
    return true;
  }

  async rewind(type: 'take-back' | 'redo'): Promise<void> {
    const { t } = this.#app;
    const { prompt } = this;
    // What was to be said is not said any more.
    prompt.drop();
    const answer = await this.#app.ask(
      type === 'redo' ? { type, ...this.#place } : { type, ...this.#place, how: 'step' },
    );
    this.prompt.refuse(answer);
    // What comes back is another choice, even if it offers the same cards.
    if (answer.ok) prompt.picked = [];
    const isAsked = this.#app.scene?.flow.question;
    if (answer.ok) this.showText(isAsked ? t.talk.asked : type === 'redo' ? t.table.redone : t.table.takenBack);
  }

  /** Whether the viewer may say whose the rest is: at a free table, with few cards, one of which they are to play. */
  get claims(): boolean {
    const few = this.hand.length > 1 && this.hand.length <= MOST_CLAIMED;
    return few && this.asked && this.playable.size > 0 && this.scene.purpose === 'free-table';
  }

  /** Says so; others on devices of their own are asked, bots agree if it is so. */
  async claim(whose: RestWhose): Promise<void> {
    if (!this.claims || !this.stage.isNow) return;
    this.stage.acted();
    const { prompt } = this;
    const answer = await this.#app.ask({ type: 'claim-rest', ...this.#place, whose });
    prompt.refuse(answer);
    if (answer.ok) this.showText(this.#app.scene?.flow.question ? this.#app.t.talk.asked : this.#app.t.table.claimed);
  }

  /** Opens the last trick, wherever it is, if there is one, or closes it. */
  toggleLast(): void {
    this.lastOpen = !this.lastOpen && lookedUp(this.view, this.story, []).last !== undefined;
    this.infoOpen = this.lastOpen;
  }

  /** Shows or hides the rules or the keyboard shortcuts. */
  toggleShown(what: 'rules' | 'keys'): void {
    if (this.shown === what) this.shown = null;
    else this.show(what);
  }

  /** Opens something over the table; `rule`: the page at which the rules open, if it is not what is played. */
  show(what: 'rules' | 'keys' | 'talk', rule?: string): void {
    this.rule = rule;
    this.shown = what;
  }

  get #place() {
    const { evening, round, table } = this.#now().route;
    return { evening, round, table };
  }
}

const momentOf = (viewer: View['viewer'], prompt: number): string => `${viewer} ${prompt}`;
