import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import open from 'open';
import { NODE_FLAGS } from '#electron/supervisor/host-flags.ts';
import { defaultDataDir } from '#electron/web/data-dir.ts';
import { systemLanguage } from '#electron/web/language.ts';
import { buildIfNeeded } from './built.ts';
import { ended, ROOT } from './run.ts';
import { haveRuntime } from './runtime.ts';
import { Supervisor } from './supervise.ts';
import { LOADING, NO_RUNTIME, STRANGE, USAGE } from './texts.ts';
import { wantedBy } from './wishes.ts';

/**
 * `npm start [-- --data FOLDER --documents FOLDER --port NUMBER]`: builds, then opens the app in Electron; if no
 * runtime is available, serves the same app from the same host to a browser (the port matters only then). A test may
 * shorten the wait for a silent download (TAROCKABEND_STALL_SECONDS, 20 by default).
 */
const STALL_SECONDS = Number(process.env.TAROCKABEND_STALL_SECONDS ?? 20);
/** What main.ts prints when its window is loaded. */
const READY_LINE = 'tarockabend: ready';
const language = systemLanguage();
const wanted = wantedBy(process.argv.slice(2));
if ('help' in wanted) {
  const isStrange = wanted.strange !== undefined;
  if (isStrange) console.error(STRANGE[language].replace('{said}', wanted.strange));
  (isStrange ? console.error : console.log)(USAGE[language]);
  process.exit(isStrange ? 2 : 0);
}
const { wishes } = wanted;
const { data, documents } = wishes;

/** Signals are passed on to what we started; its end is ours. */
let stop: ((signal: NodeJS.Signals) => void) | undefined;
let ending = false as boolean;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    ending = true;
    if (stop) stop(signal);
    else process.exit(130);
  });
}

process.exitCode = (await buildIfNeeded()) || (await start());

async function start(): Promise<number> {
  console.error(LOADING[language]);
  const runtime = await haveRuntime(STALL_SECONDS);
  if (runtime.type === 'none') return serve(NO_RUNTIME[runtime.why][language]);
  const { code, cameUp } = await openApp(runtime.executable);
  return cameUp || ending || code === 0 ? code : serve(NO_RUNTIME.broken[language]);
}

async function openApp(executable: string): Promise<{ code: number; cameUp: boolean }> {
  // Chromium's own sandbox refuses to work for root.
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const where = [
    ...(data === undefined ? [] : [`--user-data-dir=${data}`]),
    ...(documents === undefined ? [] : [`--documents=${resolve(documents)}`]),
  ];
  const child = spawn(executable, [...asRoot, ROOT, ...where], { cwd: ROOT, stdio: ['inherit', 'pipe', 'inherit'] });
  stop = (signal) => child.kill(signal);
  let cameUp = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === READY_LINE) cameUp = true;
    else console.log(line);
  });
  return { code: await ended(child), cameUp };
}

/** In the app, Electron's layer looks after the host; here nobody else does. */
function serve(why: string): Promise<number> {
  console.error(why);
  const where = (['data', 'documents', 'port'] as const).flatMap((name) => {
    const wish = wishes[name];
    return wish === undefined ? [] : [`--${name}`, wish];
  });
  const supervisor = new Supervisor({
    args: [...NODE_FLAGS, join(ROOT, 'dist/main/server.js'), ...where],
    dataDir: data ?? defaultDataDir(),
    language,
    found: (address) => {
      console.log(address);
      // If no browser opens, the address has been printed.
      if (hasDesktop()) open(address).catch(() => undefined);
    },
  });
  stop = (signal) => supervisor.end(signal);
  return supervisor.run();
}

function hasDesktop(): boolean {
  if (process.env.CI !== undefined) return false;
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}
