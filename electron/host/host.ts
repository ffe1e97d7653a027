import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../engine/core/json.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import { refusal } from '../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../engine/core/result.ts';
import { findGame } from '../../engine/games/index.ts';
import type { FindGame } from '../../engine/kernel/ready.ts';
import type { HostRefusal } from '../../engine/tournament/refusals.ts';
import { PROTOCOL_VERSION, type Command, type FromHost } from '../protocol/messages.ts';
import { openJournal } from '../storage/journal.ts';
import type { Settings } from '../protocol/settings.ts';
import type { SettingsStore } from '../storage/settings.ts';
import { BotLink } from './bot-link.ts';
import { Bots, type Pace } from './bots.ts';
import { SECURE_CHANCE, type Chance } from './chance.ts';
import { execute } from './commands.ts';
import type { Office } from './office.ts';
import { summaryOf, type Evening } from './house.ts';
import { Ledger } from './ledger.ts';
import { ClientLine } from './line.ts';
import type { HostPort, Line } from './port.ts';
import { Restoring } from './restore.ts';

export interface HostOptions {
  /** Folder of the journal; made if it is missing. */
  readonly dataDir: string;
  readonly appVersion: string;
  readonly settings: SettingsStore;
  /** ISO time. */
  readonly now?: () => string;
  readonly chance?: Chance;
  readonly findGame?: FindGame;
  readonly pace?: Partial<Pace>;
  readonly botLink?: BotLink;
  /** Called when the journal can no longer be written; by default the process ends with an error, to be started again. */
  readonly failed?: (failure: Refusal, cause: unknown) => void;
}

/** Name of the journal in the data folder. */
export const JOURNAL_FILE = 'journal.sqlite';

/** The paces that can be set, in ms. `TAROCKABEND_BOT_PAUSE` overrides the bots' pauses. */
const PACES: Readonly<Record<Settings['pace'], Omit<Pace, 'clock'>>> = {
  slow: { bot: 1400, trick: 3000 },
  normal: { bot: 700, trick: 1800 },
  fast: { bot: 300, trick: 900 },
  'at-once': { bot: 0, trick: 0 },
};
/** How long everybody may think about a claim that nobody has to make, in ms. */
const CLOCK = 5_000;

/**
 * Opens the one authority over all evenings and tables of a data folder, as it was when it last wrote something.
 * Refuses as `openJournal` does, and with `journal-not-understood`.
 */
export function openHost(options: HostOptions): Promise<Result<HostPort, Refusal>> {
  mkdirSync(options.dataDir, { recursive: true });
  const find = options.findGame ?? findGame;
  const restoring = new Restoring(find);
  const journal = openJournal(join(options.dataDir, JOURNAL_FILE), (row) => restoring.read(row));
  if (!journal.ok) return Promise.resolve(journal);
  const evenings = restoring.finish();
  if (!evenings.ok) {
    journal.value.close();
    return Promise.resolve(evenings);
  }
  const now = options.now ?? (() => new Date().toISOString());
  return Promise.resolve(
    ok(new Host(options, find, now, (told) => new Ledger(evenings.value, journal.value, find, now, told))),
  );
}

type Answer = Result<Json, readonly Refusal[]>;

class Host implements HostPort {
  readonly #options: HostOptions;
  readonly #office: Office;
  readonly #bots: Bots;
  readonly #lines = new Set<ClientLine>();
  /** The list of evenings as it was told last. */
  #told = '';
  /** Why nothing is carried out any more. */
  #over: Refusal | undefined;

  constructor(
    options: HostOptions,
    find: FindGame,
    now: () => string,
    openLedger: (written: (failure?: unknown) => void) => Ledger,
  ) {
    this.#options = options;
    this.#office = {
      ledger: openLedger((failure) => this.#written(failure)),
      chance: options.chance ?? SECURE_CHANCE,
      now,
      findGame: find,
      settings: options.settings,
      settingsChanged: (settings) => this.#lines.forEach((line) => line.tellSettings(settings)),
    };
    const forced = { ...paceOf(process.env['TAROCKABEND_BOT_PAUSE']), ...options.pace };
    const pace = (): Pace => ({ ...PACES[options.settings.get().pace], clock: CLOCK, ...forced });
    this.#bots = new Bots(this.#office, options.botLink ?? new BotLink(), pace, report);
    this.#bots.look();
  }

  open(send: (message: FromHost) => void): Line {
    const line = new ClientLine(
      send,
      (from, command) => this.#execute(from, command),
      () => this.#hello(),
      () => this.#office.ledger.schedule(),
    );
    this.#lines.add(line);
    this.#office.ledger.schedule();
    return {
      receive: (message) => {
        if (!this.#lines.has(line)) return;
        line.receive(message);
        if (this.#over) line.tellFailure(this.#over);
        else this.#office.ledger.schedule();
      },
      close: () => {
        line.search(undefined);
        this.#lines.delete(line);
      },
    };
  }

  async stop(): Promise<void> {
    if (this.#over) return;
    this.#office.ledger.flush();
    this.#end('host-stopping');
    await this.#bots.close();
  }

  #execute(line: ClientLine, command: Command): Answer | Promise<Answer> {
    if (this.#over) return fail([this.#over]);
    const bugged = (bug: unknown): Answer => {
      // Whatever is recorded was recorded whole: a command works everything out before it records.
      report(bug);
      return fail([refuse('internal-error', command.type)]);
    };
    try {
      const answer = execute(this.#office, line, command);
      return answer instanceof Promise ? answer.catch(bugged) : answer;
    } catch (bug) {
      return bugged(bug);
    }
  }

  /** After every writing: lets the lines know, and the bots look. After a failure nothing in memory can be trusted. */
  #written(failure?: unknown): void {
    if (this.#over) return;
    if (failure !== undefined) return this.#fail(failure);
    const { evenings, changed } = this.#office.ledger;
    const summaries = changed.evenings.size > 0 ? this.#changedSummaries() : undefined;
    for (const line of this.#lines) line.tell(evenings, changed, summaries);
    changed.evenings.clear();
    changed.tables.clear();
    this.#bots.look();
  }

  #fail(cause: unknown): void {
    const failure = this.#end('journal-failed');
    for (const line of this.#lines) line.tellFailure(failure);
    void this.#bots.close();
    if (this.#options.failed) return this.#options.failed(failure, cause);
    // Crash-only: whoever started the process starts it again, and the journal says where it was.
    report(cause);
    setTimeout(() => process.exit(1), 200);
  }

  /** The list of evenings, if it is not as it was told last. */
  #changedSummaries(): Extract<FromHost, { type: 'evenings' }> | undefined {
    const evenings = summariesOf(this.#office.ledger.evenings);
    const told = JSON.stringify(evenings);
    if (told === this.#told) return undefined;
    this.#told = told;
    return { type: 'evenings', evenings };
  }

  #end(code: HostRefusal): Refusal {
    const over = refuse(code);
    this.#over = over;
    for (const line of this.#lines) line.search(undefined);
    this.#office.ledger.close();
    return over;
  }

  #hello(): FromHost {
    return {
      type: 'hello',
      v: PROTOCOL_VERSION,
      appVersion: this.#options.appVersion,
      settings: this.#office.settings.get(),
      evenings: summariesOf(this.#office.ledger.evenings),
    };
  }
}

const summariesOf = (evenings: ReadonlyMap<string, Evening>) =>
  [...evenings.values()].map(({ state }) => summaryOf(state));

const paceOf = (pause: string | undefined): Partial<Pace> =>
  pause !== undefined && /^\d+$/.test(pause) ? { bot: Number(pause), trick: Number(pause) } : {};

const refuse = (code: HostRefusal, at?: string): Refusal => refusal(code, at);

/** A bug of ours: the app goes on, whoever starts it from a terminal sees it. */
const report = (bug: unknown): void => console.error(bug);
