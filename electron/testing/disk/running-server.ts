import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Visitor } from '#electron/host/testing/visitor.ts';
import { type Remote, remote } from '#electron/lan/testing/remote.ts';
import { nextSeed, SEEDED, seededBy } from '../chance/seeds.ts';

const PROGRAM = fileURLToPath(new URL('../../server.ts', import.meta.url));

/**
 * How a program is started that has a disk of its own: `command` before it; and how that disk is reached from outside.
 */
export interface Within {
  readonly command: readonly string[];
}

/** The server as a process of its own, with the director's page and real sockets. */
export class RunningServer {
  readonly child: ChildProcess;
  readonly #port: number;
  readonly #session: string;
  readonly #remotes: Remote[] = [];

  private constructor(child: ChildProcess, port: number, session: string) {
    this.child = child;
    this.#port = port;
    this.#session = session;
  }

  static async start(dataDir: string, within: Within = { command: [] }): Promise<RunningServer> {
    const { child, said } = spawned(dataDir, within);
    const address = await new Promise<string>((resolve, reject) => {
      if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve);
      child.once('close', (code) => reject(new Error(`ended with ${String(code)}: ${said()}`)));
    });
    const { port, hash } = new URL(address);
    return new RunningServer(child, Number(port), hash.replace('#token=', ''));
  }

  /** A page of the director's. The address works once, so there is one. */
  page(): Visitor {
    const made = remote(this.#port, { token: this.#session });
    this.#remotes.push(made);
    return new Visitor(made.wire);
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    for (const one of this.#remotes) one.close();
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill(signal);
    await once(this.child, 'close');
  }
}

/** Starts a server that is expected to give up, and gives its exit code and output. */
export async function failedStart(
  dataDir: string,
  within: Within = { command: [] },
): Promise<{ readonly code: number | null; readonly said: string }> {
  const { child, said } = spawned(dataDir, within);
  child.stdout?.once('data', () => child.kill('SIGKILL'));
  await once(child, 'close');
  return { code: child.exitCode, said: said() };
}

function spawned(dataDir: string, { command }: Within): { readonly child: ChildProcess; readonly said: () => string } {
  const own = [process.execPath, ...SEEDED, PROGRAM, '--data', dataDir];
  const [program = '', ...args] = [...command, ...own];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...seededBy(nextSeed()), LC_ALL: 'de_AT.UTF-8', TAROCKABEND_BOT_PAUSE: '1' },
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  return { child, said: () => said };
}

/** SHA-256 of every file below a folder, by relative path. */
export function hashesOf(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const hashes = files.map((file): [string, string] => {
    const path = join(file.parentPath, file.name);
    return [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')];
  });
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A disk in memory of `kilobytes` kB at `folder`, which only the program started in it sees. */
export const ownDisk = (folder: string, kilobytes: number): Within => ({
  command: [
    ...UNSHARE,
    'sh',
    '-c',
    `mount -t tmpfs -o size=${String(kilobytes)}k,mode=700 none "$0" && exec "$@"`,
    folder,
  ],
});

/** A folder as seen by a program that was started with a disk of its own. */
export const seenBy = ({ child }: RunningServer, folder: string): string => `/proc/${String(child.pid)}/root${folder}`;

/** Pulls the disk out, while it is in use. */
export function pullOut({ child }: RunningServer, folder: string): void {
  const who = ['--target', String(child.pid), '--mount', ...(isRoot ? [] : ['--user', '--preserve-credentials'])];
  const done = spawnSync('nsenter', [...who, 'umount', '--lazy', folder]);
  if (done.status !== 0) throw new Error(done.stderr.toString());
}

const isRoot = process.getuid?.() === 0;
const UNSHARE = isRoot ? ['unshare', '--mount'] : ['unshare', '--map-root-user', '--mount'];

const [first = 'unshare', ...rest] = UNSHARE;
const mounted = spawnSync(first, [...rest, 'mount', '-t', 'tmpfs', 'none', '/mnt']);
/** Why no program can have a disk of its own here; if tests are counted that is a failure. */
const NO_OWN_DISK = mounted.status === 0 ? undefined : `no unshare --mount here: ${String(mounted.stderr)}`;
if (NO_OWN_DISK !== undefined && process.env['CI'] === undefined) console.error(`skipped: ${NO_OWN_DISK}`);
/** Whether to leave out tests that need one. */
export const LEAVE_OUT = NO_OWN_DISK !== undefined && process.env['CI'] === undefined;
