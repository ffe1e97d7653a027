import { openSettings } from '#electron/storage/settings.ts';
import { openHost } from '../host.ts';
import type { Connection } from '../port.ts';

/**
 * A host as a process of its own, for tests that kill it: `host-process.ts DATA_DIR`. Takes and sends the messages of
 * one connection over Node's IPC; first sends `{ type: 'ready' }` or `{ type: 'failed', refusal }`.
 */
// A file may grow no further (`ulimit -f`): then the write must fail, but the process must not end.
if (process.platform !== 'win32') process.on('SIGXFSZ', () => undefined);
const say = (message: unknown): void => void process.send?.(message);
const dataDir = process.argv.at(-1) ?? '';
const opened = await openHost({
  dataDir,
  appVersion: '0',
  settings: openSettings(dataDir),
  pace: { bot: 1, trick: 1 },
});
if (opened.ok) {
  const connection: Connection = opened.value.open(say);
  process.on('message', (message) => connection.receive(message));
  say({ type: 'ready' });
} else {
  say({ type: 'failed', refusal: opened.error });
  process.disconnect();
}
