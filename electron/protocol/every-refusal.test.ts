import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLI_REFUSALS } from '#engine/cli/refusals.ts';
import { LANGUAGES, type Text } from '#engine/core/text.ts';
import { GAMES } from '#engine/games/index.ts';
import { KERNEL_REFUSALS } from '#engine/kernel/refusals.ts';
import { TOURNAMENT_REFUSALS } from '#engine/tournament/refusals.ts';
import { SEATING_REFUSALS } from '#engine/tournament/seating/refusals.ts';
import { LAN_REFUSALS } from './lan-refusals.ts';
import { HOST_REFUSALS } from './refusals.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Every file of the program that can refuse something; of the tables themselves only what they translate a code into. */
const SOURCES = globSync(['engine/**/*.ts', 'electron/**/*.ts', 'renderer/src/**/*.{ts,svelte}'], { cwd: ROOT })
  .filter((path) => !/(\.test\.ts|[/\\]testing[/\\].*)$/.test(path))
  .map((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8');
    return path.endsWith('refusals.ts') ? (source.match(/: '[a-z-]+'/g) ?? []).join('\n') : source;
  });

/** The sentences of every family, whose codes any of them or of the modules they share may use. */
const FAMILIES = Object.values(GAMES).map((game) => [game.id, game.texts.refusals, /./] as const);

/** The tables, and how to recognise a file that refuses with their codes; those of a sum are refused by two of them. */
const LAYERS: readonly (readonly [string, Readonly<Record<string, Text>>, RegExp])[] = [
  ...FAMILIES,
  ['kernel', KERNEL_REFUSALS, /\brefuseKernel\b|\bKernelRefusal\b|\bSumFault\b/],
  ['tournament', TOURNAMENT_REFUSALS, /\brefuse\(|\bTournamentRefusal\b|\bSumFault\b/],
  ['seating', SEATING_REFUSALS, /\brefuseSeating\b/],
  ['command line', CLI_REFUSALS, /\brefuseCli\b|\bParameterFault\b/],
  ['host', HOST_REFUSALS, /\brefuseHost\b|\bHostRefusal\b/],
  ['network', LAN_REFUSALS, /\brefuseLan\b|\bLanRefusal\b|\bVisitRefusal\b/],
];

/** What is shared at a table is a Kassa in the field, or has the family's own word; nobody there calls it a Topf. */
test.each(LAYERS)('%s: the pot has the word of the field', (_, sentences) => {
  const others = Object.entries(sentences).filter(([, { de }]) => /T[oö]pf/.test(de));
  expect(others.map(([code]) => code)).toEqual([]);
});

describe.each(LAYERS)('%s', (_, sentences, maker) => {
  const own = SOURCES.filter((source) => maker.test(source));

  test.each(Object.keys(sentences))('%s has a sentence in every language, and some code uses it', (code) => {
    const text = sentences[code];
    for (const language of LANGUAGES) expect(text?.[language]).toMatch(/^[„“{A-ZÄÖÜ\d].+(?:[.?]|\d)$/su);
    expect(text?.de).not.toBe(text?.en);
    // Only the place is left open, and it is the same in both languages.
    const [de, en] = LANGUAGES.map((language) => new Set(text?.[language].match(/\{(\w+)/g)));
    expect(de).toEqual(en);
    expect([...(de ?? [])].filter((open) => open !== '{at' && open !== '{first')).toEqual([]);
    expect(own.some((source) => source.includes(`'${code}'`))).toBe(true);
  });
});
