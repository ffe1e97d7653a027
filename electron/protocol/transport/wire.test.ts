import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FromHost } from '../messages.ts';
import { refuseHost } from '../refusals.ts';
import { type HandClock, handClock } from '../testing/hand-clock.ts';
import { PROTOCOL_VERSION } from '../version.ts';
import { Client } from './client.ts';
import { SIGN_EVERY, SIGN_OF_LIFE } from './session.ts';
import { type Socket, Wire } from './wire.ts';

/** The other end of a socket: the test decides what the network does with it. */
interface End {
  readonly socket: Socket;
  readonly said: unknown[];
  closed: boolean;
  /** Admits the page, or resumes its connection. */
  admit(resumed?: boolean): void;
  say(message: unknown): void;
  piece(bytes: Uint8Array): void;
}

let clock: HandClock;
let ends: End[];
let received: FromHost[];
let states: string[];
let watched: boolean;
let rests: boolean[];
let wire: Wire;

const last = (): End => {
  const end = ends.at(-1);
  if (!end) throw new Error('never connected');
  return end;
};

function open(): Socket {
  const said: unknown[] = [];
  const end: End = {
    said,
    closed: false,
    socket: {
      ...{ onopen: null, onmessage: null, onclose: null, onerror: null },
      send: (text) => void said.push(JSON.parse(text)),
      // As in a browser: a dead connection is reported as closed at any time, here never.
      close: () => void (end.closed = true),
    },
    admit(resumed = false) {
      end.socket.onopen?.();
      end.say({ line: 'x'.repeat(43), resumed, longest: 1000 });
    },
    say: (message) => end.socket.onmessage?.({ data: JSON.stringify(message) }),
    piece: (bytes) => end.socket.onmessage?.({ data: Uint8Array.from(bytes).buffer }),
  };
  ends.push(end);
  return end.socket;
}

const news = (evening: string): FromHost => ({ type: 'evening-events', evening, events: [] });

beforeEach(() => {
  clock = handClock();
  [ends, received, states, watched, rests] = [[], [], [], true, []];
  wire = new Wire({
    connect: open,
    keys: { shown: () => ({ room: 'CODE' }), admitted: () => undefined, refused: () => false },
    clock,
    random: () => 1,
    watched: () => watched,
    rests: (is) => rests.push(is),
  });
  wire.listen(
    (message) => received.push(message),
    (final) => states.push(final ?? 'offline'),
    () => states.push('online'),
  );
});

/** The host's signs of life for a time in ms. */
function signs(milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= SIGN_EVERY) {
    clock.pass(Math.min(SIGN_EVERY, left));
    last().say(JSON.parse(SIGN_OF_LIFE));
  }
}

describe('a line that is dead without a word', () => {
  test('is noticed within 5 s of being visible, and resumed', () => {
    last().admit();
    last().say({ n: 1, m: news('a') });
    signs(60_000);
    clock.pass(4_000);
    wire.wake();
    clock.pass(5_000);
    expect(ends).toHaveLength(2);
    expect(ends[0]?.closed).toBe(true);
    expect(states).toEqual(['online', 'offline']);
    last().socket.onopen?.();
    expect(last().said).toEqual([{ line: 'x'.repeat(43), after: 1 }]);
    last().say({ line: 'x'.repeat(43), resumed: true, longest: 1000 });
    expect(states).toEqual(['online', 'offline', 'online']);
  });

  test('is noticed at once after a sleep', () => {
    last().admit();
    clock.sleep(3_600_000);
    wire.wake();
    expect(ends).toHaveLength(2);
  });

  test('is noticed at once when the clock was set back meanwhile', () => {
    last().admit();
    clock.sleep(-3_600_000);
    wire.wake();
    expect(ends).toHaveLength(2);
  });

  test('is noticed within 5 s of a request that nobody answers, and the request is sent again', () => {
    const { length } = ends;
    const client = new Client(wire, () => 'r1', { others: () => undefined, closed: () => undefined });
    last().admit();
    const asked = client.ask({ type: 'unwatch-table' });
    clock.pass(5_000);
    expect(ends).toHaveLength(length + 2);
    last().admit(true);
    expect(last().said.at(-1)).toMatchObject({ id: 'r1' });
    last().say({ n: 1, m: { type: 'answer', to: 'r1', result: { ok: true, value: null } } });
    return expect(asked).resolves.toEqual({ ok: true, value: null });
  });

  test('is noticed when nobody touches the page, too', () => {
    last().admit();
    signs(30_000);
    clock.pass(3 * SIGN_EVERY);
    expect(ends).toHaveLength(2);
  });

  test('an active one, and one that is merely idle, are left alone', () => {
    last().admit();
    signs(60_000);
    clock.pass(4_900);
    wire.wake();
    expect(last().said.at(-1)).toEqual({ alive: true });
    last().say({ alive: true });
    clock.pass(4_900);
    wire.send({ v: PROTOCOL_VERSION, id: 'slow', command: { type: 'test-room' } });
    clock.pass(2_500);
    last().say({ alive: true });
    signs(60_000);
    expect(ends).toHaveLength(1);
    expect(states).toEqual(['online']);
  });
});

describe('an attempt to connect', () => {
  test('that nobody answers is given up after 4 s, and the next one made', () => {
    clock.pass(4_000);
    expect(ends[0]?.closed).toBe(true);
    expect(states).toEqual(['offline']);
    clock.pass(100);
    expect(ends).toHaveLength(2);
  });

  test('is made seldom while nobody looks, and at once when somebody does', () => {
    watched = false;
    const refuse = (): void => last().socket.onclose?.();
    refuse();
    for (let hour = 0; hour < 60; hour++) {
      const before = ends.length;
      clock.pass(60_000);
      if (ends.length > before) refuse();
    }
    const hidden = ends.length;
    expect(hidden).toBeLessThan(70);
    watched = true;
    wire.wake();
    expect(ends).toHaveLength(hidden + 1);
  });

  test('is made once a minute if nobody has touched the page for half an hour, and often again after a touch', () => {
    const refuse = (): void => last().socket.onclose?.();
    /** How often it tries in that many minutes. */
    const triesIn = (minutes: number): number => {
      const before = ends.length;
      for (let at = 0; at < minutes * 60; at++) {
        const known = ends.length;
        clock.pass(1000);
        if (ends.length > known) refuse();
      }
      return ends.length - before;
    };
    refuse();
    expect(triesIn(29)).toBeGreaterThan(400);
    expect(rests).toEqual([]);
    triesIn(2);
    expect(rests).toEqual([true]);
    expect(triesIn(60)).toBeLessThan(125);
    wire.wake();
    expect(rests).toEqual([true]);
    refuse();
    expect(rests).toEqual([true, false]);
    expect(triesIn(10)).toBeGreaterThan(150);
    expect(rests).toEqual([true, false]);
    triesIn(30);
    expect(rests).toEqual([true, false, true]);
    wire.wake();
    last().admit();
    expect(rests).toEqual([true, false, true, false]);
  });

  test('is made one at a time, however often somebody taps', () => {
    const refuse = (): void => last().socket.onclose?.();
    refuse();
    for (let tap = 0; tap < 50; tap++) {
      wire.wake();
      refuse();
    }
    const before = ends.length;
    clock.pass(3_000);
    expect(ends).toHaveLength(before + 1);
  });
});

test.each([
  { type: 'evening' },
  { type: 'evening', evening: null },
  { type: 'evening', evening: { id: 7 } },
  { type: 'evening-events', events: [] },
])('an event message without its evening is no message: %o', (m) => {
  last().admit();
  last().say({ n: 1, m });
  expect(last().closed).toBe(true);
  expect(received).toEqual([]);
});

describe('a large message', () => {
  const message: FromHost = { type: 'evening-events', evening: 'x'.repeat(100_000), events: [] };
  const packed = gzipSync(JSON.stringify(message), { level: 0 });
  const piece = (from: number): Uint8Array => packed.subarray(from, from + 2 ** 15);

  test('comes in pieces, over a break in the middle, and what comes behind it waits', async () => {
    last().admit();
    last().say({ n: 1, gzip: packed.length, from: 0 });
    last().piece(piece(0));
    expect(last().said.at(-1)).toEqual({ heard: 0, bytes: 2 ** 15 });
    last().socket.onclose?.();
    clock.pass(100);
    last().socket.onopen?.();
    expect(last().said).toEqual([{ line: 'x'.repeat(43), after: 0, bytes: 2 ** 15 }]);
    last().say({ line: 'x'.repeat(43), resumed: true, longest: 1000 });
    last().say({ n: 1, gzip: packed.length, from: 2 ** 15 });
    for (let from = 2 ** 15; from < packed.length; from += 2 ** 15) last().piece(piece(from));
    expect(last().said.at(-1)).toEqual({ heard: 1 });
    last().say({ n: 2, m: news('behind') });
    await expect.poll(() => received.length).toBe(2);
    expect(received).toEqual([message, news('behind')]);
  });

  test('that cannot be unpacked makes the connection start over, but not repeatedly without a pause', async () => {
    const spoilt = Buffer.from('this is no gzip');
    for (let time = 0; time < 30; time++) {
      const end = last();
      end.admit();
      end.say({ n: 1, gzip: spoilt.length, from: 0 });
      end.piece(spoilt);
      await expect.poll(() => end.closed).toBe(true);
      clock.pass(1_000);
      if (last() === end) break;
    }
    expect(ends.length).toBeLessThan(8);
    expect(received).toEqual([]);
    clock.pass(3_000);
    last().admit();
    last().say({ n: 1, m: news('sound') });
    expect(received).toEqual([news('sound')]);
  });

  test('whose pieces are empty is no message, and none of them is kept', () => {
    last().admit();
    last().say({ n: 1, gzip: 10, from: 0 });
    last().piece(new Uint8Array());
    expect(last().closed).toBe(true);
  });

  test('that exceeds its declared size is no message', () => {
    last().admit();
    last().say({ n: 1, gzip: 10, from: 0 });
    last().piece(piece(0));
    expect(last().closed).toBe(true);
  });
});

test('a request longer than the host accepts is refused here, with a sentence, and never sent', async () => {
  const client = new Client(wire, () => 'r1', { others: () => undefined, closed: () => undefined });
  last().admit();
  const answer = await client.ask({ type: 'import-players', evening: 'e', text: 'ü'.repeat(600) });
  expect(answer).toEqual({ ok: false, error: [refuseHost('message-too-long')] });
  expect(last().said).not.toContainEqual(expect.objectContaining({ id: 'r1' }));
});

test('a host that repeatedly does not know the connection is not asked without a pause', () => {
  for (let time = 0; time < 100; time++) {
    const end = last();
    if (time % 2 === 0) end.admit();
    else {
      end.socket.onopen?.();
      end.say({ refused: 'line-lost' });
    }
    end.socket.onclose?.();
    clock.pass(150);
  }
  expect(ends.length).toBeLessThan(40);
});
