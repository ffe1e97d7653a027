import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.ts';

/** What it takes to run one of the engines on phones besides Chromium's. */
export interface OtherBrowsers {
  readonly firefox: { readonly executable: string };
  /** WebKitGTK's small browser, which needs a display, and the program that drives it. */
  readonly webkit: { readonly executable: string; readonly driver: string; readonly display: string };
}

export type OtherBrowser = keyof OtherBrowsers;

/** Debian's packages. */
const PACKAGES: Readonly<Record<OtherBrowser, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((api) => `/usr/lib/${machine}/${api}/MiniBrowser`),
);

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** What of an engine is installed here. */
const FINDERS: { readonly [K in OtherBrowser]: () => OtherBrowsers[K] | undefined } = {
  firefox: () => {
    const executable = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');
    return executable === undefined ? undefined : { executable };
  },
  webkit: () => {
    const executable = MINI_BROWSERS.find((path) => existsSync(path));
    const driver = onPath('WebKitWebDriver');
    const display = onPath('Xvfb');
    return executable && driver && display ? { executable, driver, display } : undefined;
  },
};

export const findOther = <K extends OtherBrowser>(name: K): OtherBrowsers[K] | undefined => FINDERS[name]();

/** Why the tests in an engine cannot run here. */
export const missingOther = (name: OtherBrowser): string =>
  `not installed here: ${PACKAGES[name].join(', ')} (Debian’s packages, installed automatically for root)`;

/** Installs what is missing, if that can be done. */
export async function haveOthers(): Promise<void> {
  const missing = (Object.keys(PACKAGES) as OtherBrowser[]).filter((name) => findOther(name) === undefined);
  if (missing.length > 0) await installFromDebian(missing.flatMap((name) => PACKAGES[name]));
}
