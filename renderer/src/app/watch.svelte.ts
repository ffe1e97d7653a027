import type { Refusal } from '../../../engine/core/refusal.ts';
import type { Result } from '../../../engine/core/result.ts';
import { evolve } from '../../../engine/tournament/events/evolve.ts';
import type { EveningState } from '../../../engine/tournament/state/types.ts';
import type { FromHost, Proposal } from '../../../electron/protocol/messages.ts';
import type { TableScene } from '../../../electron/protocol/table/table-scene.ts';
import { hearScene } from '../../../electron/protocol/table/scene-updates.ts';
import type { TableTalk } from '../../../electron/protocol/table/table-talk.ts';
import type { Route } from '../route.ts';
import { seenFrom } from './seen.ts';
import { loadFamily } from '../families.ts';
import type { Viewer } from '../../../engine/core/seat.ts';
import { hostRefused } from '../../../electron/protocol/refusals.ts';
import type { Connection } from './connection.svelte.ts';
import type { VisitState } from './visit.svelte.ts';

/** How long a word at the table is shown, in ms, and how many at a time. */
const HEARD_FOR = 6000;
const MOST_HEARD = 4;

interface Surroundings {
  readonly connection: Pick<Connection, 'ask' | 'online'>;
  readonly visit: Pick<VisitState, 'isGuest' | 'isRecognised' | 'me' | 'room'>;
  readonly route: () => Route;
}
type Heard = Extract<FromHost, { type: 'evening' | 'evening-events' | 'table' | 'talk' | 'proposal' }>;

/** What the route shows of the host: an evening, a table of it, and what is said there. Names are as the host tells them. */
export class Watch {
  evening = $state.raw<EveningState | null>(null);
  scene = $state.raw<TableScene | null>(null);
  /** What was said at the table on the screen in the last seconds. */
  talk = $state.raw<readonly TableTalk[]>([]);
  /** Tables that the host proposes for the evening on the screen. */
  proposal = $state.raw<Proposal | null>(null);
  /** Why the page itself cannot be shown. */
  trouble = $state.raw<readonly Refusal[]>([]);
  readonly #around: Surroundings;
  #seen: Viewer = 'spectator';
  /** The scene that was told last, on the screen or not: the next one may go on from it. */
  #lastScene: TableScene | undefined;
  /** Counts the looks at a table: seats change while we ask for one, and then only the last question matters. */
  #asking = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Looks at the table of the route from a seat, or from outside. */
  watchAs(seat: Viewer): void {
    this.#seen = seat;
    this.look();
  }

  /** The page went somewhere else: what it does not show any more goes. `settled`: what is to be done before it looks. */
  follow(before: Route, settled: () => void): void {
    const route = this.#around.route();
    this.trouble = [];
    if (before.page === 'table') {
      this.scene = null;
      this.talk = [];
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

  /** Nothing that was shown stands. */
  clear(): void {
    this.evening = null;
    this.scene = null;
    this.trouble = [];
  }

  /**
   * Asks to be told about what the route shows. Done anew after every hello, for a new line watches nothing; what is on
   * the screen meanwhile stays there, and so does what was typed into it.
   */
  look(how: 'anew' | 'if-needed' = 'if-needed'): void {
    const route = this.#around.route();
    const { connection, visit } = this.#around;
    if (!('evening' in route) || !connection.online) return;
    // Before somebody is let in there is nothing to see.
    const isInside = visit.isRecognised && visit.me?.standing === 'inside' && visit.me.evening === route.evening;
    if (visit.isGuest && !isInside) return;
    if (this.evening === null || how === 'anew')
      void this.#show(connection.ask({ type: 'watch-evening', evening: route.evening }));
    if (route.page !== 'table') return;
    const { evening, round, table } = route;
    if (this.evening !== null) this.#seen = this.#ourSeat();
    const asking = ++this.#asking;
    const from = (as: Viewer) => connection.ask({ type: 'watch-table', evening, round, table, as });
    const wanted = () => asking === this.#asking;
    const seen = from(this.#seen).then((answer) => {
      // A hand that somebody has taken along is told with the table itself: it is looked at from outside.
      const isElsewhere = !answer.ok && answer.error.some(hostRefused('seat-elsewhere'));
      if (!isElsewhere || visit.isGuest || !wanted()) return answer;
      this.#seen = 'spectator';
      return from(this.#seen);
    });
    void this.#show(seen, wanted);
  }

  /** Who sits where may have changed: the table is looked at anew if that makes it another's. */
  reseat(): void {
    if (this.#ourSeat() !== this.#seen) this.look();
  }

  hear(message: Heard): void {
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
        this.#lastScene = hearScene(this.#lastScene, message);
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

  /** A refusal counts only while the page still wants to see that. */
  async #show(asked: Promise<Result<null, readonly Refusal[]>>, wanted = () => true): Promise<void> {
    const answer = await asked;
    if (!answer.ok && wanted() && !answer.error.some(hostRefused('connection-lost'))) this.trouble = answer.error;
  }

  /** Somebody's word stays for some seconds; a new one from the same seat takes the place of the last. */
  #listen(talk: TableTalk): void {
    if (!this.#onScreen(talk)) return;
    const others = this.talk.filter(({ seat }) => seat !== talk.seat);
    this.talk = [...others, talk].slice(-MOST_HEARD);
    setTimeout(() => (this.talk = this.talk.filter(({ n }) => n !== talk.n)), HEARD_FOR);
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
