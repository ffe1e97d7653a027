import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import open from 'open';
import { systemLanguage } from '../electron/web/language.ts';
import { buildIfNeeded } from './built.ts';
import { ended, ROOT } from './run.ts';
import { haveRuntime } from './runtime.ts';
import { LOADING, NO_RUNTIME } from './texts.ts';

/**
 * `npm start`: builds, then opens the app in Electron; where there is no runtime to be had, serves the same app from
 * the same host to a browser. Arguments go on to the program that is started. A test may shorten the patience with a
 * silent download (TAROCKABEND_STALL_SECONDS, 20 by default).
 */
const STALL_SECONDS = Number(process.env.TAROCKABEND_STALL_SECONDS ?? 20);
/** What main.ts prints when its window is loaded. */
const READY_LINE = 'tarockabend: ready';
const language = systemLanguage();
const args = process.argv.slice(2);

/** A signal to us is one to the program that we started; its end is ours. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => running?.kill(signal));
let running: ReturnType<typeof spawn> | undefined;

process.exitCode = (await buildIfNeeded()) || (await start());

async function start(): Promise<number> {
  console.error(LOADING[language]);
  const runtime = await haveRuntime(STALL_SECONDS);
  if (runtime.type === 'none') return serve(NO_RUNTIME[runtime.why][language]);
  const { code, cameUp } = await openApp(runtime.executable);
  return cameUp || code === 0 ? code : serve(NO_RUNTIME.broken[language]);
}

async function openApp(executable: string): Promise<{ code: number; cameUp: boolean }> {
  // Chromium's sandbox refuses to work for root; the pages stay sandboxed for everybody else.
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(executable, [...asRoot, ROOT, ...args], { cwd: ROOT, stdio: ['inherit', 'pipe', 'inherit'] });
  running = child;
  let cameUp = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === READY_LINE) cameUp = true;
    else console.log(line);
  });
  return { code: await ended(child), cameUp };
}

async function serve(why: string): Promise<number> {
  console.error(why);
  const server = join(ROOT, 'dist/main/server.js');
  const child = spawn(process.execPath, [server, ...args], { cwd: ROOT, stdio: ['inherit', 'pipe', 'inherit'] });
  running = child;
  let opened = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    console.log(line);
    if (opened || !hasDesktop()) return;
    opened = true;
    // Where no browser opens, the address has been printed.
    open(line).catch(() => undefined);
  });
  return ended(child);
}

function hasDesktop(): boolean {
  if (process.env.CI !== undefined) return false;
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}
