import type { FromHost, Proposal } from '#electron/protocol/messages.ts';
import { hostRefused } from '#electron/protocol/refusals.ts';
import { receiveScene } from '#electron/protocol/table/scene-updates.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Viewer } from '#engine/core/seat.ts';
import { evolve } from '#engine/tournament/events/evolve.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { loadFamily } from '../families.ts';
import type { Route } from '../route.ts';
import type { Connection } from './connection.svelte.ts';
import { RouteState } from './route-state.svelte.ts';
import { seenFrom } from './seen.ts';
import type { VisitState } from './visit.svelte.ts';

interface Surroundings {
  readonly connection: Pick<Connection, 'ask' | 'online'>;
  readonly visit: Pick<VisitState, 'isGuest' | 'isRecognised' | 'me' | 'room'>;
  readonly route: () => Route;
}
type Received = Extract<FromHost, { type: 'evening' | 'evening-events' | 'table' | 'talk' | 'proposal' }>;

/** What the page shows of the host: an evening, and what the address shows besides. Names are as the host sends them. */
export class Watch {
  evening = $state.raw<EveningState | null>(null);
  /** Tables that the host proposes for the evening on the screen. */
  proposal = $state.raw<Proposal | null>(null);
  readonly #around: Surroundings;
  #here = $state.raw(new RouteState());
  /** The scene last sent, on the screen or not: the next one may continue from it. */
  #lastScene: TableScene | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** What the address on the screen shows. */
  get here(): RouteState {
    return this.#here;
  }

  get scene(): TableScene | null {
    return this.#here.scene;
  }

  /** Why the page itself cannot be shown. */
  get trouble(): readonly Refusal[] {
    return this.#here.trouble;
  }

  /** Watches the table of the route from a seat, or as a spectator. */
  watchAs(seat: Viewer): void {
    this.#here.viewer = seat;
    this.look();
  }

  /** The route has changed: what it no longer shows is dropped. `settled`: runs before anything is requested. */
  follow(before: Route, settled: () => void): void {
    const route = this.#around.route();
    this.#begin();
    if (before.page === 'table' && route.page !== 'table') void this.#around.connection.ask({ type: 'unwatch-table' });
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
    this.#begin();
  }

  #begin(): void {
    this.#here.end();
    this.#here = new RouteState();
  }

  /**
   * Subscribes to what the route shows. Repeated after every hello, since a new connection watches nothing; what is on
   * the screen stays there meanwhile, and so does what was typed into it.
   */
  look(how: 'again' | 'if-needed' = 'if-needed'): void {
    const route = this.#around.route();
    const { connection, visit } = this.#around;
    const here = this.#here;
    if (!('evening' in route) || !connection.online) return;
    // Before admission there is nothing to see.
    const isInside = visit.isRecognised && visit.me?.standing === 'inside' && visit.me.evening === route.evening;
    if (visit.isGuest && !isInside) return;
    if (this.evening === null || how === 'again')
      void here.report(connection.ask({ type: 'watch-evening', evening: route.evening }));
    if (route.page !== 'table') return;
    const { evening, round, table } = route;
    if (this.evening !== null) here.viewer = this.#ourSeat();
    const outdated = here.request();
    const from = (as: Viewer) => connection.ask({ type: 'watch-table', evening, round, table, as });
    const seen = from(here.viewer).then((answer) => {
      // A hand that moved to another device is sent with the table itself: it is watched as a spectator.
      const isElsewhere = !answer.ok && answer.error.some(hostRefused('seat-elsewhere'));
      if (!isElsewhere || visit.isGuest || outdated.aborted) return answer;
      here.viewer = 'spectator';
      return from(here.viewer);
    });
    void here.report(seen, outdated);
  }

  /** Seats may have changed: the table is requested again if that changes the viewer. */
  reseat(): void {
    if (this.#ourSeat() !== this.#here.viewer) this.look();
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
        if (!this.#isAbout(message.scene)) return;
        this.#here.scene = this.#lastScene;
        return this.reseat();
      case 'talk':
        if (this.#isAbout(message.talk)) this.#here.hear(message.talk);
        return;
      case 'proposal':
        if (message.proposal.evening === this.evening?.id) this.proposal = message.proposal;
        return;
    }
  }

  /** Whether something that the host sends is about the table of the address: it sends what it was asked for a moment ago, too. */
  #isAbout({ evening, round, table }: Pick<TableScene, 'evening' | 'round' | 'table'>): boolean {
    const route = this.#around.route();
    return route.page === 'table' && route.evening === evening && route.round === round && route.table === table;
  }

  #ourSeat(): Viewer {
    const { isGuest, me, room } = this.#around.visit;
    const { evening, scene } = this;
    return seenFrom({ evening, scene, route: this.#around.route(), isGuest, me, room }, this.#here.viewer);
  }
}
