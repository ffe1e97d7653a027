import type { Page } from '@playwright/test';
import type { AppBridge } from '#electron/protocol/transport/bridge.ts';
import { inElectron } from './desktop-app.ts';
import { expect, test } from './fixtures.ts';
import { createEvening, lobbyIsOpen } from './lobby.ts';

/** What a spec of Electron's layer checks in the page. */
interface Inside {
  readonly tarockabend: AppBridge;
  violated?: Set<string>;
  injected?: boolean;
  evaluated?: boolean;
}

test.beforeEach(({ app }) => lobbyIsOpen(app.page));

test('the page has the bridge and nothing of Node or Electron', async ({ app }) => {
  const seen = await app.page.evaluate(() => {
    const inside = globalThis as unknown as Record<string, unknown>;
    const names = ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron'];
    const bridge = inside.tarockabend as object;
    return {
      nodes: names.filter((name) => name in inside),
      bridge: Object.keys(bridge),
      frozen: Object.isFrozen(bridge),
    };
  });
  expect(seen).toEqual({
    nodes: [],
    bridge: ['platform', 'send', 'listen', 'onStopped', 'startAgain', 'saveText', 'setBusy', 'openBoard'],
    frozen: true,
  });
});

test('the policy is enforced: no inline script, no eval, no connection, no frame', async ({ app }) => {
  await app.page.evaluate(async () => {
    interface Violation {
      readonly effectiveDirective: string;
    }
    const page = globalThis as unknown as {
      document: {
        addEventListener(type: string, f: (event: Violation) => void): void;
        createElement(name: string): { textContent: string; src: string };
        body: { append(node: unknown): void };
      };
      setTimeout(code: unknown): void;
    };
    const directives = ((globalThis as unknown as Inside).violated = new Set<string>());
    page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      directives.add(effectiveDirective);
    });
    const script = page.document.createElement('script');
    script.textContent = 'globalThis.injected = true';
    page.document.body.append(script);
    page.setTimeout('globalThis.evaluated = true');
    const frame = page.document.createElement('iframe');
    frame.src = 'https://example.invalid/';
    page.document.body.append(frame);
    await fetch('https://example.invalid/').catch(() => undefined);
  });
  const violated = () => app.page.evaluate(() => [...((globalThis as unknown as Inside).violated ?? [])].sort());
  await expect.poll(violated).toEqual(['connect-src', 'frame-src', 'script-src', 'script-src-elem']);
  const ran = (): [boolean, boolean] => {
    const inside = globalThis as unknown as Inside;
    return [inside.injected ?? false, inside.evaluated ?? false];
  };
  expect(await app.page.evaluate(ran)).toEqual([false, false]);
});

test('navigation is stopped, new windows are denied, permissions are refused', async ({ app }) => {
  const { electron, page } = inElectron(app);
  const address = page.url();
  await page.evaluate("location.href = 'https://example.invalid/'").catch(() => undefined);
  await page.evaluate("location.href = 'file:///etc/passwd'").catch(() => undefined);
  expect(await page.evaluate("window.open('https://example.invalid/')")).toBeNull();
  await lobbyIsOpen(page);
  expect(page.url()).toBe(address);
  expect(electron.windows()).toHaveLength(1);
  const geolocation =
    "new Promise((r) => navigator.geolocation.getCurrentPosition(() => r('granted'), () => r('denied')))";
  expect(await page.evaluate(geolocation)).toBe('denied');
});

test('an invalid message is refused, and the app goes on', async ({ app }) => {
  const refused = await app.page.evaluate(async () => {
    const { tarockabend } = globalThis as unknown as Inside;
    const attempts: readonly unknown[] = [
      { fileName: '../../etc/passwd', text: '' },
      { fileName: 'a.csv', text: 7 },
      { fileName: 'a.csv', text: '', more: true },
      null,
    ];
    const saved = attempts.map((file) =>
      tarockabend.saveText(file as never).then(
        () => 'saved',
        (error: unknown) => String(error),
      ),
    );
    for (const message of [null, 7, { v: 1, id: 'x' }, { type: 'stop' }]) tarockabend.send(message as never);
    return Promise.all(saved);
  });
  for (const message of refused) expect(message).toContain('bad-message');
  await createEvening(app.page, 'Nach dem Unfug');
});

test('a page that is not ours gets no connection and no dialog', async ({ app }) => {
  const { electron } = inElectron(app);
  const stranger = electron.waitForEvent('window');
  await electron.evaluate(({ app: running, BrowserWindow, protocol }) => {
    protocol.handle(
      'strange',
      () => new Response('<title>strange</title>', { headers: { 'content-type': 'text/html' } }),
    );
    const preload = `${running.getAppPath()}/dist/preload/preload.cjs`;
    void new BrowserWindow({ webPreferences: { preload, contextIsolation: true, sandbox: true } }).loadURL(
      'strange://bundle/',
    );
  });
  const page: Page = await stranger;
  await expect(page).toHaveTitle('strange');
  const heard = await page.evaluate(async () => {
    const { tarockabend } = globalThis as unknown as Inside;
    const messages: unknown[] = [];
    tarockabend.listen(
      (message) => messages.push(message),
      () => messages.push('closed'),
    );
    const saved = await tarockabend.saveText({ fileName: 'a.csv', text: '' }).catch((error: unknown) => String(error));
    return { messages, saved };
  });
  expect(heard.messages).toEqual([]);
  expect(heard.saved).toContain('untrusted-sender');
});
