import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Stopped } from '#electron/protocol/transport/stopped.ts';
import { LastWords } from '#electron/supervisor/last-words.ts';
import { LogFile } from '#electron/supervisor/log-file.ts';
import { type Death, ExitReport } from '#electron/supervisor/report.ts';
import { Restarts } from '#electron/supervisor/restarts.ts';
import { Admissions } from '#electron/web/admissions.ts';
import { startOutageServer } from '#electron/web/outage-server.ts';
import { pageRoot } from '#electron/web/page-files.ts';
import { SessionFile } from '#electron/web/session-file.ts';
import { fill, type Language } from '#engine/core/text.ts';
import packageJson from '../package.json' with { type: 'json' };
import { ended, ROOT } from './run.ts';
import { COMES_BACK, GAVE_UP, REFUSED, TRY_AGAIN } from './texts.ts';

export interface SuperviseOptions {
  /** The server, as it is started under Node. */
  readonly args: readonly string[];
  readonly dataDir: string;
  readonly language: Language;
  /** The app's address: at the first start, and if it ever has to move. */
  readonly found: (address: string) => void;
}

/** What the server prints when it cannot start; the reason is its last line. */
const CANNOT = 2;

/** Keeps the server alive by the same rules as the app keeps its host; a page replaces one that stays away. */
export class Supervisor {
  readonly #options: SuperviseOptions;
  readonly #restarts = new Restarts();
  readonly #exitReport: ExitReport;
  #origin = '';
  #child: ChildProcess | undefined;
  readonly #ending = new AbortController();
  /** Ends the present wait. */
  #wake: () => void = () => undefined;

  constructor(options: SuperviseOptions) {
    this.#options = options;
    this.#exitReport = new ExitReport(options.dataDir, new LogFile(options.dataDir), packageJson.version);
  }

  /** Whether somebody has ended us; asked again after every wait. */
  #isEnding(): boolean {
    return this.#ending.signal.aborted;
  }

  /** Until the server has ended normally, or cannot go on; gives the exit code. */
  async run(): Promise<number> {
    for (;;) {
      const { code, death } = await this.#once();
      if (this.#isEnding() || code === 0) return code;
      // It never served, and has said why.
      if (code === CANNOT && this.#origin === '') return code;
      const refused = code === CANNOT ? death.words.at(-1) : undefined;
      const stopped = this.#exitReport.record(death, refused);
      const pause = refused === undefined ? this.#restarts.died() : null;
      if (pause !== null) {
        console.error(COMES_BACK[this.#options.language]);
        await this.#pause(pause);
      } else if (!(await this.#staysAway(stopped))) return code;
      if (this.#isEnding()) return 0;
    }
  }

  /** If we end, the server ends too. */
  end(signal: NodeJS.Signals): void {
    this.#ending.abort();
    this.#child?.kill(signal);
    this.#wake();
  }

  async #once(): Promise<{ readonly code: number; readonly death: Death }> {
    const born = performance.now();
    const child = spawn(process.execPath, this.#options.args, { cwd: ROOT, stdio: ['inherit', 'pipe', 'pipe'] });
    this.#child = child;
    const said = new LastWords(child.stderr, process.stderr);
    let isFirst = true;
    createInterface({ input: child.stdout }).on('line', (line) => {
      // Open pages find the server again by themselves; nobody needs an address for that.
      const { origin } = URL.parse(line) ?? { origin: this.#origin };
      if (!isFirst) console.log(line);
      else if (origin !== this.#origin) this.#options.found(line);
      isFirst = false;
      this.#origin = origin;
    });
    const code = await ended(child);
    this.#child = undefined;
    const how = child.signalCode ?? `exit code ${code}`;
    return { code, death: { how, lived: performance.now() - born, words: await said.all() } };
  }

  /** Waits until somebody wants the server back; false if that is impossible, because nobody has ever seen it. */
  async #staysAway(stopped: Stopped): Promise<boolean> {
    const { language, dataDir } = this.#options;
    const { crashed, said, file } = stopped;
    console.error(fill((crashed ? GAVE_UP : REFUSED)[language], { said, file }));
    if (this.#origin === '') return false;
    const admissions = new Admissions(new SessionFile(dataDir));
    const sign = await startOutageServer({
      port: Number(new URL(this.#origin).port),
      root: pageRoot(),
      stopped,
      knows: (session) => admissions.knows(session),
      wanted: () => this.#wake(),
    }).catch((error: unknown) => console.error(error));
    if (!sign) return false;
    console.error(TRY_AGAIN[language]);
    await this.#woken();
    await sign.close();
    this.#restarts.forgive();
    return true;
  }

  async #pause(milliseconds: number): Promise<void> {
    const timer = setTimeout(() => this.#wake(), milliseconds);
    await this.#woken();
    clearTimeout(timer);
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => (this.#wake = resolve));
  }
}
