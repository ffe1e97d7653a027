import { setTimeout as sleep } from 'node:timers/promises';
import type { HostPort } from '#electron/host/port.ts';
import { firstOf, numbered, openEvening, Visitor } from '#electron/host/testing/visitor.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { GAMES } from '#engine/games/index.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import type { DealResult } from '#engine/tournament/state/types.ts';
import { type Device, lookOn, type OpenClub, openLanHost, sitDown } from './club.ts';

/** A table of a family whose first three seats are devices; a fourth is a bot. */
export interface Wanted {
  readonly family: keyof typeof GAMES;
  readonly profile: string;
  readonly options?: Readonly<Record<string, Json>>;
  readonly seats: 3 | 4;
  readonly format?: Partial<Format>;
}

const DEVICES = 3;

/** How far a table has come, as everybody may know: not all that is said is heard by all. */
const momentOf = ({ closed, view }: TableScene): string => JSON.stringify([closed, view?.phase, view?.turn.must]);

/** Who is there. */
interface InHall extends Pick<OpenClub, 'host' | 'director' | 'evening'> {
  readonly devices: readonly Device[];
  readonly watcher: Pick<Device, 'visitor' | 'remote'>;
}

/** One table, its devices and a watcher, all over real sockets; the host can be stopped and opened again under them. */
export class Hall {
  readonly #dataDir: string;
  readonly #wanted: Wanted;
  #host: HostPort;
  #director: Visitor;
  readonly evening: string;
  readonly #devices: readonly Device[];
  readonly #watcher: Pick<Device, 'visitor' | 'remote'>;
  /** By seat: the last prompt that was answered. Whoever answers unseen, with all others, is asked as before. */
  readonly #answered = new Map<number, number>();

  private constructor(dataDir: string, wanted: Wanted, { host, director, evening, devices, watcher }: InHall) {
    this.#dataDir = dataDir;
    this.#wanted = wanted;
    this.#host = host;
    this.#director = director;
    this.evening = evening;
    this.#devices = devices;
    this.#watcher = watcher;
  }

  static async open(dataDir: string, wanted: Wanted): Promise<Hall> {
    const { family, profile, options = {}, seats, format } = wanted;
    const host = await openLanHost(dataDir);
    const director = new Visitor(host);
    const rules = { family, profile, options, format: { ...DEFAULT_FORMAT, ...format } };
    const evening = await openEvening(director, numbered(seats), { name: family, ...rules });
    await director.draw(evening, 'hall', seats === 3 ? 'threes' : 'fours');
    await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: false } });
    const { port, code } = must(director.room ?? undefined, 'a room');
    const players = must(director.evening?.rounds[0]?.tables[0], 'a table').players;
    const club = { host, director, evening, port, code };
    const devices: Device[] = [];
    for (const [seat, player] of players.slice(0, DEVICES).entries())
      devices.push(await sitDown(club, port, { player, table: 1, seat }, `127.0.1.${String(seat + 1)}`));
    const watcher = await lookOn(club, port, 1, '127.0.1.9');
    for (let seat = DEVICES; seat < seats; seat++)
      await director.ask({ type: 'hold-seat', evening, round: 1, table: 1, seat, holder: 'bot' });
    return new Hall(dataDir, wanted, { ...club, devices, watcher });
  }

  /** The host of this hall, for what else runs in it. */
  get host(): HostPort {
    return this.#host;
  }

  /** What was written for the table. */
  get results(): readonly DealResult[] {
    return must(this.#director.evening?.rounds[0]?.tables[0], 'a table').results;
  }

  /** The table as each device and the watcher see it. */
  get scenes(): readonly TableScene[] {
    return this.#everybody.map(({ scene }) => must(scene, 'a scene'));
  }

  /** What each of them sees of cards, words, and scores. */
  get seen(): readonly unknown[] {
    return this.#everybody.map(({ scene, evening }) => ({
      ...{ view: scene?.view, situation: scene?.situation, closed: scene?.closed, last: scene?.last?.settlement },
      results: evening?.rounds[0]?.tables[0]?.results,
    }));
  }

  /** Somebody at a device says something; gives why it is refused, or `accepted`. */
  async say(seat: number, action: Action): Promise<string> {
    const { visitor } = must(
      this.#devices.find((one) => one.seat === seat),
      'a device',
    );
    const { prompt } = must(visitor.scene, 'a scene');
    const [code = ''] = await visitor.refused({ type: 'act', ...this.#place, seat, prompt, action: { ...action } });
    return code;
  }

  /** How many messages each of them has been sent. */
  get sent(): readonly number[] {
    return this.#everybody.map(({ received }) => received.length);
  }

  get #everybody(): readonly Visitor[] {
    return [...this.#devices.map(({ visitor }) => visitor), this.#watcher.visitor];
  }

  get #place() {
    return { evening: this.evening, round: 1, table: 1 };
  }

  /** Plays on until it is so: whoever can bids, or calls a partner; everything else is the first that is offered. */
  async play(isSo: (scene: TableScene) => boolean): Promise<void> {
    while (!this.scenes.every(isSo)) {
      const moves = this.#devices.flatMap((device) => {
        const next = this.#next(device);
        return next ? [{ device, next }] : [];
      });
      const [move] = moves;
      if (!move) await sleep(2);
      else await this.#do(move.device, move.next);
    }
  }

  #next({ visitor, seat }: Device): Action | 'deal' | undefined {
    const { scene } = visitor;
    if (!scene || scene.ended || scene.prompt === this.#answered.get(seat)) return undefined;
    if (scene.view === null) return seat === this.#dealer(scene) ? 'deal' : undefined;
    const { offers, turn } = scene.view;
    // Whoever need not speak does not.
    if (!turn.must.includes(seat)) return undefined;
    const bid = namedIn(offers).find((action) => ['bid', 'call'].includes(GAMES[this.#wanted.family].groupOf(action)));
    return bid ?? firstOf(offers);
  }

  /** Who deals; a bot's deals are begun by the first device. */
  #dealer({ closed, names }: TableScene): number {
    const seat = closed % names.length;
    return seat < DEVICES ? seat : 0;
  }

  async #do({ visitor, seat }: Device, next: Action | 'deal'): Promise<void> {
    const before = visitor.scene;
    const prompt = must(before, 'a scene').prompt;
    const [code = ''] =
      next === 'deal'
        ? await visitor.refused({ type: 'start-deal', ...this.#place })
        : await visitor.refused({ type: 'act', ...this.#place, seat, prompt, action: { ...next } });
    if (code !== 'accepted') throw new Error(`${JSON.stringify(next)}: ${code}`);
    if (next !== 'deal') this.#answered.set(seat, prompt);
    await visitor.until(() => visitor.scene !== before, 'what came of it');
    await visitor.until(() => new Set(this.scenes.map(momentOf)).size === 1, 'the same everywhere');
  }

  /** Writes a deal from paper at the director's laptop. */
  async enter(entry: Json): Promise<void> {
    const deal = this.results.length + 1;
    await this.#director.ask({ type: 'enter-deal', ...this.#place, deal, entry: entry as never, by: 'Leitung' });
    await this.#together();
  }

  /** Waits until everybody sees the table as it is. */
  async #together(): Promise<void> {
    const { results } = this;
    for (const visitor of this.#everybody)
      await visitor.until(() => visitor.scene?.closed === results.length, 'everything that is closed');
  }

  /** Stops the host and opens another on the same folder; nobody does anything at the devices. */
  async restart(): Promise<void> {
    await this.#host.stop();
    for (const visitor of this.#everybody) visitor.scene = undefined;
    this.#answered.clear();
    this.#host = await openLanHost(this.#dataDir);
    this.#director = new Visitor(this.#host);
    await this.#director.watch(this.evening);
    for (const visitor of this.#everybody) await visitor.until(() => visitor.scene !== undefined, 'the table again');
  }

  async close(): Promise<void> {
    for (const { remote } of [...this.#devices, this.#watcher]) remote.close();
    await this.#host.stop();
  }
}
