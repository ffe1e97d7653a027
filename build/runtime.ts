import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageFile, runWatched } from './run.ts';

const PACKAGE = dirname(packageFile('electron', 'package.json'));
const NAMES: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};

/** Electron's executable, if the runtime is complete. A folder named by Electron's own variable comes first. */
function findRuntime(env: NodeJS.ProcessEnv): string | undefined {
  const override = env.ELECTRON_OVERRIDE_DIST_PATH;
  const executable = join(override ?? join(PACKAGE, 'dist'), NAMES[process.platform] ?? 'electron');
  if (override !== undefined) return existsSync(executable) ? executable : undefined;
  // Electron's installer writes this file last: without it a download was interrupted.
  return existsSync(join(PACKAGE, 'path.txt')) && existsSync(executable) && sameVersion() ? executable : undefined;
}

function sameVersion(): boolean {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const file = join(PACKAGE, 'dist', 'version');
  return existsSync(file) && readFileSync(file, 'utf8').trim().replace(/^v/, '') === version;
}

export type Runtime =
  | { readonly type: 'found'; readonly executable: string }
  /** `stalled`: nothing came for too long; `refused`: the download or its unpacking failed. */
  | { readonly type: 'none'; readonly why: 'refused' | 'stalled' };

/** Finds Electron's runtime or downloads it with Electron's own installer, as long as the download makes progress. */
export async function haveRuntime(stallSeconds: number, env: NodeJS.ProcessEnv = process.env): Promise<Runtime> {
  const found = findRuntime(env);
  if (found !== undefined) return { type: 'found', executable: found };
  // The installer downloads into the system's temporary folder; with one of its own the progress can be seen.
  const folder = await mkdtemp(join(tmpdir(), 'tarockabend-electron-'));
  const outcome = await runWatched({
    command: process.execPath,
    args: [join(PACKAGE, 'install.js')],
    env: { ...env, TMPDIR: folder, TEMP: folder, TMP: folder },
    folders: [folder, join(PACKAGE, 'dist')],
    stallSeconds,
  });
  await rm(folder, { recursive: true, force: true });
  const executable = findRuntime(env);
  if (executable !== undefined) return { type: 'found', executable };
  return { type: 'none', why: outcome === 'stalled' ? 'stalled' : 'refused' };
}
