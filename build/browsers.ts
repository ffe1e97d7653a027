import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** How a line of `browserslist` says "this one and every later one". */
const LINE = /^(ios_saf|chrome|firefox) >= (\d+(?:\.\d+)?)$/;
/** The names that bundlers have for them. */
const BUNDLERS = { ios_saf: 'ios', chrome: 'chrome', firefox: 'firefox' } as const;

interface Browser {
  readonly name: keyof typeof BUNDLERS;
  /** Such as `16.4`. */
  readonly oldest: string;
}

/** The oldest browsers that the page is made for, as `browserslist` in package.json names them. */
function oldestBrowsers(): readonly Browser[] {
  const { browserslist } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, name, oldest] = LINE.exec(line) ?? [];
    if (name === undefined || oldest === undefined) throw new Error(`browserslist: “${line}” is not “NAME >= VERSION”`);
    return { name: name as Browser['name'], oldest };
  });
}

/** The page's browsers as a target of the build, such as `['ios16.4', 'chrome109']`. */
export const pageTarget = (): string[] => oldestBrowsers().map(({ name, oldest }) => BUNDLERS[name] + oldest);
