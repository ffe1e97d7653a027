import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { HostPort } from '../port.ts';
import { useFolder } from '../testing/laptop.ts';
import { NO_NETWORK, openTestHost } from '../testing/open-host.ts';
import { letIn, newTicket, openClub, Visitor } from '../testing/visitor.ts';

const folder = useFolder();
const data = (): string => join(folder.path, 'data');
const away = (): string => join(folder.path, 'away');
const NAME = { type: 'rename-player', player: 'p1' } as const;

let host: HostPort;
let tick: () => void;
let ms = 0;
beforeEach(async () => {
  const every = (pause: number, run: () => void): (() => void) => {
    [ms, tick] = [pause, run];
    return () => undefined;
  };
  host = await openTestHost(data(), { every, rooms: () => NO_NETWORK });
});
afterEach(() => host.stop());

const codeOf = ({ standstill }: Visitor): string | null | undefined =>
  standstill && (standstill.standstill?.code ?? null);

test('a missing folder is noticed before anybody writes, and found again when it is back', async () => {
  const director = new Visitor(host);
  const evening = await openClub(director);
  expect(ms).toBe(5000);
  tick();
  expect(director.standstill).toBeUndefined();
  renameSync(data(), away());
  tick();
  await director.until(() => codeOf(director) === 'journal-gone', 'told');
  expect(director.standstill?.standstill).toMatchObject({ at: data(), offer: data() });
  tick();
  renameSync(away(), data());
  tick();
  await director.until(() => codeOf(director) === null, 'told');
  await director.ask({ ...NAME, evening, name: 'Xaver' });
});

test('everybody is informed, later guests too, and only the director sees the place', async () => {
  const director = new Visitor(host);
  const evening = await openClub(director);
  await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: false } });
  const { guest, ticket } = await letIn(host, director, 'p1');
  const known = must(host.admission.guestOfTicket(ticket), 'a guest');
  const { token } = await guest.ask({ type: 'hand-over' });
  renameSync(data(), away());
  expect(await director.refused({ ...NAME, evening, name: 'Xaver' })).toEqual(['journal-gone']);
  await guest.until(() => codeOf(guest) === 'journal-gone', 'told');
  expect(guest.standstill?.standstill).toMatchObject({ at: null, offer: null });
  const later = new Visitor(host, { type: 'guest', guest: known });
  await later.until(() => codeOf(later) === 'journal-gone', 'told');

  // Nobody joins or moves to another device, and only the director may write the data elsewhere.
  const stranger = new Visitor(host, { type: 'visitor' });
  const join = { type: 'join', name: 'Neu', role: 'spectator', player: null, ticket: newTicket() } as const;
  expect(await stranger.refused(join)).toEqual(['journal-gone']);
  expect(host.admission.takeOver(token)).toBeUndefined();
  expect(await guest.refused({ type: 'write-anew', folder: data() })).toEqual(['not-allowed']);

  renameSync(away(), data());
  tick();
  await guest.until(() => codeOf(guest) === null, 'told');
  expect(host.admission.takeOver(token)?.guest).toBe(known);
});

test('what could not be written never was: a guest who had just joined is a visitor again', async () => {
  const director = new Visitor(host);
  const evening = await openClub(director);
  await director.ask({ type: 'open-room', evening, rules: { doors: 'ask', pens: false } });
  const stranger = new Visitor(host, { type: 'visitor' });
  const join = { type: 'join', name: 'Neu', role: 'spectator', player: null, ticket: newTicket() } as const;
  renameSync(data(), away());
  expect(await stranger.refused(join)).toEqual(['journal-gone']);
  expect(stranger.me?.standing).not.toBe('asking');
  renameSync(away(), data());
  tick();
  await stranger.until(() => codeOf(stranger) === null, 'told');
  await stranger.ask(join);
  await stranger.until(() => stranger.me?.standing === 'asking', 'asking');
});

test('the data are written again if the files are gone, and only then', async () => {
  const director = new Visitor(host);
  const evening = await openClub(director);
  expect(await director.refused({ type: 'write-anew', folder: away() })).toEqual(['not-gone']);
  renameSync(data(), away());
  expect(await director.refused({ ...NAME, evening, name: 'Xaver' })).toEqual(['journal-gone']);
  mkdirSync(data());
  tick();
  expect(codeOf(director)).toBe('journal-gone');
  await director.ask({ type: 'write-anew', folder: data() });
  await director.until(() => codeOf(director) === null, 'told');
  await director.ask({ ...NAME, evening, name: 'Xaver' });
  await host.stop();
  host = await openTestHost(data());
  expect((await new Visitor(host).watch(evening)).players[0]?.name).toBe('Xaver');
});

test('somebody who must read what went wrong can still choose the language', async () => {
  const director = new Visitor(host);
  const evening = await openClub(director);
  renameSync(data(), away());
  expect(await director.refused({ ...NAME, evening, name: 'Xaver' })).toEqual(['journal-gone']);
  expect(await director.refused({ type: 'change-settings', settings: { language: 'en' } })).toEqual([
    'settings-not-saved',
  ]);
  await director.until(() => director.settings?.language === 'en', 'English');
  expect(existsSync(data())).toBe(false);
});
