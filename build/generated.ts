import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { FORMATS } from '../engine/cli/formats.ts';
import { overviewOf } from '../engine/cli/overview.ts';
import { GAMES } from '../engine/games/index.ts';

const ROOT = join(import.meta.dirname, '..');
const SCHEMAS = 'docs/schemas';

/** Every generated file by its path, with what belongs into it. */
function generated(): ReadonlyMap<string, string> {
  const schemas = Object.entries(FORMATS).map(([name, schema]): [string, string] => {
    const json = { title: name, ...z.toJSONSchema(schema, { io: 'input' }) };
    return [`${SCHEMAS}/${name}.schema.json`, JSON.stringify(json, null, 2) + '\n'];
  });
  const overviews = Object.values(GAMES).map((game): [string, string] => [
    `engine/games/${game.id}/OVERVIEW.md`,
    overviewOf(game),
  ]);
  return new Map([...schemas, ...overviews]);
}

/** Schema files that no format has any more. */
const orphans = (wanted: ReadonlyMap<string, string>): readonly string[] =>
  existsSync(join(ROOT, SCHEMAS))
    ? readdirSync(join(ROOT, SCHEMAS))
        .map((name) => `${SCHEMAS}/${name}`)
        .filter((path) => !wanted.has(path))
    : [];

const isCurrent = (path: string, content: string): boolean =>
  existsSync(join(ROOT, path)) && readFileSync(join(ROOT, path), 'utf8') === content;

const files = generated();
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
