import { once } from 'node:events';
import { expect, test } from 'vitest';
import { refuseLan } from '#electron/protocol/lan-refusals.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { guardedSocket, openMdns } from './mdns.ts';

test('what listeners throw over a packet stays inside; other trouble is reported', () => {
  const troubles: unknown[] = [];
  const socket = guardedSocket((error) => troubles.push(error));
  const [foreign, own, spoken] = [new Error('foreign packet'), new Error('listening'), new Error('spoken')];
  socket.on('message', () => {
    throw foreign;
  });
  socket.on('listening', () => {
    throw own;
  });
  socket.emit('message', Buffer.alloc(0), { address: '127.0.0.1', family: 'IPv4', port: 1, size: 0 });
  socket.emit('listening');
  socket.emit('error', spoken);
  expect(troubles).toEqual([own, spoken]);
  socket.close();
});

test('a port may be shared with other programs; an address of another machine is reported', async () => {
  const [troubles, first] = [[] as string[], guardedSocket(() => undefined)];
  first.bind(0, '127.0.0.1');
  await once(first, 'listening');
  const second = guardedSocket((error) => troubles.push((error as NodeJS.ErrnoException).code ?? ''));
  second.bind(first.address().port, '127.0.0.1');
  await once(second, 'listening');
  const third = guardedSocket((error) => troubles.push((error as NodeJS.ErrnoException).code ?? ''));
  third.bind(0, '203.0.113.9');
  await once(third, 'error');
  expect(troubles).toEqual(['EADDRNOTAVAIL']);
  for (const socket of [first, second, third]) socket.close();
});

test('an interface that is gone, and a service that cannot be', async () => {
  const troubles: Refusal[] = [];
  const mdns = openMdns('203.0.113.9', (refusal) => troubles.push(refusal));
  mdns.publish({ name: '', type: 'tarockabend', port: 1 });
  expect(troubles).toEqual([refuseLan('mdns-failed', { text: '203.0.113.9' })]);
  await mdns.close();
  await mdns.close();
});
