import { expect, test } from 'vitest';
import type { Greeting } from '../greeting.ts';
import type { AnnouncedRoom } from './announcement.ts';
import { type FoundRoom, FoundRooms } from './found-rooms.ts';

function watched() {
  const log: string[] = [];
  const note =
    (what: string) =>
    ({ greeting, addresses }: FoundRoom): void =>
      void log.push(`${what} ${greeting.room} "${greeting.name}" ${addresses.join(' ')}`);
  return { rooms: new FoundRooms(note('found'), note('lost')), log };
}

const announced = (instance: string, address: string, changes: Partial<Greeting> = {}): AnnouncedRoom => ({
  instance,
  greeting: { app: 'tarockabend', v: 1, name: 'Klub', room: 'ABCD', port: 7411, ...changes },
  addresses: [address],
});

test('found once, reported again only when something changes', () => {
  const { rooms, log } = watched();
  rooms.receive(announced('one', '10.0.0.1'), 0);
  rooms.receive(announced('one', '10.0.0.1'), 1);
  rooms.receive(announced('one', '10.0.0.1', { name: 'Neu' }), 2);
  expect(log).toEqual(['found ABCD "Klub" 10.0.0.1', 'found ABCD "Neu" 10.0.0.1']);
});

test('received on two interfaces it is one room with two addresses, the newest first', () => {
  const { rooms, log } = watched();
  rooms.receive(announced('one', '10.0.0.1'), 0);
  rooms.receive(announced('one', '192.168.1.1'), 0);
  rooms.receive(announced('one', '10.0.0.1'), 1);
  rooms.receive(announced('one', '192.168.1.1'), 2);
  expect(log).toEqual(['found ABCD "Klub" 10.0.0.1', 'found ABCD "Klub" 192.168.1.1 10.0.0.1']);
  rooms.leave('one');
  rooms.leave('one');
  expect(log.slice(2)).toEqual(['lost ABCD "Klub" 192.168.1.1 10.0.0.1']);
});

test('a host that crashed and was restarted elsewhere stays one room; its latest place comes first', () => {
  const { rooms, log } = watched();
  rooms.receive(announced('one', '10.0.0.1'), 0);
  rooms.receive(announced('two', '10.0.0.2'), 5);
  rooms.leave('one');
  expect(log).toEqual([
    'found ABCD "Klub" 10.0.0.1',
    'found ABCD "Klub" 10.0.0.2 10.0.0.1',
    'found ABCD "Klub" 10.0.0.2',
  ]);
  rooms.leave('two');
  expect(rooms.rooms).toEqual([]);
});

test('another certificate is another room, whatever it calls itself', () => {
  const { rooms } = watched();
  rooms.receive(announced('one', '10.0.0.1', { fingerprint: 'a'.repeat(64) }), 0);
  rooms.receive(announced('two', '10.0.0.9', { fingerprint: 'b'.repeat(64) }), 0);
  expect(rooms.rooms.map(({ addresses }) => addresses)).toEqual([['10.0.0.1'], ['10.0.0.9']]);
});

test('silent rooms are known by the last time they announced themselves or answered', () => {
  const { rooms, log } = watched();
  rooms.receive(announced('one', '10.0.0.1'), 0);
  rooms.receive(announced('two', '10.0.0.2', { room: 'EFGH' }), 100);
  const [silent] = rooms.silentSince(50);
  expect(rooms.silentSince(50).map(({ room }) => room.greeting.room)).toEqual(['ABCD']);
  rooms.confirm(silent?.key ?? '', 100);
  expect(rooms.silentSince(50)).toEqual([]);
  rooms.drop(silent?.key ?? '');
  rooms.drop(silent?.key ?? '');
  rooms.confirm(silent?.key ?? '', 200);
  expect(log.filter((line) => line.startsWith('lost'))).toEqual(['lost ABCD "Klub" 10.0.0.1']);
  expect(rooms.rooms).toHaveLength(1);
});

test('a network that invents endless rooms does not fill the memory', () => {
  const { rooms } = watched();
  for (let i = 0; i < 1000; i++) rooms.receive(announced(`i${i}`, '10.0.0.1', { room: `R${i}` }), i);
  for (let i = 0; i < 1000; i++) rooms.receive(announced(`j${i}`, `10.0.1.${i % 250}`, { room: 'R0' }), i);
  expect(rooms.rooms).toHaveLength(200);
  expect(rooms.rooms[0]?.addresses.length).toBe(8);
});
