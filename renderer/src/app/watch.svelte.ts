import type { FromHost, Proposal } from '#electron/protocol/messages.ts';
import { hostRefused } from '#electron/protocol/refusals.ts';
import { receiveScene } from '#electron/protocol/table/scene-updates.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { TableTalk } from '#electron/protocol/table/table-talk.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import type { Seat, Viewer } from '#engine/core/seat.ts';
import { evolve } from '#engine/tournament/events/evolve.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { loadFamily } from '../families.ts';
import type { Route } from '../route.ts';
import type { Connection } from './connection.svelte.ts';
import { seenFrom } from './seen.ts';
import type { VisitState } from './visit.svelte.ts';

/** How long a spoken line stays on the screen, in ms, and how many are shown at a time. */
const SHOWN_FOR = 6000;
const MOST_SHOWN = 4;

interface Surroundings {
  readonly connection: Pick<Connection, 'ask' | 'online'>;
  readonly visit: Pick<VisitState, 'isGuest' | 'isRecognised' | 'me' | 'room'>;
  readonly route: () => Route;
}
type Received = Extract<FromHost, { type: 'evening' | 'evening-events' | 'table' | 'talk' | 'proposal' }>;

/**
 * What the route shows of the host: an evening, one of its tables, and what is said there. Names are as the host sends
 * them.
 */
export class Watch {
  evening = $state.raw<EveningState | null>(null);
  scene = $state.raw<TableScene | null>(null);
  /** What was said in the last seconds at the table on the screen. */
  talk = $state.raw<readonly TableTalk[]>([]);
  /** The seats at the table on the screen for which a bot was asked to play here. */
  stoodIn = $state.raw<readonly Seat[]>([]);
  /** Tables that the host proposes for the evening on the screen. */
  proposal = $state.raw<Proposal | null>(null);
  /** Why the page itself cannot be shown. */
  trouble = $state.raw<readonly Refusal[]>([]);
  readonly #around: Surroundings;
  #seen: Viewer = 'spectator';
  /** The scene last sent, on the screen or not: the next one may continue from it. */
  #lastScene: TableScene | undefined;
  /**
   * Counts requests to watch a table: seats can change while a request is running, and then only the last one matters.
   */
  #asking = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Watches the table of the route from a seat, or as a spectator. */
  watchAs(seat: Viewer): void {
    this.#seen = seat;
    this.look();
  }

  /** The route has changed: what it no longer shows is dropped. `settled`: runs before anything is requested. */
  follow(before: Route, settled: () => void): void {
    const route = this.#around.route();
    this.trouble = [];
    if (before.page === 'table') {
      this.scene = null;
      this.talk = [];
      this.stoodIn = [];
      this.#seen = 'spectator';
      if (route.page !== 'table') void this.#around.connection.ask({ type: 'unwatch-table' });
    }
    settled();
    if (!('evening' in route) || this.evening?.id !== route.evening) {
      this.evening = null;
      this.proposal = null;
    }
    this.look();
  }

  /** Clears everything that was shown. */
  clear(): void {
    this.evening = null;
    this.scene = null;
    this.trouble = [];
  }

  /**
   * Subscribes to what the route shows. Repeated after every hello, since a new connection watches nothing; what is on
   * the screen stays there meanwhile, and so does what was typed into it.
   */
  look(how: 'again' | 'if-needed' = 'if-needed'): void {
    const route = this.#around.route();
    const { connection, visit } = this.#around;
    if (!('evening' in route) || !connection.online) return;
    // Before admission there is nothing to see.
    const isInside = visit.isRecognised && visit.me?.standing === 'inside' && visit.me.evening === route.evening;
    if (visit.isGuest && !isInside) return;
    if (this.evening === null || how === 'again')
      void this.#show(connection.ask({ type: 'watch-evening', evening: route.evening }));
    if (route.page !== 'table') return;
    const { evening, round, table } = route;
    if (this.evening !== null) this.#seen = this.#ourSeat();
    const asking = ++this.#asking;
    const from = (as: Viewer) => connection.ask({ type: 'watch-table', evening, round, table, as });
    const wanted = () => asking === this.#asking;
    const seen = from(this.#seen).then((answer) => {
      // A hand that moved to another device is sent with the table itself: it is watched as a spectator.
      const isElsewhere = !answer.ok && answer.error.some(hostRefused('seat-elsewhere'));
      if (!isElsewhere || visit.isGuest || !wanted()) return answer;
      this.#seen = 'spectator';
      return from(this.#seen);
    });
    void this.#show(seen, wanted);
  }

  /** Seats may have changed: the table is requested again if that changes the viewer. */
  reseat(): void {
    if (this.#ourSeat() !== this.#seen) this.look();
  }

  receive(message: Received): void {
    const route = this.#around.route();
    switch (message.type) {
      case 'evening':
        if ('evening' in route && route.evening === message.evening.id) this.evening = message.evening;
        void loadFamily(message.evening.rules.family);
        return this.reseat();
      case 'evening-events':
        if (this.evening?.id === message.evening) this.evening = message.events.reduce(evolve, this.evening);
        return this.reseat();
      case 'table':
        this.#lastScene = receiveScene(this.#lastScene, message);
        if (!this.#onScreen(message.scene)) return;
        this.scene = this.#lastScene;
        return this.reseat();
      case 'talk':
        return this.#listen(message.talk);
      case 'proposal':
        if (message.proposal.evening === this.evening?.id) this.proposal = message.proposal;
        return;
    }
  }

  /** A refusal counts only while the page still wants to show that. */
  async #show(asked: Promise<Result<null, readonly Refusal[]>>, wanted = () => true): Promise<void> {
    const answer = await asked;
    if (!answer.ok && wanted() && !answer.error.some(hostRefused('connection-lost'))) this.trouble = answer.error;
  }

  /** A spoken line stays for some seconds; a new one from the same seat replaces the last. */
  #listen(talk: TableTalk): void {
    if (!this.#onScreen(talk)) return;
    const others = this.talk.filter(({ seat }) => seat !== talk.seat);
    this.talk = [...others, talk].slice(-MOST_SHOWN);
    setTimeout(() => (this.talk = this.talk.filter(({ n }) => n !== talk.n)), SHOWN_FOR);
  }

  #onScreen({ evening, round, table }: Pick<TableScene, 'evening' | 'round' | 'table'>): boolean {
    const route = this.#around.route();
    return route.page === 'table' && route.evening === evening && route.round === round && route.table === table;
  }

  #ourSeat(): Viewer {
    const { isGuest, me, room } = this.#around.visit;
    const { evening, scene } = this;
    return seenFrom({ evening, scene, route: this.#around.route(), isGuest, me, room }, this.#seen);
  }
}
