import type { AnswerTo } from '#electron/protocol/answers.ts';
import type { BackupView } from '#electron/protocol/backups.ts';
import type { Asked } from '#electron/protocol/commands/command.ts';
import type { EveningSummary } from '#electron/protocol/evening-summary.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import type { Settings } from '#electron/protocol/settings.ts';
import type { Standstill } from '#electron/protocol/standstill.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { PageTransport } from '#electron/protocol/transport/bridge.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import type { Language } from '#engine/core/text.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { Drafts } from '../drafts/drafts.ts';
import { isLoaded } from '../families.ts';
import { eveningIn, sceneIn } from '../i18n/given.ts';
import type { Catalogue } from '../i18n/index.ts';
import type { Route } from '../route.ts';
import { Connection } from './connection.svelte.ts';
import { DeviceSettings } from './device-settings.svelte.ts';
import { MetGames } from './met-games.svelte.ts';
import { Navigation, type PageWindow } from './navigation.svelte.ts';
import { VisitState } from './visit.svelte.ts';
import { Watch } from './watch.svelte.ts';

/**
 * The page's whole state: its parts, what is needed everywhere, and which part receives which message from the host.
 */
export class App {
  readonly navigation: Navigation;
  readonly device: DeviceSettings;
  readonly visit: VisitState;
  readonly watch: Watch;
  readonly connection: Connection;
  /** What was typed in this window and not sent. */
  readonly drafts: Drafts;
  /** The games that people at this device have been told of. */
  readonly met: MetGames = new MetGames();
  version = $state('');
  /** Why nothing can be stored at the moment; `null` if it can. */
  standstill = $state.raw<Standstill | null>(null);
  /** The folder that all data was written to again, if it is not the original one. */
  movedTo = $state.raw<string | null>(null);
  /** A deal that was pasted as text, to be viewed. */
  record = $state.raw<DealRecord | null>(null);
  /** The automatic backup files of evenings. */
  backups = $state.raw<readonly BackupView[]>([]);
  #evenings = $state.raw<readonly EveningSummary[]>([]);
  readonly evenings: readonly EveningSummary[] = $derived.by(() => this.#evenings.map((one) => eveningIn(one, this.t)));
  readonly evening: EveningState | null = $derived.by(() =>
    this.watch.evening && isLoaded(this.watch.evening.rules.family) ? eveningIn(this.watch.evening, this.t) : null,
  );
  readonly scene: TableScene | null = $derived.by(() => this.watch.scene && sceneIn(this.watch.scene, this.t));

  constructor(transport: PageTransport, window: PageWindow) {
    this.navigation = new Navigation(window, (before) => this.#arrived(before));
    this.device = new DeviceSettings(window, {
      ask: (command) => this.ask(command),
      isOwn: () => this.visit.isGuest && !this.visit.visit,
      // The last notice was in the other language.
      languageChanged: () => this.say(''),
    });
    this.drafts = new Drafts(
      window.sessionStorage,
      () => this.hostNow(),
      () => this.#reportBusy(),
    );
    // All parts must exist before the host's first message.
    this.connection = new Connection(transport, {
      received: (message) => this.#receive(message),
      isAnswered: () => this.visit.visit?.connected ?? true,
    });
    this.visit = new VisitState(this.connection, { moved: () => this.#moved(), reload: () => this.#reload() });
    this.watch = new Watch({ connection: this.connection, visit: this.visit, route: () => this.route });
  }

  get t(): Catalogue {
    return this.device.t;
  }
  get language(): Language {
    return this.device.language;
  }
  get settings(): Settings {
    return this.device.settings;
  }
  get route(): Route {
    return this.navigation.route;
  }
  get online(): boolean | null {
    return this.connection.online;
  }
  get isGuest(): boolean {
    return this.visit.isGuest;
  }

  /** As `Connection.ask`. */
  ask<C extends Asked>(command: C): Promise<Result<AnswerTo<C['type']>, readonly Refusal[]>> {
    return this.connection.ask(command);
  }

  /** As `Navigation.go`. */
  go(route: Route, done = ''): void {
    this.navigation.go(route, done);
  }

  /** As `Navigation.say`. */
  say(notice: string): void {
    this.navigation.say(notice);
  }

  /** As `Connection.hostNow`. */
  hostNow(): number {
    return this.connection.hostNow();
  }

  #receive(message: FromHost): void {
    switch (message.type) {
      case 'hello':
        return this.#greet(message);
      case 'settings':
        return this.device.follow(message.settings);
      case 'room':
        this.visit.room = message.room;
        return this.watch.reseat();
      case 'me':
        this.visit.recognise(message.me);
        this.#reportBusy();
        this.#showEvening();
        return this.watch.look('again');
      case 'evenings':
        this.#evenings = message.evenings;
        return this.#reportBusy();
      case 'evening':
      case 'evening-events':
      case 'table':
      case 'talk':
      case 'proposal':
        return this.watch.receive(message);
      case 'backups':
        this.backups = message.backups;
        return;
      case 'standstill':
        if (this.standstill && !message.standstill) this.say(this.t.standstill.over);
        this.standstill = message.standstill;
        this.movedTo = message.movedTo;
        return;
      case 'rooms':
        this.visit.rooms = message;
        return;
      case 'visit':
        return this.visit.move(message.visit, message.why ?? null);
      case 'answer':
        return;
    }
  }

  #greet(message: Extract<FromHost, { type: 'hello' }>): void {
    if (message.v !== PROTOCOL_VERSION) return this.#reload();
    this.connection.greet(message.now);
    this.visit.greet(message.access);
    this.standstill = null;
    this.movedTo = null;
    this.version = message.appVersion;
    // As a guest elsewhere, the laptop keeps its own settings.
    if (!this.isGuest) this.device.begin(message.settings);
    else if (!this.visit.visit) this.device.beginAsGuest(message.settings);
    this.#evenings = message.evenings;
    this.#reportBusy();
    if (this.visit.isOut) this.visit.goBack();
    else this.watch.look('again');
  }

  #arrived(before: Route): void {
    this.watch.follow(before, () => {
      this.#reportBusy();
      this.#showEvening();
    });
  }

  #moved(): void {
    this.watch.clear();
    if (this.visit.visit === null) this.navigation.leave();
  }

  /** A guest has no lobby, and starts at the evening of the room. */
  #showEvening(): void {
    const { route } = this;
    const { me } = this.visit;
    if (me?.standing !== 'inside' || ('evening' in route && route.evening === me.evening)) return;
    if (route.page !== 'lobby' && route.page !== 'unknown' && !('evening' in route)) return;
    this.go({ page: 'evening', evening: me.evening, part: null });
  }

  /**
   * A club's round is running somewhere, or a guest sits at a table: the device must not go to sleep. Unsent input is
   * not discarded without asking.
   */
  #reportBusy(): void {
    const isAtTable = this.isGuest && this.visit.me?.standing === 'inside' && this.route.page === 'table';
    this.connection.setBusy({
      running: isAtTable || this.evenings.some(({ running, archived }) => running && !archived),
      unsent: this.drafts.any,
    });
  }

  /** No confirmation needed: what was typed is restored afterwards. */
  #reload(): void {
    this.connection.setBusy({ running: false, unsent: false });
    this.navigation.reload();
  }
}
