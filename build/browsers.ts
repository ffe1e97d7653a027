import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** How `browserslist` writes "this one and every later one". */
const LINE = /^(ios_saf|chrome|firefox) >= (\d+(?:\.\d+)?)$/;
/** Their names for bundlers, and for people. */
const BUNDLERS = { ios_saf: 'ios', chrome: 'chrome', firefox: 'firefox' } as const;
const PEOPLE = { ios_saf: 'iOS', chrome: 'Chrome', firefox: 'Firefox' } as const;

interface Browser {
  readonly name: keyof typeof BUNDLERS;
  /** Such as `16.4`. */
  readonly oldest: string;
}

/** The oldest browsers that the page supports, as `browserslist` in package.json names them. */
function oldestBrowsers(): readonly Browser[] {
  const { browserslist } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, name, oldest] = LINE.exec(line) ?? [];
    if (name === undefined || oldest === undefined) throw new Error(`browserslist: “${line}” is not “NAME >= VERSION”`);
    return { name: name as Browser['name'], oldest };
  });
}

/** The page's browsers as a build target, such as `['ios16.4', 'chrome109']`. */
export const pageTarget = (): string[] => oldestBrowsers().map(({ name, oldest }) => BUNDLERS[name] + oldest);

/** The page's browsers in words, such as `iOS 16.4, Chrome 109`, with the language's conjunction before the last. */
export function oldestInWords(language: string): string {
  const names = oldestBrowsers().map(({ name, oldest }) => `${PEOPLE[name]} ${oldest}`);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}
