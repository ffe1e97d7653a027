import { beforeEach, expect, test, vi } from 'vitest';
import { type HandClock, handClock } from '#electron/protocol/testing/hand-clock.ts';
import { Budgets } from './budgets.ts';
import { ByKey } from './by-key.ts';
import { Disturbances } from './disturbances.ts';

let clock: HandClock;
/** The processor time that a test has spent, in ms. */
let spent: number;
let reported: string[];
let budgets: Budgets;

beforeEach(() => {
  clock = handClock();
  spent = 0;
  reported = [];
  budgets = new Budgets(
    { clock, spent: () => spent },
    (whose, why) => reported.push(`${Object.values(whose).join('')} ${why}`),
    () => reported.push('ended'),
  );
});

const times = (count: number, then: () => void): void => {
  for (let i = 0; i < count; i++) then();
};

test('a guest may send 80 messages at once, and waits a second after them', () => {
  const guest = budgets.ofGuest('g1');
  times(79, () => guest.countMessage());
  expect(guest.isEmpty).toBe(false);
  guest.countMessage();
  expect(guest.isEmpty).toBe(true);
  const ready = vi.fn();
  guest.whenReady(ready);
  clock.pass(990);
  expect(ready).not.toHaveBeenCalled();
  clock.pass(20);
  expect(ready).toHaveBeenCalledOnce();
  expect(guest.isEmpty).toBe(false);
  expect(reported).toEqual([]);
});

test('25 messages, 16 kB and 50 ms a second go on for ever', () => {
  const guest = budgets.ofGuest('g1');
  times(600, () => {
    times(5, () => guest.countMessage());
    guest.countBytes(2 ** 14 / 5);
    guest.work(() => (spent += 10));
    clock.pass(200);
    expect(guest.isEmpty).toBe(false);
  });
});

test.each([
  ['bytes', (guest: ReturnType<Budgets['ofGuest']>) => guest.countBytes(2 ** 17)],
  ['time', (guest: ReturnType<Budgets['ofGuest']>) => guest.work(() => (spent += 100))],
] as const)('%s run out, too', (why, spend) => {
  const guest = budgets.ofGuest('g1');
  spend(guest);
  expect(guest.isEmpty).toBe(true);
  clock.pass(1_000);
  expect(guest.isEmpty).toBe(false);
  spend(guest);
  expect(reported).toEqual([`g1 ${why}`]);
});

test('whoever is empty for the third time in a minute is shut out for 30 s, and others are not', () => {
  const guest = budgets.ofGuest('g1');
  times(2, () => {
    times(80, () => guest.countMessage());
    clock.pass(4_000);
  });
  expect(reported).toEqual(['g1 messages']);
  times(80, () => guest.countMessage());
  expect(reported).toEqual(['g1 messages', 'g1 messages', 'ended']);
  expect(guest.isRefused).toBe(true);
  expect(budgets.ofGuest('g2').isRefused).toBe(false);
  clock.pass(29_990);
  expect(budgets.ofGuest('g1').isRefused).toBe(true);
  clock.pass(20);
  expect(budgets.ofGuest('g1')).toMatchObject({ isRefused: false, isEmpty: false });
});

test('whoever is empty three times in an hour is not', () => {
  const guest = budgets.ofGuest('g1');
  times(10, () => {
    times(80, () => guest.countMessage());
    clock.pass(31_000);
    expect(guest.isEmpty).toBe(false);
  });
  expect(reported).not.toContain('ended');
});

test('whoever goes on for ten seconds although nothing is taken in, on ever new lines, is shut out', () => {
  const guest = budgets.ofGuest('g1');
  times(80, () => guest.countMessage());
  times(99, () => {
    times(3, () => guest.countMessage());
    clock.pass(100);
  });
  expect(reported).toEqual([]);
  times(3, () => {
    times(3, () => guest.countMessage());
    clock.pass(100);
  });
  expect(reported).toEqual(['g1 messages', 'ended']);
});

test('an honest search makes its guest wait for some seconds, and shuts nobody out', () => {
  const guest = budgets.ofGuest('g1');
  times(5, () => {
    guest.charge(3_000);
    expect(guest.isEmpty).toBe(true);
    clock.pass(5_000);
    expect(guest.isEmpty).toBe(false);
  });
  expect(reported).toEqual([]);
});

test('all visitors together have 200 ms at once, from however many addresses, and guests wait for none of them', () => {
  for (let address = 0; address < 7; address++) budgets.atDoor(`10.0.0.${address}`).work(() => (spent += 30));
  const late = budgets.atDoor('10.0.0.9');
  expect(late.isEmpty).toBe(true);
  expect(budgets.ofGuest('g1').isEmpty).toBe(false);
  const ready = vi.fn(() => expect(late.isEmpty).toBe(false));
  late.whenReady(ready);
  clock.pass(200);
  expect(ready).toHaveBeenCalledOnce();
  expect(reported).toEqual([]);
});

test('two thousand other addresses do not make the host forget what one has spent', () => {
  const door = budgets.atDoor('10.1.1.1');
  times(80, () => door.countMessage());
  for (let i = 0; i < 3_000; i++) budgets.atDoor(`10.0.${Math.floor(i / 250)}.${i % 250}`).countMessage();
  expect(budgets.atDoor('10.1.1.1')).toBe(door);
});

test('only a limited number is remembered, and what is at rest makes way', () => {
  const made: string[] = [];
  const resting = new Set<string>();
  const all = new ByKey(
    (key) => (made.push(key), key),
    (one) => resting.has(one),
    2,
  );
  for (const key of ['a', 'b', 'c', 'd', 'a', 'b']) all.of(key);
  expect(made).toEqual(['a', 'b', 'others']);
  resting.add('a');
  for (let i = 0; i < 50; i++) all.of(`late ${String(i)}`);
  expect(made.length).toBe(4);
  expect(all.of('b')).toBe('b');
  expect(all.of('a')).toBe('others');
});

test('the director is told who disturbs since when, until a minute after it is over', () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const changed = vi.fn();
  const { all, happens } = ((one) => ({ all: () => one.all, happens: one.happens.bind(one) }))(
    new Disturbances(clock, () => `at ${String(clock.now())}`, changed),
  );
  const since = `at ${String(clock.now())}`;
  happens({ guest: 'g1' }, 'bytes');
  clock.pass(30_000);
  happens({ guest: 'g1' }, 'bytes');
  happens({ address: '10.0.0.1' }, 'time');
  expect(all()).toEqual([
    { guest: 'g1', since, why: 'bytes' },
    { address: '10.0.0.1', since: `at ${String(clock.now())}`, why: 'time' },
  ]);
  expect(logged.mock.calls.flat()).toEqual(['guest:g1 sends too much: bytes', 'door:10.0.0.1 sends too much: time']);
  expect(changed).toHaveBeenCalledTimes(2);
  clock.pass(59_990);
  expect(all()).toHaveLength(2);
  clock.pass(20);
  expect(all()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(4);
  vi.restoreAllMocks();
});
