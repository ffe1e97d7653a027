import { execute } from '#electron/host/commands/execute.ts';
import { ClientConnection } from '#electron/host/connection/client-connection.ts';
import { expelGuest, presentGuests } from '#electron/host/connection/guests.ts';
import { helloTo } from '#electron/host/connection/hello.ts';
import { type News, newsOf } from '#electron/host/connection/news.ts';
import type { HostContext } from '#electron/host/host-context.ts';
import type { Outcome } from '#electron/host/outcome.ts';
import { GuestAdmission } from '#electron/host/room/guest-admission.ts';
import { AnswerCache } from '#electron/host/state/answer-cache.ts';
import { type Evening, type LiveDeal, placeOf } from '#electron/host/state/evening-state.ts';
import type { Access } from '#electron/host/state/guests/access.ts';
import type { GuestRoom } from '#electron/host/state/guests/guest-room.ts';
import { Ledger } from '#electron/host/state/ledger.ts';
import { WRITING } from '#electron/host/state/standstill.ts';
import type { TableActivity } from '#electron/host/state/table-activity.ts';
import { Arrivals } from '#electron/host/table/arrivals.ts';
import { workOutRest } from '#electron/host/workers/rest.ts';
import type { Answer, AnswerTo } from '#electron/protocol/answers.ts';
import type { Command } from '#electron/protocol/commands/command.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { DEFAULT_SETTINGS } from '#electron/protocol/settings.ts';
import type { JournalDraft } from '#electron/storage/journal.ts';
import { type Searcher, thoughtThrough } from '#engine/bots/search/types.ts';
import { tablePlayer } from '#engine/bots/table-player.ts';
import { tipOf } from '#engine/bots/tip.ts';
import type { Tip } from '#engine/bots/types.ts';
import { must } from '#engine/core/assert-never.ts';
import { fail, ok } from '#engine/core/result.ts';
import { type Rng, seededRng } from '#engine/core/rng.ts';
import { GAMES } from '#engine/games/index.ts';
import { actionsIn } from '#engine/kernel/deal/replay.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { FindGame } from '#engine/kernel/family/resolve-rules.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import { PROBE_GAMES } from '#engine/testing/games/index.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { EMPTY_REGISTER, type Register } from '#engine/tournament/register/types.ts';

/** Every family there is, and those that only tests know. */
export const ALL_GAMES: readonly GameDefinition[] = [...Object.values(GAMES), ...PROBE_GAMES];

/** `first` is found instead of a family of the same name: something may have been broken in it. */
const finding =
  (first?: GameDefinition): FindGame =>
  (id) => {
    const game = first?.id === id ? first : ALL_GAMES.find((one) => one.id === id);
    return game ? ok(game) : fail(refuseKernel('unknown-family', { text: id }));
  };

/** Where and what is played. */
export interface Occasion {
  readonly rules: TableRules;
  readonly seats: number;
  /** A club evening with a second table, or a free table. */
  readonly free: boolean;
  /** All tables get the same cards; the second one has still to play them. */
  readonly duplicate: boolean;
  /** By seat, from the beginning. */
  readonly bots: readonly boolean[];
}

const NOW = '2026-11-20T19:30:00.000Z';
const ROOM = { doors: 'registered', pens: true } as const;

/** Deals that are played to their end in thought for a tip: enough to try everything in some. */
const PLAYOUTS = 24;

/** What a player advises after little thought. */
function tipAfter(player: Searcher, seen: View, rules: TableRules, seed: string): Tip | null {
  const budget = { playouts: PLAYOUTS, stop: { aborted: false } };
  return tipOf(seen, rules, thoughtThrough(player.decide(seen, rules, seededRng(seed), budget)));
}

/** What a world begins with. */
interface Beginning {
  readonly evenings: Map<string, Evening>;
  readonly register: Register;
  readonly room: GuestRoom | null;
  /** How many ids were given away before. */
  readonly ids: number;
}

const EMPTY = (): Beginning => ({ evenings: new Map(), register: EMPTY_REGISTER, room: null, ids: 0 });

/** A host without disk, network and clock: the product's own ledger, rights, commands and connections. */
export class World {
  readonly host: HostContext;
  readonly admission: GuestAdmission;
  readonly connections = new Set<ClientConnection>();
  /** What was written, in order. */
  readonly rows: JournalDraft[] = [];
  /** Called after every write. */
  sent: (news: News) => void = () => undefined;
  readonly #game: GameDefinition | undefined;
  readonly #director: ClientConnection;
  /** Which guests have a device here. */
  #present = (): ReadonlySet<string> => presentGuests(this.connections);
  #id = '';
  #ids: number;

  /** `game`: what is played, where it may be none of the known ones. */
  constructor(rng: Rng, game?: GameDefinition, { evenings, register, room, ids } = EMPTY()) {
    this.#game = game;
    const find = finding(game);
    const now = (): string => NOW;
    const player = tablePlayer(find);
    const memory = { evenings, register, room, answers: new AnswerCache() };
    const paper = {
      commit: (drafts: readonly JournalDraft[]) => void this.rows.push(...drafts),
      close: () => undefined,
    };
    const ledger = new Ledger(memory, { journal: paper, findGame: find, now, written: () => this.#written() });
    this.#ids = ids;
    this.host = {
      appVersion: '0',
      ...{ ledger, now, findGame: find, arrivals: new Arrivals(0) },
      chance: {
        below: (n) => Math.floor(rng() * n),
        word: () => `e${String(++this.#ids)}`,
        secret: () => `secret-${String(++this.#ids)}`.padEnd(43, '-'),
      },
      botSecret: 'bots',
      tipFor: (seen, rules, { seed }) => Promise.resolve({ found: tipAfter(player, seen, rules, seed), spent: 0 }),
      restFor: (question) => Promise.resolve({ found: workOutRest(find, question), spent: 0 }),
      writeAgain: () => refuseHost('not-gone'),
      settings: { get: () => DEFAULT_SETTINGS, set: () => undefined },
      rooms: {
        open: (wanted) => Promise.resolve(ok(wanted ?? 7411)),
        announce: () => undefined,
        close: () => Promise.resolve(),
        fingerprint: null,
        disturbing: [],
        addresses: (code) => [{ url: `http://192.168.1.5:7411/#room=${code}`, kind: 'lan', adapter: 'wlan0' }],
        test: () => Promise.resolve({ steps: [], causes: [] }),
      },
      settingsChanged: () => undefined,
    };
    this.admission = new GuestAdmission(this.host, () => this.#present());
    this.#director = this.connect({ type: 'director' }, () => undefined);
  }

  /** Another world where all is as it is here, but `evening` is the evening: what is done there leaves this one as it was. */
  copy(evening: Evening, rng: Rng): World {
    const { ledger } = this.host;
    const evenings = new Map(ledger.evenings).set(evening.state.id, ownCopy(evening));
    const copy = new World(rng, this.#game, { evenings, register: ledger.register, room: ledger.room, ids: this.#ids });
    copy.#id = this.#id;
    copy.#present = this.#present;
    for (const live of evening.deals.values()) copyActivity(ledger.activity, copy.host.ledger.activity, evening, live);
    return copy;
  }

  get evening(): Evening {
    return must(this.host.ledger.evenings.get(this.#id), 'the evening');
  }

  /** A connection whose messages go to `send`; `later`: called when an answer has come that took time. */
  connect(access: Access, send: (message: FromHost) => void, later: () => void = () => undefined): ClientConnection {
    return new ClientConnection({ send }, access, {
      answers: new AnswerCache(),
      execute: (connection, command) => this.#execute(connection, command),
      hello: (connection) => helloTo(connection.access, this.host),
      code: () => this.host.ledger.room?.code,
      later,
      standstill: () => WRITING,
    });
  }

  /** Carries out a command that must be accepted; by the director, if nobody else asks. */
  async ask<C extends Command>(command: C, connection = this.#director): Promise<AnswerTo<C['type']>> {
    const answer = await this.attempt(command, connection);
    if (!answer.ok) throw new Error(`${command.type}: ${JSON.stringify(answer.error)}`);
    return answer.value as AnswerTo<C['type']>;
  }

  /** The same for a command that may be refused. */
  async attempt(command: Command, connection = this.#director): Promise<Answer> {
    const outcome = await this.#execute(connection, command);
    connection.apply(outcome);
    this.host.ledger.flush();
    return outcome.answer;
  }

  /** Begins the evening and opens its room. It uses events, so that families of any table size can be tested. */
  async open({ rules, seats, free, duplicate, bots }: Occasion): Promise<void> {
    const id = this.host.chance.word();
    const ids = Array.from({ length: free ? seats : 2 * seats }, (_, i) => `p${String(i + 1)}`);
    const tables = free ? [ids] : [ids.slice(0, seats), ids.slice(seats)];
    const base = { id, name: 'Club', rules, deals: 8, at: NOW } as const;
    this.host.ledger.recordEvents(id, [
      { type: 'evening-created', ...base, ...(free && { purpose: 'free-table' as const }) },
      { type: 'format-changed', format: { ...DEFAULT_FORMAT, deals: base.deals, duplicate }, reason: 'agreed' },
      { type: 'players-added', players: ids.map((player) => ({ id: player, name: `Person ${player}` })) },
      { type: 'rounds-planned', from: 1, draw: { method: 'random', seed: 'lot' }, rounds: [tables] },
      { type: 'round-published', round: 1 },
    ]);
    this.#id = id;
    for (const seat of ids.keys())
      if (bots[seat] && seat < seats)
        await this.ask({ type: 'hold-seat', evening: id, round: 1, table: 1, seat, holder: 'bot' });
    await this.ask({ type: 'open-room', evening: id, rules: ROOM });
  }

  /** What everybody is sent now, as far as it is about cards and rooms. */
  news(changed: News['changed'] = this.host.ledger.changed): News {
    return { ...newsOf(this.host, this.#present(), []), changed };
  }

  #execute(connection: ClientConnection, command: Command): Outcome | Promise<Outcome> {
    // A search for tables goes on by the clock, in a thread of its own, and knows no cards.
    const done = ({ search: _, ...outcome }: Outcome): Outcome => {
      if (outcome.gone) expelGuest(this.connections, outcome.gone);
      return outcome;
    };
    const outcome = execute(this.host, this.admission, connection, command);
    return outcome instanceof Promise ? outcome.then(done) : done(outcome);
  }

  #written(): void {
    this.sent(this.news());
    const { changed, activity } = this.host.ledger;
    changed.evenings.clear();
    changed.tables.clear();
    changed.room = false;
    activity.talk.splice(0);
  }
}

/** An evening that can be changed without changing the other. */
const ownCopy = (evening: Evening): Evening => ({
  ...evening,
  history: [...evening.history],
  undone: new Set(evening.undone),
  deals: new Map(evening.deals),
  records: new Map(evening.records),
  prompts: new Map(evening.prompts),
  commitments: new Map(evening.commitments),
  hands: new Map(evening.hands),
});

/** What goes on at the table of a deal besides the cards. */
function copyActivity(from: TableActivity, to: TableActivity, { state }: Evening, { dealt, state: s }: LiveDeal): void {
  const place = placeOf(state.id, dealt);
  const [pause, question, actions] = [from.pauseAt(place), from.questionAt(place), actionsIn(s).length];
  const rest = from.restBefore(place, actions);
  to.prompted(place, NOW);
  if (pause) to.pause(place, pause.by, pause.since);
  if (question) to.ask(place, question);
  if (rest !== undefined) to.playedRest(place, rest, actions);
}
