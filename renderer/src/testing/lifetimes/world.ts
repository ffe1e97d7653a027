import type { Command } from '#electron/protocol/commands/command.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { below, pick, type Rng, shuffled } from '#engine/core/rng.ts';
import type { Viewer } from '#engine/core/seat.ts';
import { RouteState } from '#page/app/route-state.svelte.ts';
import { actedIn } from '#page/table/flow/hotseat.ts';
import { type Asked, FLOWS, HostTable, SEATS } from './host-table.ts';
import { changed, memoryOf, notBlank, type Remembered } from './memory.ts';
import { ownedBy, type Sent, type Time } from './sent.ts';
import { PLACE, tablePage } from './table-page.ts';
import type { Tally } from './tally.ts';
import { WAYS } from './ways.ts';

const TIP = { action: { type: 'pass' }, reason: { text: { de: 'schwach', en: 'weak' } } };

/** The cards that an action names. */
const cardsIn = (action: object): readonly string[] =>
  Object.entries(action).flatMap(([field, value]: readonly [string, unknown]) =>
    field === 'card' || field === 'cards' ? [value].flat().filter((one) => typeof one === 'string') : [],
  );

/** Promises that can settle have settled. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

/** A table that four people share at one laptop, a host that answers when it likes, and whatever happens to them. */
export class World {
  readonly #rng: Rng;
  readonly #tally: Tally;
  readonly #sent: Sent[] = [];
  readonly #refused = new Map<Refusal, Sent>();
  readonly #watch = { here: new RouteState() };
  readonly #stage = { isNow: true, guard: { rests: false }, acted: () => undefined };
  readonly #host: HostTable;
  /** What is on the screen, which may be behind what the host has sent. */
  #shown: Asked;
  #scene: TableScene;
  #time: Time = { table: 0, look: 0, prompt: 0, matter: 0, choice: 0, attempt: 0 };
  #page: ReturnType<typeof tablePage>;
  #notice = '';
  /** When a viewer was last told something. */
  #told: Time = this.#time;
  /** Whether what was to be said is dropped. */
  #isDropped = false;
  /** Whose hand was uncovered, and who asked for the laptop, after what. */
  #lifted: Viewer = 'spectator';
  #wish: { readonly seat: number; readonly acted: number; readonly events: number } | null = null;

  constructor(rng: Rng, tally: Tally) {
    this.#rng = rng;
    this.#tally = tally;
    this.#host = new HostTable(rng);
    this.#shown = this.#host.known;
    this.#scene = this.#host.sceneOf(this.#shown);
    this.#page = this.#open();
  }

  /** Some events, one after the other; says what is wrong, and after what. */
  async run(events: number): Promise<void> {
    const log: string[] = [];
    try {
      for (let n = 0; n < events; n++) {
        log.push(await (this.#rng() < 0.5 ? this.#press() : this.#happen()));
        this.#check();
      }
    } catch (error) {
      throw new Error(`after ${log.join(', ')}`, { cause: error });
    }
  }

  #paint(): void {
    this.#shown = this.#host.known;
    this.#scene = this.#host.sceneOf(this.#shown);
  }

  #open(): ReturnType<typeof tablePage> {
    return tablePage({
      ...{ watch: this.#watch, stage: this.#stage },
      known: () => this.#host.sceneOf(this.#host.known),
      shown: () => this.#scene,
      words: () => this.#shown.passage.words,
      notice: () => this.#notice,
      say: (words) => (this.#notice = words),
      ask: (command) => this.#ask(command),
      watchAs: (viewer) => this.#lookAs(viewer),
    });
  }

  #ask(command: Command): Promise<unknown> {
    if (command.type === 'act') {
      if (!this.#host.asks(command.seat, command.prompt)) throw new Error('what is sent is not about what is asked');
      const lying = Object.values(this.#shown.view.zones).flat();
      if (cardsIn(command.action).some((card) => !lying.includes(card))) throw new Error('a card is sent that is gone');
      this.#passTime('attempt');
    }
    return new Promise((reply) => this.#sent.push({ command, time: this.#time, reply }));
  }

  #passTime(...what: readonly (keyof Time)[]): void {
    for (const one of what) this.#time = { ...this.#time, [one]: this.#time[one] + 1 };
  }

  get #memory(): Remembered {
    return memoryOf(this.#page.board, this.#watch.here, this.#notice);
  }

  /** Somebody at the laptop does something. */
  async #press(): Promise<string> {
    const before = this.#memory;
    const isSeated = !this.#page.seat.covered && this.#page.board.seat !== null;
    // Whoever is asked mostly takes the laptop first.
    const what = isSeated ? this.#pressAny() : this.#rng() < 0.8 ? this.#lift() : this.#pressAround();
    const { picked, taken } = this.#page.board.prompt;
    if (picked !== before.picked || taken !== before.taken) this.#passTime('choice', 'attempt');
    await settled();
    this.#follow();
    return what;
  }

  /** What can be done whoever has the laptop. */
  #pressAround(): string {
    const { flow, settling } = this.#page.board;
    const { matter } = flow;
    const presses: Readonly<Record<string, () => unknown>> = {
      'asks for a bot': () => flow.run({ type: 'hold-seat', ...PLACE, seat: pick(SEATS, this.#rng), holder: 'bot' }),
      'ends a pause': () =>
        flow.run({ type: 'pause-table', ...PLACE, on: false }).then((refusals) => void (matter.refusals = refusals)),
      'takes back': () => {
        this.#isDropped = true;
        const going = settling.rewind('take-back');
        if (this.#page.board.prompt.rest.length > 0) throw new Error('what is taken back is still to be said');
        return going;
      },
    };
    return this.#one(presses);
  }

  /** Something of what is asked, in any of the ways that are offered, or about it. */
  #pressAny(): string {
    const board = this.#page.board;
    const { prompt } = board;
    if (this.#rng() < (prompt.isSaying ? 0.5 : 0.2)) return this.#pressAround();
    if (this.#rng() < 0.2)
      return this.#one({
        'asks for a tip': async () => (prompt.spoken = { words: (await board.tip.ask()) ?? '' }),
        'has something read out': () => (prompt.spoken = { words: `at ${this.#time.prompt}` }),
        'asks for the score': () => {
          board.viewer.tell(`told ${this.#time.look}`);
          this.#told = this.#time;
        },
      });
    if (!prompt.isSaying) this.#isDropped = false;
    const sent = this.#sent.length;
    for (const [name, way] of shuffled(Object.entries(WAYS), this.#rng)) {
      const press = way.press(board, this.#rng);
      if (!press) continue;
      void press();
      this.#tally.count(name);
      if (this.#sent.length > sent) this.#tally.count(`${name}, sent`);
      return name;
    }
    return 'finds nothing to press';
  }

  #one(presses: Readonly<Record<string, () => unknown>>): string {
    const [name, press] = pick(Object.entries(presses), this.#rng);
    this.#tally.count(name);
    void press();
    return name;
  }

  /** Something happens to the table. */
  async #happen(): Promise<string> {
    const [name, happens] = pick(this.#happenings, this.#rng);
    this.#tally.count(name);
    await happens();
    await settled();
    this.#follow();
    return name;
  }

  readonly #happenings: readonly (readonly [string, () => unknown])[] = [
    ...Array.from({ length: 5 }, () => ['an answer', () => this.#reply(below(this.#sent.length, this.#rng))] as const),
    ['the next prompt', () => this.#go([this.#host.viewer], 1)],
    ['a clock', () => this.#go([pick(SEATS, this.#rng)], 1)],
    ['a step back', () => this.#go(SEATS, -1)],
    ['a redeal', () => this.#redeal()],
    ['a painted card', () => this.#show()],
    ['a hand uncovered', () => this.#lift()],
    ['a hand uncovered', () => this.#lift()],
    ['the laptop passed on', () => this.#pass()],
    ['another matter', () => this.#settle()],
    ['a reconnection', () => this.#reconnect()],
    ['another table', () => this.#leave()],
  ];

  /** The host answers one of the commands that are on their way; what is not about it stays as it is. */
  async #reply(at: number, isLost = false): Promise<void> {
    const [sent] = this.#sent.splice(at, 1);
    if (!sent) return;
    const ok = !isLost && this.#rng() < 0.5;
    const before = this.#memory;
    const error = refuseHost('connection-lost');
    this.#refused.set(error, sent);
    this.#tally.count(`${sent.command.type} ${ok ? 'allowed' : 'refused'}`);
    if (sent.time.prompt !== this.#time.prompt) this.#tally.count(`${sent.command.type} late`);
    sent.reply(ok ? { ok, value: sent.command.type === 'tip' ? { tip: TIP } : null } : { ok, error: [error] });
    await settled();
    const after = this.#memory;
    const mine = ownedBy(sent, ok, this.#time);
    const others = changed(before, after).filter((name) => !mine.includes(name));
    if (others.length > 0) throw new Error(`an answer to ${sent.command.type} changes ${others.join(', ')}`);
    if (after.notice !== before.notice) this.#told = this.#time;
  }

  /** Some seats are asked again, as the deal goes on or back; others can still be on their way to the screen. */
  #go(seats: readonly Viewer[], by: number): void {
    this.#host.go(seats, by);
    if (by > 0 && this.#rng() < 0.25) this.#stage.isNow = false;
    else this.#show();
  }

  #redeal(): void {
    this.#host.deal();
    this.#show();
  }

  /** All that is known is on the screen. */
  #show(): void {
    const { viewer } = this.#page.board;
    const before = this.#shown;
    this.#stage.isNow = true;
    this.#paint();
    const isAnother = this.#shown.view.viewer !== before.view.viewer;
    if (isAnother) {
      this.#passTime('look');
      viewer.clearTold();
    }
    if (isAnother || this.#shown.prompt !== before.prompt) this.#begin();
  }

  /** Another prompt is on the screen: it begins with nothing. */
  #begin(): void {
    this.#passTime('prompt', 'choice', 'attempt');
    const blank = notBlank(this.#memory);
    if (blank.length > 0) throw new Error(`a prompt begins with ${blank.join(', ')}`);
    const { prompt, answer } = this.#page.board;
    if (prompt.isNoticed) throw new Error('nobody is called to a prompt');
    if (this.#isDropped && prompt.rest.length > 0) throw new Error('what was dropped is said');
    prompt.isNoticed = true;
    void answer.goOn();
  }

  #lookAs(viewer: Viewer): void {
    if (viewer === this.#host.viewer) return;
    this.#host.viewer = viewer;
    // Whatever was to be said belongs to the one who is gone.
    this.#isDropped = true;
    this.#show();
  }

  #lift(): string {
    const { next } = this.#page.seat;
    if (next === null) return 'nobody may look';
    this.#lifted = next;
    this.#page.seat.lift(next);
    return 'a hand uncovered';
  }

  #pass(): void {
    const { others } = this.#page.seat;
    if (others.length === 0 || !this.#page.board.stage.isNow) return;
    const seat = pick(others, this.#rng);
    const { view } = this.#shown;
    this.#wish = { seat, acted: actedIn(view, seat), events: view.history.length };
    this.#lifted = 'spectator';
    this.#page.seat.pass(seat);
  }

  #settle(): void {
    const next = pick(FLOWS, this.#rng);
    if (next === this.#host.flow) return;
    this.#host.flow = next;
    this.#scene = this.#host.sceneOf(this.#shown);
    this.#passTime('matter');
    if (this.#page.board.flow.matter.refusals.length > 0) throw new Error('another matter begins with refusals');
  }

  /** All that was on its way is lost; the same is shown as before. */
  async #reconnect(): Promise<void> {
    while (this.#sent.length > 0) await this.#reply(0, true);
  }

  /** The page shows another table, which is as new to it as the first one was. */
  #leave(): void {
    this.#watch.here.end();
    this.#watch.here = new RouteState();
    this.#page.board.viewer.clearTold();
    this.#passTime('table', 'look', 'matter');
    this.#host.viewer = 'spectator';
    this.#wish = null;
    this.#isDropped = true;
    this.#stage.isNow = true;
    this.#host.deal();
    this.#paint();
    this.#page = this.#open();
    this.#begin();
  }

  /** As the page does after everything. */
  #follow(): void {
    const { view } = this.#shown;
    const wish = this.#wish;
    if (wish && (view.history.length < wish.events || actedIn(view, wish.seat) !== wish.acted)) this.#wish = null;
    this.#page.seat.follow();
    if (this.#page.seat.covered && this.#stage.isNow && this.#page.seat.viewer !== null) this.#lookAs('spectator');
  }

  #check(): void {
    const { prompt, flow, hand, giving, taking } = this.#page.board;
    const { chosen, raised } = giving;
    for (const refusal of prompt.refusals) {
      const about = must(this.#refused.get(refusal), 'what was refused');
      const isAsked = about.time.prompt === this.#time.prompt && about.time.choice === this.#time.choice;
      const isLook = about.command.type === 'take-back' && about.time.look === this.#time.look;
      const isClaim = about.command.type === 'claim-rest' && about.time.prompt === this.#time.prompt;
      if (!isAsked && !isLook && !isClaim) throw new Error('a refusal is about something else');
    }
    const isHere = ({ command, time }: Sent, type: Command['type']) =>
      command.type === type && time.prompt === this.#time.prompt;
    if (prompt.isSent && !this.#sent.some((one) => isHere(one, 'act'))) throw new Error('nothing is on its way');
    if (/^at /.test(prompt.spoken.words) && prompt.spoken.words !== `at ${this.#time.prompt}`)
      throw new Error('something is read out that was asked elsewhere');
    const isTold = this.#told.look === this.#time.look && this.#told.table === this.#time.table;
    if (this.#notice !== '' && !isTold) throw new Error('a viewer reads what another was told');
    if ([...chosen, ...raised].some((card) => !hand.includes(card)))
      throw new Error('a card is chosen that is not in the hand');
    if (taking.chosen.some((card) => !taking.offers(card))) throw new Error('a card is picked that cannot be taken');
    const waits = this.#sent.filter(
      ({ command, time }) => /^(hold-seat|pause-table)$/.test(command.type) && time.table === this.#time.table,
    );
    if (flow.underWay !== waits.length) throw new Error('commands of another table are counted');
    const { covered, viewer, next } = this.#page.seat;
    const { must: asked } = this.#shown.view.turn;
    const isOpen = viewer === this.#lifted && (asked.includes(viewer) || this.#wish?.seat === viewer);
    if (!covered && !isOpen) throw new Error('a hand is in sight whose owner has had their turn');
    if (next !== null && !asked.includes(next) && this.#wish?.seat !== next)
      throw new Error('the laptop waits for somebody who is not asked');
  }
}
