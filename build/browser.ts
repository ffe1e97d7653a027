import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installFromDebian } from './debian.ts';
import { packageFile, runWatched } from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Its name on the path, and that of Debian's package. */
const SHELL = 'chromium-headless-shell';
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};
/** After this many seconds without progress a download is given up. */
const STALL_SECONDS = 20;

export type Browser =
  | { readonly type: 'found'; readonly executable: string }
  /** In words: what was looked for, and what to do. */
  | { readonly type: 'none'; readonly missing: string };

/** Finds a Chromium for the end-to-end tests, and downloads one if there is none. */
export async function haveBrowser(): Promise<Browser> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined) {
    return existsSync(wanted) ? found(wanted) : none(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const executable =
    installed() ??
    playwrights() ??
    (await downloaded()) ??
    ((await installFromDebian(['chromium'])) ? installed() : undefined);
  if (executable !== undefined) return found(executable);
  return none(
    'No browser for the end-to-end tests: no Chromium or Chrome is installed, Playwright’s own could not be ' +
      'downloaded, and this does not run as root on Debian, so apt-get was not asked. Install Chromium or ' +
      'Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

/**
 * Chromium's own small browser without windows, for flows that need none; `undefined`: there is none, or somebody has
 * named the browser that they want.
 */
export async function haveShell(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH !== undefined) return undefined;
  const onPath = (): string | undefined => foundAt([SHELL]);
  return onPath() ?? ((await installFromDebian([SHELL])) ? onPath() : undefined);
}

const found = (executable: string): Browser => ({ type: 'found', executable });
const none = (missing: string): Browser => ({ type: 'none', missing });

const installed = (): string | undefined =>
  foundAt(NAMES) ?? (PLACES[process.platform] ?? []).find((path) => existsSync(path));

function foundAt(names: readonly string[]): string | undefined {
  if (process.platform === 'win32') return undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

async function downloaded(): Promise<string | undefined> {
  console.error('No Chromium or Chrome is installed; trying to download Playwright’s own …');
  await runWatched({
    command: process.execPath,
    args: [packageFile('@playwright/test', 'cli.js'), 'install', '--no-shell', 'chromium'],
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    folders: [],
    stallSeconds: STALL_SECONDS,
  });
  return playwrights();
}
