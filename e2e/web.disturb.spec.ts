import type { Locator } from '@playwright/test';
import { WebSocket } from 'ws';
import { requestText } from '#electron/lan/testing/costliest.ts';
import type { Admission } from '#electron/protocol/transport/session.ts';
import { expect, test } from './fixtures.ts';
import { createEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { admit, knock, openRoom } from './room.ts';
import { screenIsFineAtAllSizes } from './screens.ts';

/** A device that sends whatever it likes. */
function intruder(
  link: string,
  admission: Admission,
): { say: (...texts: readonly string[]) => void; line: Promise<boolean> } {
  const { origin, host } = new URL(link);
  const socket = new WebSocket(`ws://${host}/ws`, { origin });
  socket.on('error', () => undefined);
  socket.on('open', () => socket.send(JSON.stringify(admission)));
  return {
    say: (...texts) => {
      for (const text of texts) socket.send(text);
    },
    line: new Promise((resolve) =>
      socket.once('message', (data: Buffer) => resolve(data.toString().includes('"line"'))),
    ),
  };
}

/** `count` requests at once, of a kind that costs nothing and that anybody may send. */
const flood = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => requestText(`f${String(i)}`, { type: 'unwatch-table' }));

test('the director is told which device sends too much, turns it away with one press, and the others stay', async ({
  app,
  browser,
}) => {
  const { page } = app;
  await createEvening(page, 'Klubabend Gasthof Post');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  const link = await openRoom(page);
  const room = new URLSearchParams(new URL(link).hash.slice(1)).get('room') ?? '';
  const phone = await knock(browser, link, 'Anna', 'Mitspielen');
  await admit(page, 'Anna');
  await expect(phone.page.getByRole('heading', { name: 'Servus, Anna' })).toBeVisible();

  // A device of the same address comes in and sends three hundred requests in one breath.
  const joinAndFlood = async (name: string, ticket: string): Promise<void> => {
    const device = intruder(link, { room });
    expect(await device.line).toBe(true);
    device.say(requestText('j', { type: 'join', name, role: 'spectator', player: null, ticket: ticket.repeat(64) }));
    await admit(page, name);
    device.say(...flood(300));
  };
  const row = (name: string): Locator => page.getByRole('listitem').filter({ hasText: name });
  await joinAndFlood('Franz', 'a');
  await expect(row('Franz')).toContainText('Dieses Gerät stört: Es schickt zu viel.');
  await expect(row('Anna')).not.toContainText('stört');
  await row('Franz').getByRole('button', { name: 'Abweisen' }).click();
  await expect(row('Franz')).toHaveCount(0);
  await expect(row('Anna')).toContainText('im Raum');
  await expect(phone.page.getByRole('heading', { name: 'Servus, Anna' })).toBeVisible();

  // The same in English; and by somebody who has not even joined.
  await joinAndFlood('Karl', 'b');
  const stranger = intruder(link, { room });
  expect(await stranger.line).toBe(true);
  stranger.say(...flood(300));
  await expect(page.getByText(/^Von [\d.]+ kommt zu viel\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(row('Karl')).toContainText('This device is a nuisance: it sends too much.');
  await expect(page.getByText(/^Too much is coming from [\d.]+\.$/)).toBeVisible();
  await screenIsFineAtAllSizes(app, 'room-disturbed');
  await phone.context.close();
});
