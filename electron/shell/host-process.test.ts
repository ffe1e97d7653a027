import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FromHostProcess, ToHostProcess } from '../host/port.ts';
import type { FromHost } from '../protocol/messages.ts';
import { refuseHost } from '../protocol/refusals.ts';
import type { Stopped } from '../protocol/transport/stopped.ts';
import type { Death } from '../supervisor/report.ts';
import { Restarts } from '../supervisor/restarts.ts';
import { HostProcess } from './host-process.ts';

const TOLD: FromHost = { type: 'evenings', evenings: [] };

/** A child as HostProcess sees it: what was posted to it, and what it sends or does. */
class Child extends EventEmitter {
  readonly posted: ToHostProcess[] = [];
  postMessage(message: ToHostProcess): void {
    this.posted.push(message);
    if (message.type === 'stop') this.emit('exit', 0);
  }
  kill(): boolean {
    return this.emit('exit', 1);
  }
  lastWords(): Promise<readonly string[]> {
    return Promise.resolve(['last words']);
  }
  says(message: FromHostProcess): void {
    this.emit('message', message);
  }
}

const page = (received: unknown[]) => ({
  receive: (m: FromHost) => received.push(m),
  closed: () => received.push('closed'),
  stopped: (stopped: Stopped | null) => received.push(stopped?.said ?? 'started again'),
});

let children: Child[];
let reasons: string[];
let deaths: Death[];
let now: number;
/** Starts that wait, with their pauses in ms. */
let waiting: (readonly [pause: number, start: () => void])[];
let host: HostProcess<string>;
const child = (i: number): Child => {
  const found = children[i];
  if (!found) throw new Error(`no child ${i}`);
  return found;
};

/** Lets pending promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The current host gets ready, lives for `lived` ms, and dies; then the pause before the next one is over. */
async function livesFor(lived: number): Promise<void> {
  const last = children.length - 1;
  child(last).says({ type: 'ready' });
  now += lived;
  child(last).kill();
  await settled();
  for (const [pause, start] of waiting.splice(0)) {
    now += pause;
    start();
  }
}

beforeEach(() => {
  children = [];
  reasons = [];
  deaths = [];
  waiting = [];
  now = 0;
  host = new HostProcess({
    fork: () => {
      const made = new Child();
      children.push(made);
      return made;
    },
    settings: () => undefined,
    failed: ({ code }) => reasons.push(code),
    record: (death, why) => {
      deaths.push(death);
      return { crashed: !why, said: why?.code ?? death.words.join(), file: '/report', report: '' };
    },
    restarts: new Restarts(() => now),
    now: () => now,
    later: (start, pause) => waiting.push([pause, start]),
  });
});

describe('a page and its line', () => {
  test('gets a connection when the host is ready, and receives only what is sent on it', () => {
    const received: unknown[] = [];
    host.open('a', page(received));
    expect(child(0).posted).toEqual([]);
    child(0).says({ type: 'ready' });
    expect(child(0).posted).toEqual([{ type: 'connect', line: 1 }]);
    child(0).says({ type: 'message', line: 2, message: TOLD });
    child(0).says({ type: 'message', line: 1, message: TOLD });
    expect(received).toEqual([TOLD]);
  });

  test('its messages are forwarded unchanged; without a connection it is told that they were lost', () => {
    const received: unknown[] = [];
    host.open('a', page(received));
    host.send('a', { too: 'early' });
    expect(received).toEqual(['closed']);
    child(0).says({ type: 'ready' });
    host.send('a', { any: 'thing' });
    expect(child(0).posted.at(-1)).toEqual({ type: 'message', line: 1, message: { any: 'thing' } });
  });

  test('a reloaded page closes its old connection', () => {
    child(0).says({ type: 'ready' });
    host.open('a', page([]));
    host.open('a', page([]));
    expect(child(0).posted).toEqual([
      { type: 'connect', line: 1 },
      { type: 'close', line: 1 },
      { type: 'connect', line: 2 },
    ]);
  });
});

describe('a host that dies', () => {
  test('is restarted, and every page gets a new connection', () => {
    const received: unknown[] = [];
    child(0).says({ type: 'ready' });
    host.open('a', page(received));
    child(0).kill();
    expect(received).toEqual(['closed']);
    child(1).says({ type: 'ready' });
    expect(child(1).posted).toEqual([{ type: 'connect', line: 2 }]);
    child(1).says({ type: 'message', line: 2, message: TOLD });
    expect(received).toEqual(['closed', TOLD]);
  });

  test('0.9 s after each start is started three times, then stays away, and pages are told why', async () => {
    const received: unknown[] = [];
    host.open('a', page(received));
    for (let i = 0; i < children.length && i < 9; i++) await livesFor(900);
    expect(children).toHaveLength(3);
    expect(received).toEqual(['closed', 'closed', 'closed', 'last words']);
    expect(deaths).toEqual(Array(3).fill({ how: 'exit code 1', lived: 900, words: ['last words'] }));
    expect(reasons).toEqual([]);

    // A reloaded page is told, too.
    const other: unknown[] = [];
    host.open('b', page(other));
    expect(other).toEqual(['last words']);

    host.startAgain();
    expect(received.at(-1)).toBe('started again');
    child(3).says({ type: 'ready' });
    expect(child(3).posted).toEqual([
      { type: 'connect', line: 4 },
      { type: 'connect', line: 5 },
    ]);
    host.startAgain();
    expect(children).toHaveLength(4);
  });

  test('before it is ever ready is tried three times as well', async () => {
    for (let i = 0; i < 3; i++) {
      child(i).kill();
      for (const [, start] of waiting.splice(0)) start();
    }
    await settled();
    expect(children).toHaveLength(3);
    expect(deaths).toHaveLength(3);
  });

  test('is started at once the first time, and after a pause the second', async () => {
    child(0).kill();
    expect(children).toHaveLength(2);
    child(1).kill();
    expect(children).toHaveLength(2);
    expect(waiting.map(([pause]) => pause)).toEqual([1000]);
    await host.stop();
    waiting[0]?.[1]();
    expect(children, 'the app has ended meanwhile').toHaveLength(2);
  });

  test('that refuses to serve is not restarted', () => {
    child(0).says({ type: 'failed', refusal: refuseHost('journal-locked') });
    child(0).kill();
    expect(children).toHaveLength(1);
    expect(reasons).toEqual(['journal-locked']);
  });

  test('that refuses to serve after others did stays away, and pages are sent its reason', async () => {
    const received: unknown[] = [];
    child(0).says({ type: 'ready' });
    host.open('a', page(received));
    child(0).kill();
    child(1).says({ type: 'failed', refusal: refuseHost('journal-damaged') });
    await settled();
    expect(children).toHaveLength(2);
    expect(received).toEqual(['closed', 'journal-damaged']);
    expect(reasons).toEqual([]);
  });

  test('by our own request is not restarted, and pages are left alone', async () => {
    const received: unknown[] = [];
    child(0).says({ type: 'ready' });
    host.open('a', page(received));
    await host.stop();
    expect(child(0).posted.at(-1)).toEqual({ type: 'stop' });
    expect(children).toHaveLength(1);
    expect(received).toEqual([]);
  });
});
