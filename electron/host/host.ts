import { join, resolve } from 'node:path';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { findGame } from '#engine/games/index.ts';
import type { FindGame } from '#engine/kernel/family/resolve-rules.ts';
import { type Every, every as systemEvery } from '../lan/clock.ts';
import type { Command } from '../protocol/commands/command.ts';
import type { FromHost } from '../protocol/messages.ts';
import { refuseHost } from '../protocol/refusals.ts';
import { JOURNAL_FILE, makeFolder } from '../storage/files.ts';
import { type Journal, openJournal } from '../storage/journal.ts';
import type { SettingsStore } from '../storage/settings.ts';
import { usable } from '../storage/trouble.ts';
import { execute } from './commands/execute.ts';
import { COMMANDS } from './commands/index.ts';
import { ClientConnection, type ConnectionHandlers } from './connection/client-connection.ts';
import { admissionPortOf, expelGuest, presentGuests } from './connection/guests.ts';
import { helloTo, summariesOf } from './connection/hello.ts';
import { newsOf } from './connection/news.ts';
import { type BackupFolder, Backups } from './evening/backups.ts';
import type { HostContext } from './host-context.ts';
import type { Outcome, Watched } from './outcome.ts';
import type { AdmissionPort, Connection, HostPort, RoomServer } from './port.ts';
import { GuestAdmission } from './room/guest-admission.ts';
import { placeOf } from './state/evening-state.ts';
import { type Access, accessKey, DIRECTOR_ACCESS } from './state/guests/access.ts';
import { guestOf } from './state/guests/guest-room.ts';
import { Ledger, type LedgerMemory, StandsStill } from './state/ledger.ts';
import { Restoring } from './state/restore.ts';
import { Standstills } from './state/standstill.ts';
import { Arrivals } from './table/arrivals.ts';
import { type Pace, paceBy } from './table/bot-pace.ts';
import { Bots } from './table/bots.ts';
import { type Chance, SECURE_CHANCE } from './table/chance.ts';
import { commit } from './table/fair.ts';
import { newBotSecret } from './table/seeds.ts';
import { REAL_TIME, type Timer } from './timer.ts';
import { BotLink } from './workers/bot-link.ts';

export interface HostOptions {
  /** Folder of the journal; created if it is missing. */
  readonly dataDir: string;
  readonly appVersion: string;
  readonly settings: SettingsStore;
  /** ISO time. */
  readonly now?: () => string;
  readonly chance?: Chance;
  readonly findGame?: FindGame;
  readonly pace?: Partial<Pace>;
  readonly botLink?: BotLink;
  /** The clock of turns, and the pauses of bots. */
  readonly timer?: Timer;
  /** How long a deal waits for numbers that devices have promised for it, in ms. */
  readonly longestWait?: number;
  /** Opens the way in for other devices. `changed`: the addresses have changed. */
  readonly rooms?: (host: HostPort, changed: () => void) => RoomServer;
  /** What is used to test whether writing works again. */
  readonly every?: Every;
  /** The journal was written again into a folder that must contain nothing else. */
  readonly writtenAgain?: (folder: string) => void;
  /** Where the evenings' backup files are written; missing: nowhere. */
  readonly backups?: BackupFolder;
  /** Runs `then` after a delay in ms. */
  readonly later?: (then: () => void, milliseconds: number) => void;
}

/** How long a deal waits for numbers that devices have promised for it, in ms: many times what they need. */
const LONGEST_WAIT = 3_000;

/**
 * Opens the only authority over all evenings and tables of a data folder, as of its last write. Refuses as
 * `openJournal` does, with `journal-not-understood`, and if the folder cannot be used.
 */
export function openHost(options: HostOptions): Promise<Result<HostPort, Refusal>> {
  const dataDir = resolve(options.dataDir);
  const made = usable(() => makeFolder(dataDir), dataDir);
  if (!made.ok) return Promise.resolve(made);
  const find = options.findGame ?? findGame;
  const restoring = new Restoring(find);
  const read = openJournal(join(dataDir, JOURNAL_FILE), (row) => restoring.read(row), options.appVersion);
  if (!read.ok) return Promise.resolve(read);
  const journal = read.value;
  const memory = restoring.finish();
  if (!memory.ok) {
    journal.close();
    return Promise.resolve(memory);
  }
  return Promise.resolve(ok(new Host(options, find, journal, memory.value)));
}

class Host implements HostPort {
  readonly #context: HostContext;
  readonly #journal: Journal;
  readonly #standstills: Standstills;
  readonly #newBots: () => Bots;
  readonly #botLink: BotLink;
  #bots: Bots;
  readonly #backups: Backups | undefined;
  readonly #connections = new Set<ClientConnection>();
  readonly #handlers: ConnectionHandlers;
  readonly #admission: GuestAdmission;
  readonly admission: AdmissionPort;
  /** The list of evenings as last sent. */
  #sent = '';
  /** Why nothing is carried out any more. */
  #over: Refusal | undefined;

  constructor(options: HostOptions, find: FindGame, journal: Journal, memory: LedgerMemory) {
    const now = options.now ?? (() => new Date().toISOString());
    const chance = options.chance ?? SECURE_CHANCE;
    this.#journal = journal;
    this.#context = {
      appVersion: options.appVersion,
      ledger: new Ledger(memory, { journal, findGame: find, now, written: (failure) => this.#written(failure) }),
      ...{ chance, botSecret: newBotSecret(chance), now },
      arrivals: new Arrivals(options.longestWait ?? LONGEST_WAIT),
      findGame: find,
      settings: options.settings,
      writeAgain: (folder) => {
        const refused = this.#standstills.writeAgain(folder);
        if (!refused) options.writtenAgain?.(folder);
        return refused;
      },
      tipFor: (view, rules, thinker) => this.#botLink.tip(view, rules, thinker),
      restFor: (question) => this.#botLink.rest(question),
      rooms: options.rooms?.(this, () => this.#context.ledger.touchRoom()),
      settingsChanged: (settings) => this.#connections.forEach((connection) => connection.sendSettings(settings)),
    };
    this.#admission = new GuestAdmission(this.#context, () => presentGuests(this.#connections));
    this.admission = admissionPortOf(this.#admission, this.#connections);
    this.#standstills = new Standstills({
      ...{ journal, now, every: options.every ?? systemEvery },
      gone: (why) => this.#context.ledger.fail(why),
      changed: () => this.#context.ledger.schedule(),
      over: () => this.#goOn(),
    });
    const { ledger } = this.#context;
    this.#handlers = {
      get answers() {
        return ledger.answers;
      },
      standstill: (isDirector) => this.#standstills.news(isDirector),
      execute: (connection, command, id) => this.#execute(connection, command, id),
      hello: ({ access }) => helloTo(access, this.#context),
      code: () => this.#context.ledger.room?.code,
      later: () => this.#context.ledger.schedule(),
    };
    const pace = paceBy(() => options.settings.get().pace, options.pace);
    this.#botLink = options.botLink ?? new BotLink();
    const timer = options.timer ?? REAL_TIME;
    this.#newBots = () => new Bots(this.#context, { link: this.#botLink, pace, timer, bug: report });
    this.#bots = this.#newBots();
    this.#bots.look();
    this.#backups =
      options.backups &&
      new Backups({
        ...{ folder: options.backups, now, later: options.later ?? unhurried },
        evenings: () => ledger.evenings,
        changed: () => this.#over ?? ledger.schedule(),
      });
    void this.#backups?.look();
    this.#openAgain();
  }

  open(
    send: (message: FromHost) => void,
    access: Access = DIRECTOR_ACCESS,
    over?: () => void,
    charge?: (spent: number) => void,
  ): Connection {
    const connection = new ClientConnection({ send, over, charge }, access, this.#handlers);
    this.#connections.add(connection);
    this.#presenceChanges(connection);
    return {
      get access() {
        return connection.access;
      },
      receive: (message, bytes) => {
        if (!this.#connections.has(connection)) return;
        try {
          connection.receive(message, bytes);
        } catch (bug) {
          // The host survives any message: nothing is thrown back into the socket that it came from.
          report(bug);
          connection.misunderstood(message);
        }
        if (this.#over) connection.sendFailure(this.#over);
        else this.#context.ledger.schedule();
      },
      away: (isAway) => {
        if (connection.away === isAway) return;
        connection.away = isAway;
        this.#presenceChanges(connection);
      },
      close: () => this.#forget(connection),
    };
  }

  async stop(): Promise<void> {
    if (this.#over) return;
    this.#context.ledger.flush();
    this.#over = refuseHost('host-stopping');
    this.#standstills.close();
    for (const connection of this.#connections) connection.apply({ search: null });
    this.#context.arrivals.close();
    this.#context.ledger.close();
    await this.#backups?.stop();
    await this.#context.rooms?.close();
    this.#bots.rest();
    await this.#botLink.close();
  }

  /** A room that was open is open again after a restart, where the phones look for it. */
  #openAgain(): void {
    const { rooms, ledger } = this.#context;
    if (!ledger.room?.open || !rooms) return;
    rooms.open(ledger.room.port).then(() => {
      rooms.announce();
      ledger.touchRoom();
    }, report);
  }

  #forget(connection: ClientConnection): void {
    connection.apply({ search: null });
    if (this.#connections.delete(connection)) this.#presenceChanges(connection);
  }

  /** Hangs up connections with nothing left to send. */
  #hangUp(): void {
    const { room } = this.#context.ledger;
    for (const connection of [...this.#connections].filter((one) => one.isOver(room))) {
      this.#forget(connection);
      connection.end();
    }
  }

  /** Everybody who watches a table sees which devices are there. */
  #presenceChanges(connection: ClientConnection): void {
    if (this.#over) return;
    if (connection.access.type === 'guest') this.#context.ledger.touchRoom(connection.access.guest);
    else this.#context.ledger.schedule();
  }

  #execute(connection: ClientConnection, command: Command, id: string): Outcome | Promise<Outcome> {
    if (this.#over) return { answer: fail([this.#over]) };
    const { ledger } = this.#context;
    const { effect, secret = false } = COMMANDS[command.type];
    const standing = this.#standstills.refusal;
    if (standing && effect === 'writes') return { answer: fail([standing]) };
    const before = ledger.recorded;
    // Visitors have no identity before `join`; afterwards answers are cached per guest.
    const who = accessKey(connection.access);
    const done = (outcome: Outcome): Outcome => {
      const evening = 'evening' in command ? command.evening : 'house';
      if (outcome.gone) expelGuest(this.#connections, outcome.gone);
      if (who !== undefined && !this.#over && effect !== 'reads')
        ledger.recordAnswer(who, id, outcome.answer, { evening, did: ledger.recorded > before, secret });
      return outcome;
    };
    const bugged = (bug: unknown): Outcome => {
      const { refusal } = this.#standstills;
      if (bug instanceof StandsStill && refusal) return { answer: fail([refusal]) };
      // A command works everything out before it records anything, so records are always whole.
      report(bug);
      return { answer: fail([refuseHost('internal-error', { text: command.type })]) };
    };
    try {
      const outcome = execute(this.#context, this.#admission, connection, command);
      return outcome instanceof Promise ? outcome.then(done, bugged) : done(outcome);
    } catch (bug) {
      return bugged(bug);
    }
  }

  /** After every write: sends the news to connections, and lets bots look. */
  #written(failure?: Refusal): void {
    if (this.#over) return;
    if (failure) this.#standStill(failure);
    const { changed, activity } = this.#context.ledger;
    const hasRoomChanged = changed.room;
    const summaries = changed.evenings.size > 0 ? this.#changedSummaries() : undefined;
    this.#backups?.happened(changed.evenings);
    const news = newsOf(this.#context, presentGuests(this.#connections), this.#backups?.views() ?? [], summaries);
    for (const connection of this.#connections) connection.sendNews(news);
    changed.evenings.clear();
    changed.tables.clear();
    changed.seats.clear();
    changed.room = false;
    activity.talk.splice(0);
    if (hasRoomChanged) this.#hangUp();
    if (this.#context.ledger.standsStill) return;
    this.#commit();
    this.#bots.look();
  }

  /** Everybody who watches a table sees the commitment for its next deal. */
  #commit(): void {
    const looked = new Map<string, Watched>();
    for (const { watched } of this.#connections)
      if (watched) looked.set(placeOf(watched.evening, watched.place), watched);
    for (const { evening: id, place } of looked.values()) {
      const evening = this.#context.ledger.evenings.get(id);
      if (evening) commit(this.#context, evening, place);
    }
  }

  /**
   * What could not be written never was: the memory is rebuilt from what is written, and nothing is carried out until
   * writing works again.
   */
  #standStill(failure: Refusal): void {
    this.#standstills.begin(failure);
    this.#bots.rest();
    const { ledger, findGame } = this.#context;
    const restoring = new Restoring(findGame);
    for (const row of this.#journal.rows()) restoring.read(row);
    const memory = restoring.finish();
    if (!memory.ok) throw new Error(`what was written is not understood: ${memory.error.code}`);
    ledger.restore(memory.value);
    const why = this.#standstills.refusal ?? failure;
    for (const connection of this.#connections) {
      const { access } = connection;
      // A guest who had just joined is a visitor again.
      if (access.type === 'guest' && !(ledger.room && guestOf(ledger.room, access.guest)))
        connection.apply({ access: { type: 'visitor' } });
      connection.refuse(why);
    }
  }

  #goOn(): void {
    const { ledger } = this.#context;
    ledger.resume();
    this.#bots = this.#newBots();
    ledger.schedule();
  }

  /** The list of evenings, if it has changed since it was last sent. */
  #changedSummaries(): Extract<FromHost, { type: 'evenings' }> | undefined {
    const evenings = summariesOf(this.#context.ledger.evenings);
    const text = JSON.stringify(evenings);
    if (text === this.#sent) return undefined;
    this.#sent = text;
    return { type: 'evenings', evenings };
  }
}

const unhurried = (then: () => void, milliseconds: number): void => void setTimeout(then, milliseconds).unref();

/** A bug of ours: the app goes on, and somebody who starts it from a terminal sees it. */
const report = (bug: unknown): void => console.error(bug);
