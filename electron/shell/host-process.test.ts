import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FromHostProcess, ToHostProcess } from '../host/port.ts';
import type { FromHost } from '../protocol/messages.ts';
import { HostProcess } from './host-process.ts';

const TOLD: FromHost = { type: 'evenings', evenings: [] };

/** A child as HostProcess sees it: what was posted to it, and what it says or does. */
class Child extends EventEmitter {
  readonly posted: ToHostProcess[] = [];
  postMessage(message: ToHostProcess): void {
    this.posted.push(message);
    if (message.type === 'stop') this.emit('exit', 0);
  }
  kill(): boolean {
    return this.emit('exit', 1);
  }
  says(message: FromHostProcess): void {
    this.emit('message', message);
  }
}

const page = (heard: unknown[]) => ({ hear: (m: FromHost) => heard.push(m), closed: () => heard.push('closed') });

let children: Child[];
let reasons: string[];
let host: HostProcess<string>;
const child = (i: number): Child => {
  const found = children[i];
  if (!found) throw new Error(`no child ${i}`);
  return found;
};

beforeEach(() => {
  children = [];
  reasons = [];
  host = new HostProcess({
    fork: () => {
      const made = new Child();
      children.push(made);
      return made;
    },
    settings: () => undefined,
    failed: ({ code }) => reasons.push(code),
  });
});

describe('a page and its line', () => {
  test('gets a line when the host is ready, and hears only what is said on it', () => {
    const heard: unknown[] = [];
    host.open('a', page(heard));
    expect(child(0).posted).toEqual([]);
    child(0).says({ type: 'ready' });
    expect(child(0).posted).toEqual([{ type: 'open', line: 1 }]);
    child(0).says({ type: 'message', line: 2, message: TOLD });
    child(0).says({ type: 'message', line: 1, message: TOLD });
    expect(heard).toEqual([TOLD]);
  });

  test('what it sends goes on as it is; without a line it is told that it was lost', () => {
    const heard: unknown[] = [];
    host.open('a', page(heard));
    host.send('a', { too: 'early' });
    expect(heard).toEqual(['closed']);
    child(0).says({ type: 'ready' });
    host.send('a', { any: 'thing' });
    expect(child(0).posted.at(-1)).toEqual({ type: 'message', line: 1, message: { any: 'thing' } });
  });

  test('a reloaded page closes its old line', () => {
    child(0).says({ type: 'ready' });
    host.open('a', page([]));
    host.open('a', page([]));
    expect(child(0).posted).toEqual([
      { type: 'open', line: 1 },
      { type: 'close', line: 1 },
      { type: 'open', line: 2 },
    ]);
  });
});

describe('a host that dies', () => {
  test('is started again, and every page gets a new line', () => {
    const heard: unknown[] = [];
    child(0).says({ type: 'ready' });
    host.open('a', page(heard));
    child(0).kill();
    expect(heard).toEqual(['closed']);
    child(1).says({ type: 'ready' });
    expect(child(1).posted).toEqual([{ type: 'open', line: 2 }]);
    child(1).says({ type: 'message', line: 2, message: TOLD });
    expect(heard).toEqual(['closed', TOLD]);
  });

  test('is given up when it never gets ready', () => {
    child(0).says({ type: 'ready' });
    for (let i = 0; i < children.length; i++) child(i).kill();
    expect(children).toHaveLength(4);
    expect(reasons).toEqual(['host-crashed']);
  });

  test('that refuses to serve is not started again', () => {
    child(0).says({ type: 'failed', refusal: { code: 'journal-locked' } });
    child(0).kill();
    expect(children).toHaveLength(1);
    expect(reasons).toEqual(['journal-locked']);
  });

  test('by our own wish is not started again, and pages are left alone', async () => {
    const heard: unknown[] = [];
    child(0).says({ type: 'ready' });
    host.open('a', page(heard));
    await host.stop();
    expect(child(0).posted.at(-1)).toEqual({ type: 'stop' });
    expect(children).toHaveLength(1);
    expect(heard).toEqual([]);
  });
});
