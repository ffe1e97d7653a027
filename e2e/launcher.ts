import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const launchers: Launcher[] = [];

/** Ends processes that a failed test left behind. */
export async function endLaunchers(): Promise<void> {
  for (const launcher of launchers.splice(0)) await launcher.end();
}

/** `npm start` unchanged, with a runtime folder of the test's own, and data in `<folder>/data`. */
export class Launcher {
  said = '';
  /** The first address that it prints; rejects with its output if it ends before that. */
  readonly address: Promise<string>;
  /** Everything that it printed to the terminal. */
  readonly printed: string[] = [];
  readonly #child: ChildProcess;

  constructor(folder: string, env: Record<string, string>, args: readonly string[] = []) {
    const { DISPLAY: _x, WAYLAND_DISPLAY: _wayland, ...inherited } = process.env;
    this.#child = spawn(process.execPath, ['build/start.ts', '--data', join(folder, 'data'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...inherited,
        LC_ALL: 'de_AT.UTF-8',
        electron_config_cache: join(folder, 'cache'),
        ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'runtime'),
        // A busy machine may be slow with the first byte; the shorter time-out is only for silence itself.
        TAROCKABEND_STALL_SECONDS: '60',
        ...env,
      },
    });
    launchers.push(this);
    const { stdout, stderr } = this.#child;
    stderr?.on('data', (text: Buffer) => (this.said += text.toString()));
    this.address = new Promise<string>((found, failed) => {
      this.#child.once('close', () => failed(new Error(this.said)));
      if (!stdout) return;
      createInterface({ input: stdout }).on('line', (line) => {
        this.printed.push(line);
        if (line.startsWith('http')) found(line);
      });
    });
    // Not every test asks for it.
    this.address.catch(() => undefined);
  }

  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  async end(): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    this.#child.kill('SIGTERM');
    const [code] = (await once(this.#child, 'close')) as [number | null];
    return code;
  }
}

/** Nobody answers at the download address of Electron, so the app runs in the browser. */
export async function withoutElectron(): Promise<Record<string, string>> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return { ELECTRON_MIRROR: `http://127.0.0.1:${String(port)}/` };
}
