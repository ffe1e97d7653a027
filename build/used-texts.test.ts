import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAN_REFUSALS } from '#electron/protocol/lan-refusals.ts';
import { HOST_REFUSALS } from '#electron/protocol/refusals.ts';
import { RULE_PLAYERS } from '#engine/bots/rule-bot.ts';
import { CLI_REFUSALS } from '#engine/cli/refusals.ts';
import { GAMES } from '#engine/games/index.ts';
import { KERNEL_REFUSALS } from '#engine/kernel/refusals.ts';
import { TOURNAMENT_REFUSALS } from '#engine/tournament/refusals.ts';
import { SEATING_REFUSALS } from '#engine/tournament/seating/refusals.ts';
import { de } from '#page/i18n/de/index.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (patterns: readonly string[], but: RegExp): string =>
  globSync([...patterns], { cwd: ROOT })
    .filter((path) => !but.test(path))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n');

/** Whether a page reads this text by its name, or everything beside it by its ids. */
const isRead = (pages: string, path: readonly string[]): boolean =>
  new RegExp(`\\.${path.at(-1)}(?!\\w)`).test(pages) ||
  path.slice(0, -1).some((group) => new RegExp(`\\.${group}(?![\\w.?(])|\\[[^\\]]*\\.${group}\\b`).test(pages));

/** The paths of all texts in a tree of them. */
const pathsIn = (tree: object, to: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries<unknown>({ ...tree }).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsIn(value, [...to, key])
      : [[...to, key]],
  );

test('every text of the page is shown somewhere', () => {
  const pages = read(['renderer/src/**/*.{ts,svelte}'], /\.test\.ts$|i18n[/\\](de|en)[/\\]/);
  const unread = pathsIn(de).filter((path) => !isRead(pages, path));
  expect(unread.map((path) => path.join('.'))).toEqual([]);
});

/** What the rule players say, by family; one that is searched says nothing of its own. */
const REASONS = Object.entries(RULE_PLAYERS).flatMap(([family, player]) =>
  player ? [[family, player.reasons] as const] : [],
);

test.each(REASONS)('every reason of the player of %s is given somewhere', (_, reasons) => {
  const players = read(['engine/bots/**/*.ts'], /\.test\.ts$|reasons\.ts$/);
  expect(Object.keys(reasons).filter((id) => !players.includes(`'${id}'`))).toEqual([]);
});

/** The codes of every layer, and where it refuses with them; shared phases refuse with the family's. */
const REFUSED: readonly (readonly [layer: string, codes: object, files: readonly string[]])[] = [
  ['kernel', KERNEL_REFUSALS, ['{engine,electron}/**/*.ts']],
  ['tournament', TOURNAMENT_REFUSALS, ['{engine,electron}/**/*.ts']],
  ['seating', SEATING_REFUSALS, ['{engine,electron}/**/*.ts']],
  ['command line', CLI_REFUSALS, ['engine/{cli/**/*,bots/{kind,written}}.ts']],
  ['host', HOST_REFUSALS, ['electron/**/*.ts']],
  ['rooms nearby', LAN_REFUSALS, ['{electron,renderer/src}/**/*.{ts,svelte}']],
  ...Object.values(GAMES).map(
    ({ id, texts }) =>
      [
        id,
        texts.refusals,
        [`engine/games/${id}/**/*.ts`, 'engine/{entry,judging,kernel,phases,play,series}/**/*.ts'],
      ] as const,
  ),
];

test.each(REFUSED)('every refusal of %s is given somewhere', (_, codes, files) => {
  const refusing = read(files, /\.test\.ts$|[/\\]testing[/\\]/);
  // A line with its sentence refuses nothing.
  expect(Object.keys(codes).filter((code) => !new RegExp(`'${code}'(?!: text\\()`).test(refusing))).toEqual([]);
});
