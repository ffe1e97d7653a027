import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { utilities } from './state.mjs';

/** A test's seed is another one for every start of the host. */
const SEEDED = new URL('../../electron/testing/chance/seeded-program.ts', import.meta.url).href;
let starts = 0;
const seeded = ({ TAROCKABEND_CHANCE: seed, ...env }) =>
  seed === undefined ? env : { ...env, TAROCKABEND_CHANCE: `${seed} ${++starts}` };

/** A utility process is a Node child here; messages travel by structured clone. No MessagePorts. */
class UtilityProcess extends EventEmitter {
  #child;
  constructor(file, args = [], options = {}) {
    super();
    this.serviceName = options.serviceName ?? 'Node Utility Process';
    utilities.add(this);
    const parentPort = new URL('./parent-port.mjs', import.meta.url).href;
    const wished = options.stdio ?? 'inherit';
    const [, stdout, stderr] = typeof wished === 'string' ? ['ignore', wished, wished] : wished;
    this.#child = fork(file, args, {
      execArgv: ['--import', parentPort, '--import', SEEDED, ...(options.execArgv ?? [])],
      env: seeded(options.env ?? process.env),
      cwd: options.cwd,
      serialization: 'advanced',
      stdio: ['ignore', stdout, stderr, 'ipc'],
    });
    this.#child.once('spawn', () => this.emit('spawn'));
    this.#child.on('message', (m) => this.emit('message', m));
    this.#child.once('exit', (code) => {
      utilities.delete(this);
      this.emit('exit', code ?? 1);
    });
    process.once('exit', () => this.#child.kill());
  }
  get pid() {
    // A test may ask through the inspector while the process is still being spawned.
    return this.#child?.exitCode === null ? this.#child.pid : undefined;
  }
  get stdout() {
    return this.#child.stdout;
  }
  get stderr() {
    return this.#child.stderr;
  }
  postMessage(message, transfer = []) {
    if (transfer.length) throw new Error('stand-in: MessagePorts are not supported');
    this.#child.send(message);
  }
  kill() {
    return this.#child.kill();
  }
}

export const utilityProcess = { fork: (file, args, options) => new UtilityProcess(file, args, options) };
