import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_FORMAT } from '../../engine/tournament/format.ts';
import { DEFAULT_SETTINGS } from '../protocol/settings.ts';
import { openHost } from './host.ts';
import type { HostPort } from './port.ts';
import { Visitor } from './testing/visitor.ts';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'register-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

async function opened(): Promise<HostPort> {
  const settings = { get: () => DEFAULT_SETTINGS, set: () => undefined };
  const host = await openHost({ dataDir, appVersion: '0', settings });
  if (!host.ok) throw new Error(JSON.stringify(host.error));
  return host.value;
}

async function evening(visitor: Visitor, name: string, text: string): Promise<string> {
  const game = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {} };
  const { evening } = await visitor.ask({ type: 'create-evening', name, ...game, format: DEFAULT_FORMAT });
  await visitor.ask({ type: 'import-players', evening, text });
  return evening;
}

const known = async (visitor: Visitor): Promise<readonly string[]> =>
  (await visitor.ask({ type: 'read-register' })).people.map(
    ({ name, groups, evenings, hidden }) => `${name} ${evenings} ${groups.join('+')}${hidden ? ' hidden' : ''}`,
  );

test('the register knows the people of all evenings, remembers groups, and renames across; it outlives a restart', async () => {
  const host = await opened();
  const visitor = new Visitor(host);
  await evening(visitor, 'May', 'Name;Gruppe\nHuber Sepp;Senioren\nMoser Eva;Damen');
  await evening(visitor, 'June', 'Josef Huber\nMoser Eva');
  // June did not say that she is a lady; May did.
  expect(await known(visitor)).toEqual(['Huber Sepp 1 Senioren', 'Josef Huber 1 ', 'Moser Eva 2 Damen']);
  expect((await visitor.ask({ type: 'read-register' })).alike).toEqual([['Huber Sepp', 'Josef Huber']]);

  await visitor.ask({ type: 'rename-person', from: 'Josef Huber', to: 'Huber Sepp' });
  await visitor.ask({ type: 'add-people', text: 'Neu Nora\nMoser Eva' });
  await visitor.ask({ type: 'hide-person', name: 'Neu Nora', hidden: true });
  expect(await visitor.refused({ type: 'add-people', text: 'Fink\n\nfink' })).toEqual(['duplicate-name @ line 3']);
  expect(await visitor.refused({ type: 'rename-person', from: 'Moser Eva', to: 'Huber Sepp' })).toEqual([
    'both-at-one-evening @ May',
  ]);
  expect(await visitor.refused({ type: 'tell-apart', names: ['Moser Eva', 'X'] })).toEqual(['no-such-player @ X']);
  const after = ['Huber Sepp 2 ', 'Moser Eva 2 Damen', 'Neu Nora 0  hidden'];
  expect(await known(visitor)).toEqual(after);
  await host.stop();

  const again = await opened();
  expect(await known(new Visitor(again))).toEqual(after);
  await again.stop();
});
