import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { withActions } from '#engine/cli/actions.ts';
import { FORMATS } from '#engine/cli/formats.ts';
import { overviewOf } from '#engine/cli/overview.ts';
import { GAMES } from '#engine/games/index.ts';
import { fontFiles, FONTS, LICENCES } from './fonts/faces.ts';
import { withGames } from './played.ts';

const ROOT = join(import.meta.dirname, '..');
const SCHEMAS = 'docs/schemas';
const FORMATS_PAGE = 'docs/formats.md';
const README = 'README.md';

/** Every generated file by its path, with its content. */
async function generated(): Promise<ReadonlyMap<string, Buffer>> {
  const schemas = Object.entries(FORMATS).map(([name, schema]): [string, string] => {
    const json = { title: name, ...z.toJSONSchema(schema, { io: 'input' }) };
    return [`${SCHEMAS}/${name}.schema.json`, JSON.stringify(json, null, 2) + '\n'];
  });
  const games = Object.values(GAMES);
  const overviews = games.map((game): [string, string] => [`engine/games/${game.id}/OVERVIEW.md`, overviewOf(game)]);
  const written: readonly (readonly [string, string])[] = [
    [FORMATS_PAGE, withActions(readFileSync(join(ROOT, FORMATS_PAGE), 'utf8'), games)],
    [README, withGames(readFileSync(join(ROOT, README), 'utf8'), games)],
  ];
  const texts = [...schemas, ...overviews, ...written].map(([path, content]): [string, Buffer] => [
    path,
    Buffer.from(content),
  ]);
  return new Map([...texts, ...(await fontFiles())]);
}

/** Schemas that no format has any more, and fonts that the page no longer has. */
const orphans = (wanted: ReadonlyMap<string, Buffer>): readonly string[] =>
  [SCHEMAS, FONTS, LICENCES]
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => !wanted.has(path) && !path.endsWith('.css'));

const isCurrent = (path: string, content: Buffer): boolean =>
  existsSync(join(ROOT, path)) && readFileSync(join(ROOT, path)).equals(content);

const files = await generated();
const stale = [
  ...[...files].filter(([path, content]) => !isCurrent(path, content)).map(([path]) => path),
  ...orphans(files),
];

if (process.argv.includes('--check')) {
  for (const path of stale) console.error(`${path} is stale; run npm run generate`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const path of orphans(files)) rmSync(join(ROOT, path));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), content);
  }
  console.log(stale.length > 0 ? `written: ${stale.join(', ')}` : 'nothing to do');
}
