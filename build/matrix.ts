import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '#engine/games/index.ts';
import { REACHES } from '#engine/testing/family-checks.ts';
import { matrixOf } from './matrix/lines.ts';

/** `npm run matrix` writes docs/rules/matrix.md; with `--check`, it must be so already. Either way, a gap is a failure. */
const FILE = join(import.meta.dirname, '../docs/rules/matrix.md');

const { text, gaps } = matrixOf({ games: Object.values(GAMES), reaches: REACHES });
for (const gap of gaps) console.error(gap);
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.error('docs/rules/matrix.md is stale; run npm run matrix');
  process.exitCode = 1;
}
if (gaps.length > 0) process.exitCode = 1;
