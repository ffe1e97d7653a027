import { expect, test } from './fixtures.ts';
import { createEvening, lobbyIsOpen } from './lobby.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;
test.beforeEach(async ({ dataDir }) => {
  server = await ServerProcess.start(dataDir);
});
test.afterEach(async () => {
  await server.end('SIGTERM');
});

const refusedSentence = /Adresse/;

test('the token leaves the address, a reload keeps the session, another tab is not admitted', async ({
  page,
  context,
}) => {
  await page.goto(server.address);
  await lobbyIsOpen(page);
  expect(new URL(page.url()).hash).not.toContain('token');
  await createEvening(page, 'Nur hier');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nur hier', level: 1 })).toBeVisible();

  const other = await context.newPage();
  await other.goto(server.address);
  await expect(other.getByRole('alert')).toContainText(refusedSentence);
  await expect(other.getByText('Nur hier')).toBeHidden();
});

test('a wrong token and a missing token are refused with a sentence', async ({ page }) => {
  const bare = server.address.split('#')[0] ?? '';
  await page.goto(`${bare}#token=${'A'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText(refusedSentence);
  await page.goto(bare);
  await expect(page.getByRole('alert')).toContainText(refusedSentence);
  // In the same tab the right address differs only in its fragment.
  await page.goto(server.address);
  await lobbyIsOpen(page);
});

test('a page of another origin gets neither the page nor a connection', async ({ page }) => {
  const { port } = new URL(server.address);
  await page.goto('data:text/html,<title>foreign</title>');
  const tried = await page.evaluate(
    (own) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${own}/ws`);
        socket.onopen = () => resolve('open');
        socket.onerror = () => resolve('refused');
      }),
    `127.0.0.1:${port}`,
  );
  expect(tried).toBe('refused');
});

test('a second server with the same data says so in one sentence', async ({ dataDir }) => {
  await expect(ServerProcess.start(dataDir)).rejects.toThrow(
    /ended with 2: Tarockabend läuft schon mit diesen Daten\. \[journal-locked\]\n$/,
  );
  const { port } = new URL(server.address);
  await expect(ServerProcess.start(`${dataDir}-2`, '--port', port)).rejects.toThrow(
    /ended with 2: .*\[port-taken\]\n$/,
  );
});

test('a server that was told to end ends cleanly, a killed one leaves no lock', async ({ dataDir }) => {
  expect(await server.end('SIGTERM')).toBe(0);
  server = await ServerProcess.start(dataDir);
  await server.end('SIGKILL');
  server = await ServerProcess.start(dataDir);
});
