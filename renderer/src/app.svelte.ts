import type { Snippet } from 'svelte';
import type { Refusal } from '../../engine/core/refusal.ts';
import { fail, type Result } from '../../engine/core/result.ts';
import { LANGUAGES, type Language } from '../../engine/core/text.ts';
import type { DealRecord } from '../../engine/kernel/types.ts';
import type { EveningState } from '../../engine/tournament/state/types.ts';
import type { BackupView } from '../../electron/protocol/backups.ts';
import type { BoardWindow, PageTransport, TextFile } from '../../electron/protocol/transport/bridge.ts';
import { Client } from '../../electron/protocol/transport/client.ts';
import type { FromHost, Proposal } from '../../electron/protocol/messages.ts';
import type { EveningSummary } from '../../electron/protocol/evening-summary.ts';
import type { Asked, Command } from '../../electron/protocol/commands/command.ts';
import type { AnswerTo } from '../../electron/protocol/answers.ts';
import type { TableScene } from '../../electron/protocol/table/table-scene.ts';
import { refuseHost } from '../../electron/protocol/refusals.ts';
import { hostRefused } from '../../electron/protocol/refusals.ts';
import { PROTOCOL_VERSION } from '../../electron/protocol/version.ts';
import { evolve } from '../../engine/tournament/events/evolve.ts';
import type { NearRoom, Visit } from '../../electron/protocol/nearby/visits.ts';
import type { Me, RoomView } from '../../electron/protocol/room.ts';
import type { Standstill } from '../../electron/protocol/standstill.ts';
import type { Stopped } from '../../electron/protocol/transport/stopped.ts';
import { hearScene } from '../../electron/protocol/table/scene-updates.ts';
import type { TableTalk } from '../../electron/protocol/table/table-talk.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../electron/protocol/settings.ts';
import { Drafts } from './drafts/drafts.ts';
import { forgetTicket, keepTicket, settleTicket } from './keys.ts';
import { newId, newTicket } from './new-id.ts';
import type { Viewer } from '../../engine/core/seat.ts';
import { seenFrom } from './seen.ts';
import { keepVisit, readVisit } from './nearby/kept.ts';
import { keptTaste, keepTaste } from './taste.ts';
import { eveningIn, sceneIn } from './i18n/given.ts';
import { CATALOGUES, type Catalogue } from './i18n/index.ts';
import { isAside, linkTo, readRoute, type Route } from './route.ts';

/** How long a word at the table is shown, in ms, and how many at a time. */
const HEARD_FOR = 6000;
const MOST_HEARD = 4;
/** How long what was done stays to be read, in ms. */
const NOTICED = 15_000;
/** After so long without a line, in ms, a page says what to do if it does not come back; a restart takes a second. */
const OVERDUE = 20_000;

type Window = Pick<globalThis.Window, 'location' | 'sessionStorage' | 'addEventListener' | 'document' | 'navigator'>;

/** Everything the screens know: what the host told last, where we are, and what was just refused. */
export class App {
  /** `null` until the host has said hello for the first time. */
  online = $state<boolean | null>(null);
  /** Why this page will get no line to the host any more. */
  lost = $state<string | null>(null);
  /** Whether the host has ever spoken to this page: then something may have been typed into it. */
  greeted = $state(false);
  /** Why the host stays away, while it does. */
  stopped = $state.raw<Stopped | null>(null);
  /** Whether the line has been gone for so long that it may not come back by itself. */
  overdue = $state(false);
  version = $state('');
  /** Whether this is the laptop of whoever leads, or another device in the room. */
  isGuest = $state(false);
  /** Whether this device stands before a room whose code it has not shown. */
  atTheDoor = $state(false);
  /** The room for other devices, as the laptop sees it. */
  room = $state.raw<RoomView | null>(null);
  /** Rooms of other laptops, as far as somebody looks for them. */
  rooms = $state.raw<Extract<FromHost, { type: 'rooms' }> | null>(null);
  /** The other laptop's room in which this page is a guest. */
  visit = $state.raw<Visit | null>(null);
  /** Why it is not there any more, if it did not leave by itself. */
  visitEnded = $state.raw<Refusal | null>(null);
  /** Whether what happens can be written down at the moment. */
  standstill = $state.raw<Standstill | null>(null);
  /** The folder in which everything was written anew, if it is not the one of the start. */
  movedTo = $state.raw<string | null>(null);
  /** How this device stands in the room; `null` on the laptop. */
  me = $state.raw<Me | null>(null);
  settings = $state.raw<Settings>(DEFAULT_SETTINGS);
  /** A deal that somebody pasted as text, to be looked at. */
  record = $state.raw<DealRecord | null>(null);
  #evenings = $state.raw<readonly EveningSummary[]>([]);
  #evening = $state.raw<EveningState | null>(null);
  #scene = $state.raw<TableScene | null>(null);
  /** What was said at the table on the screen in the last seconds. */
  talk = $state.raw<readonly TableTalk[]>([]);
  route = $state.raw<Route>({ page: 'lobby' });
  /** Where the reader was before he went to the settings or the cards: the way back from there. */
  origin = $state.raw<Route>({ page: 'lobby' });
  /** Tables that the host proposes for the evening on the screen. */
  proposal = $state.raw<Proposal | null>(null);
  /** What a page puts into the line at the top. */
  bar = $state.raw<Snippet | null>(null);
  /** Said politely to everybody, read aloud by screen readers. */
  notice = $state('');
  /** Why the page itself cannot be shown. */
  trouble = $state.raw<readonly Refusal[]>([]);
  /** The files that are written of evenings by themselves. */
  backups = $state.raw<readonly BackupView[]>([]);
  /** What was typed at this window and not sent. */
  readonly drafts: Drafts;
  t: Catalogue = $derived(CATALOGUES[this.settings.language]);
  readonly evenings: readonly EveningSummary[] = $derived(this.#evenings.map((one) => eveningIn(one, this.t)));
  readonly evening: EveningState | null = $derived(this.#evening && eveningIn(this.#evening, this.t));
  readonly scene: TableScene | null = $derived(this.#scene && sceneIn(this.#scene, this.t));

  readonly #client: Client;
  readonly #connection: PageTransport;
  readonly #window: Window;
  #seen: Viewer = 'spectator';
  /** The scene that was told last, on the screen or not: the next one may go on from it. */
  #lastScene: TableScene | undefined;
  #parting = '';
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #noticed: ReturnType<typeof setTimeout> | undefined;
  /** Counts the looks at a table: seats change while we ask for one, and then only the last question matters. */
  #asking = 0;
  /** How far the host's clock is ahead of ours, in ms. */
  #ahead = 0;
  /** Changes of settings on their way; until they have arrived, the host's echo of an earlier one must not undo them. */
  #changing = 0;
  #echo: Settings | undefined;

  constructor(connection: PageTransport, window: Window) {
    this.#connection = connection;
    this.#window = window;
    const tellBusy = (): void => this.#tellBusy();
    this.drafts = new Drafts(window.sessionStorage, () => this.hostNow(), tellBusy);
    const spoken = window.navigator.language.slice(0, 2);
    this.#obey({ ...DEFAULT_SETTINGS, language: LANGUAGES.find((language) => language === spoken) ?? 'de' });
    this.route = readRoute(window.location.hash);
    window.addEventListener('hashchange', () => this.#arrive(readRoute(window.location.hash)));
    connection.onStopped((stopped) => (this.stopped = stopped));
    this.#client = new Client(
      connection,
      newId,
      (message) => this.#told(message),
      (code) => this.#cut(code),
      () => this.#back(),
    );
  }

  get language(): Language {
    return this.settings.language;
  }

  /** Carries a command to the host. Without a line it is refused at once, so that nothing waits in secret. */
  async ask<C extends Asked>(command: C): Promise<Result<AnswerTo<C['type']>, readonly Refusal[]>> {
    if (!this.online) return fail([refuseHost('connection-lost')]);
    return this.#client.ask(command);
  }

  /** Goes to a page, and says there what was done here. */
  go(route: Route, done = ''): void {
    this.#parting = done;
    this.#window.location.hash = linkTo(route);
  }

  /** Says for a while what was done. */
  say(notice: string): void {
    clearTimeout(this.#noticed);
    this.notice = notice;
    if (notice !== '') this.#noticed = setTimeout(() => (this.notice = ''), NOTICED);
  }

  /** The host's time, in ms; a phone's own clock may be wrong. */
  hostNow(): number {
    return Date.now() + this.#ahead;
  }

  saveText(file: TextFile): Promise<{ readonly saved: boolean }> {
    return this.#connection.saveText(file);
  }

  /** Has a host that stays away tried again; until that has taken too long there is nothing else to do. */
  startAgain(): void {
    clearTimeout(this.#overdue);
    this.overdue = false;
    this.#overdue = setTimeout(() => (this.overdue = true), OVERDUE);
    this.#connection.startAgain();
  }

  openBoard(board: BoardWindow): Promise<{ readonly opened: boolean }> {
    return this.#connection.openBoard(board);
  }

  /** Changes settings here at once, and everywhere as soon as the host has them. */
  async change(settings: Partial<Settings>): Promise<void> {
    this.#obey({ ...this.settings, ...settings });
    // How somebody likes his cards is his own business; the laptop's settings stay as they are.
    if (this.isGuest && !this.visit) {
      keepTaste(this.settings);
      return;
    }
    this.#changing++;
    await this.ask({ type: 'change-settings', settings });
    this.#changing--;
    if (this.#changing === 0 && this.#echo) this.#obey(this.#echo);
  }

  /** Says who sits at this device; it is known by its ticket from then on. */
  async join(command: Omit<Extract<Command, { type: 'join' }>, 'ticket'>): Promise<readonly Refusal[]> {
    if (!this.online) return [refuseHost('connection-lost')];
    const ticket = newTicket();
    // Elsewhere the laptop's own host keeps it.
    const isKept = this.visit === null;
    if (isKept) keepTicket(ticket);
    const answer = await this.ask({ ...command, ticket });
    // A line that is gone for good says nothing about the ticket.
    const isLost = !answer.ok && answer.error.some(hostRefused('connection-lost'));
    if (isKept && !isLost) settleTicket(answer.ok);
    return answer.ok ? [] : answer.error;
  }

  /** Goes to another laptop's room; what it shows comes by itself. */
  async goTo(room: NearRoom, code: string | null): Promise<readonly Refusal[]> {
    const answer = await this.ask({ type: 'visit-room', room, code });
    return answer.ok ? [] : answer.error;
  }

  /** Comes back from another laptop's room; the place there is kept. */
  async goHome(): Promise<void> {
    // The other laptop need not answer for that.
    this.online = true;
    await this.ask({ type: 'leave-visit' });
  }

  /** Whether this window was a guest elsewhere, and is to be again: it was loaded anew, or its own host was. */
  get #isOut(): boolean {
    return !this.isGuest && !this.visit && readVisit() !== null;
  }

  /** Where the window was a guest it goes again; if that is not possible it stays at home. */
  #goBack(): void {
    const room = readVisit();
    if (!room) return;
    void this.goTo(room, null).then((refusals) => {
      if (refusals.length > 0) this.#moved(null, refusals[0] ?? null);
    });
  }

  /** The window is in another house now, or at home again: nothing of the house before stays on the screen. */
  #moved(visit: Visit | null, why: Refusal | null): void {
    const isSame = visit !== null && this.visit !== null;
    this.visit = visit;
    this.online = visit?.connected ?? true;
    keepVisit(visit?.room ?? null);
    if (isSame) return;
    this.visitEnded = why;
    this.me = null;
    this.#evening = null;
    this.#scene = null;
    this.trouble = [];
    if (visit !== null) return;
    this.route = { page: 'lobby' };
    this.go(this.route);
  }

  /** Goes back to the door, with the code that brought this device here. */
  knockAgain(): void {
    if (this.visit) return void this.goHome();
    forgetTicket();
    this.#reload();
  }

  async leaveRoom(): Promise<void> {
    if (!this.visit) forgetTicket();
    await this.ask({ type: 'leave-room' });
    if (this.visit) await this.goHome();
  }

  /** A guest has no lobby: he begins at the evening of the room. */
  #showEvening(): void {
    const { me, route } = this;
    if (me?.standing !== 'inside' || ('evening' in route && route.evening === me.evening)) return;
    if (route.page !== 'lobby' && !('evening' in route)) return;
    this.go({ page: 'evening', evening: me.evening, part: null });
  }

  /** Looks at the table of the route from a seat, or from outside. */
  watchAs(seat: Viewer): void {
    this.#seen = seat;
    this.#watch();
  }

  #arrive(route: Route): void {
    const before = this.route;
    this.route = route;
    if (isAside(route) && !isAside(before)) this.origin = before;
    this.say(this.#parting);
    this.#parting = '';
    this.trouble = [];
    if (before.page === 'table') {
      this.#scene = null;
      this.talk = [];
      this.#seen = 'spectator';
      if (route.page !== 'table') void this.ask({ type: 'unwatch-table' });
    }
    this.#tellBusy();
    this.#showEvening();
    if (!('evening' in route) || this.evening?.id !== route.evening) {
      this.#evening = null;
      this.proposal = null;
    }
    this.#watch();
    this.#window.document.defaultView?.scrollTo(0, 0);
  }

  /**
   * Asks to be told about what the route shows. Done anew after every hello, for a new line watches nothing; what is on
   * the screen meanwhile stays there, and so does what was typed into it.
   */
  #watch(how: 'anew' | 'if-needed' = 'if-needed'): void {
    const { route } = this;
    if (!('evening' in route) || !this.online) return;
    // Before somebody is let in there is nothing to see.
    if (this.isGuest && (this.me?.standing !== 'inside' || this.me.evening !== route.evening)) return;
    if (this.evening === null || how === 'anew')
      void this.#show(this.ask({ type: 'watch-evening', evening: route.evening }));
    if (route.page !== 'table') return;
    const { evening, round, table } = route;
    if (this.evening !== null) this.#seen = this.#ourSeat();
    const asking = ++this.#asking;
    const look = (as: Viewer) => this.ask({ type: 'watch-table', evening, round, table, as });
    const wanted = () => asking === this.#asking;
    const seen = look(this.#seen).then((answer) => {
      // A hand that somebody has taken along is told with the table itself: it is looked at from outside.
      const isElsewhere = !answer.ok && answer.error.some(hostRefused('seat-elsewhere'));
      if (!isElsewhere || this.isGuest || !wanted()) return answer;
      this.#seen = 'spectator';
      return look(this.#seen);
    });
    void this.#show(seen, wanted);
  }

  /** A refusal counts only while the page still wants to see that. */
  async #show(asked: Promise<Result<null, readonly Refusal[]>>, wanted = () => true): Promise<void> {
    const answer = await asked;
    if (!answer.ok && wanted() && !answer.error.some(hostRefused('connection-lost'))) this.trouble = answer.error;
  }

  /** The line is gone; with a code it will not come back by itself. */
  #cut(code: string | undefined): void {
    this.online = false;
    this.#overdue ??= setTimeout(() => (this.overdue = true), OVERDUE);
    if (code === undefined) return;
    this.lost = code;
    // The room's server greets everybody; the laptop's own has nothing to say to strangers.
    void fetch('/room.json')
      .then(({ ok }) => (this.atTheDoor = ok))
      .catch(() => undefined);
  }

  /** There is a line again. */
  #back(): void {
    clearTimeout(this.#overdue);
    this.#overdue = undefined;
    this.overdue = false;
    this.lost = null;
    if (this.greeted) this.online = this.visit?.connected ?? true;
  }

  #told(message: FromHost): void {
    switch (message.type) {
      case 'hello':
        if (message.v !== PROTOCOL_VERSION) return this.#reload();
        this.greeted = true;
        this.#back();
        this.online = true;
        this.#ahead = Date.parse(message.now) - Date.now();
        this.isGuest = message.access === 'guest';
        this.room = null;
        this.me = null;
        this.standstill = null;
        this.movedTo = null;
        this.version = message.appVersion;
        // As a guest elsewhere the laptop keeps its own settings.
        if (!this.isGuest) this.#obey(message.settings);
        else if (!this.visit) this.#obey({ ...message.settings, language: this.settings.language, ...keptTaste() });
        this.#evenings = message.evenings;
        this.#tellBusy();
        return this.#isOut ? this.#goBack() : this.#watch('anew');
      case 'settings':
        this.#echo = message.settings;
        if (this.#changing === 0) this.#obey(message.settings);
        return;
      case 'room':
        this.room = message.room;
        if (this.#ourSeat() !== this.#seen) this.#watch();
        return;
      case 'me':
        this.me = message.me;
        this.#tellBusy();
        this.#showEvening();
        return this.#watch('anew');
      case 'evenings':
        this.#evenings = message.evenings;
        return this.#tellBusy();
      case 'evening':
        if ('evening' in this.route && this.route.evening === message.evening.id) this.#evening = message.evening;
        if (this.#ourSeat() !== this.#seen) this.#watch();
        return;
      case 'evening-events':
        if (this.#evening?.id === message.evening) this.#evening = message.events.reduce(evolve, this.#evening);
        if (this.#ourSeat() !== this.#seen) this.#watch();
        return;
      case 'table':
        this.#lastScene = hearScene(this.#lastScene, message);
        if (!this.#onScreen(message.scene)) return;
        this.#scene = this.#lastScene;
        if (this.#ourSeat() !== this.#seen) this.#watch();
        return;
      case 'talk':
        return this.#hear(message.talk);
      case 'backups':
        return void (this.backups = message.backups);
      case 'proposal':
        if (message.proposal.evening === this.evening?.id) this.proposal = message.proposal;
        return;
      case 'standstill':
        if (this.standstill && !message.standstill) this.say(this.t.standstill.over);
        this.standstill = message.standstill;
        this.movedTo = message.movedTo;
        return;
      case 'rooms':
        return void (this.rooms = message);
      case 'visit':
        return this.#moved(message.visit, message.why ?? null);
      case 'answer':
        return;
    }
  }

  /** Somebody's word stays for some seconds; a new one of his takes the place of the last. */
  #hear(talk: TableTalk): void {
    if (!this.#onScreen(talk)) return;
    const others = this.talk.filter(({ seat }) => seat !== talk.seat);
    this.talk = [...others, talk].slice(-MOST_HEARD);
    setTimeout(() => (this.talk = this.talk.filter(({ n }) => n !== talk.n)), HEARD_FOR);
  }

  /**
   * A club's round is running somewhere, or a guest sits at a table: nobody is to fall asleep over it. What was typed is
   * not thrown away unasked.
   */
  #tellBusy(): void {
    const isAtTable = this.isGuest && this.me?.standing === 'inside' && this.route.page === 'table';
    this.#connection.setBusy({
      running: isAtTable || this.evenings.some(({ running, archived }) => running && !archived),
      unsent: this.drafts.any,
    });
  }

  /** Nobody is asked about it: what was typed is there again afterwards. */
  #reload(): void {
    this.#connection.setBusy({ running: false, unsent: false });
    this.#window.location.reload();
  }

  #onScreen({ evening, round, table }: Pick<TableScene, 'evening' | 'round' | 'table'>): boolean {
    const { route } = this;
    return route.page === 'table' && route.evening === evening && route.round === round && route.table === table;
  }

  #ourSeat(): Viewer {
    return seenFrom(this, this.#seen);
  }

  #obey(settings: Settings): void {
    // It was said in the other language.
    if (settings.language !== this.settings.language) this.say('');
    this.settings = settings;
    const page = this.#window.document.documentElement;
    page.lang = settings.language === 'de' ? 'de-AT' : 'en';
    page.dataset['motion'] = settings.motion ? 'on' : 'off';
    page.style.setProperty('--text-scale', String(settings.textSize / 100));
  }
}
