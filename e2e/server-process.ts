import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SEEDED } from '#electron/testing/chance/seeds.ts';
import { seededEnv } from './seeded-chance.ts';

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The built server as a child process. */
export class ServerProcess {
  readonly address: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  /** Starts it and waits for its address; rejects with its output if it ends before that. */
  static start(dataDir: string, ...args: readonly string[]): Promise<ServerProcess> {
    return ServerProcess.startFrom('dist', dataDir, ...args);
  }

  /** The same, from another build than the product's. */
  static async startFrom(built: string, dataDir: string, ...args: readonly string[]): Promise<ServerProcess> {
    // Rooms of other tests are open at the same time, and take each other's usual port.
    const own = ['--data', dataDir, '--room-port', String(await freePort()), '--documents', join(dataDir, 'documents')];
    const child = spawn(process.execPath, [...SEEDED, join(built, 'main/server.js'), ...own, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...seededEnv(), LC_ALL: 'de_AT.UTF-8' },
    });
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      process.stderr.write(text);
    });
    const address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', resolve);
      child.once('close', (code) => reject(new Error(`server ended with ${String(code)}: ${said}`)));
    });
    return new ServerProcess(child, address);
  }

  /** Ends it with a signal and gives its exit code (`null` after SIGKILL). */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill(signal);
      await once(this.#child, 'close');
    }
    return this.#child.exitCode;
  }
}
