import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installFromDebian } from './debian.ts';
import { packageFile, runWatched } from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};
/** A download that is silent for so long will not come. */
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

const found = (executable: string): Browser => ({ type: 'found', executable });
const none = (missing: string): Browser => ({ type: 'none', missing });

function installed(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const onPath = process.platform === 'win32' ? [] : folders.flatMap((f) => NAMES.map((name) => join(f, name)));
  return [...onPath, ...(PLACES[process.platform] ?? [])].find((path) => existsSync(path));
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
