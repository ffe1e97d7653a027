import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What a family costs: `node build/family-footprint.ts bavarian [BASE..HEAD]` prints the code lines of its folder, file by file and
 * together, and which files outside its own places were touched by those commits of a range that also touched its rules or its bot.
 * There is no bound for the lines: they grow with the profiles of a family. Files outside are what the pattern of a family lacks.
 */

/** Words, rule book, cases and tests are not counted: they grow with what there is to say. */
const NOT_COUNTED = /\.test\.ts$|\/(cases|rulebook|words)\/|(^|-|\/)texts\.ts$|refusals\.ts$|option-groups\.ts$|\.md$/;

/** Where a family has its own files, or its line in a list of all. */
const OWN_PLACES = (family: string): readonly RegExp[] => [
  /^engine\/decks\//,
  new RegExp(`^engine/(games|bots)/${family}/`),
  /^engine\/testing\/(naive|reach)(\/|\.ts$|-)/,
  /^engine\/(games\/(index|loaders)|bots\/index)\.ts$/,
  /^(renderer\/src\/i18n|docs)\//,
  /^(README|CONTRIBUTING)\.md$|^cspell-words\.txt$/,
];

/** Lines that are neither blank, nor comments, nor imports. */
export function codeLines(source: string): number {
  let within: 'code' | 'comment' | 'import' = 'code';
  let count = 0;
  for (const line of source.split('\n').map((one) => one.trim())) {
    if (within === 'comment') {
      if (line.endsWith('*/')) within = 'code';
    } else if (within === 'import') {
      if (line.endsWith(';')) within = 'code';
    } else if (line.startsWith('/*')) {
      if (!line.endsWith('*/')) within = 'comment';
    } else if (/^import\b/.test(line)) {
      if (!line.endsWith(';')) within = 'import';
    } else if (line !== '' && !line.startsWith('//')) count++;
  }
  return count;
}

/** The files of a change that are not in a family's own places. */
export const outsideOf = (family: string, touched: readonly string[]): readonly string[] =>
  touched.filter((file) => OWN_PLACES(family).every((place) => !place.test(file)));

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

function main([family, range]: readonly string[]): void {
  if (family === undefined) throw new Error('node build/family-footprint.ts FAMILY [BASE..HEAD]');
  const counted = git('ls-files', `engine/games/${family}`)
    .filter((file) => file.endsWith('.ts') && !NOT_COUNTED.test(file))
    .map((file) => ({ file, lines: codeLines(readFileSync(file, 'utf8')) }));
  for (const { file, lines } of counted) console.log(`${String(lines).padStart(5)}  ${file}`);
  console.log(
    `${String(counted.reduce((sum, { lines }) => sum + lines, 0)).padStart(5)}  code lines of engine/games/${family}`,
  );
  if (range === undefined) return;
  const own = git('log', '--no-merges', '--format=%H', range, '--', `engine/games/${family}`, `engine/bots/${family}`);
  const touched = [
    ...new Set(own.flatMap((commit) => git('show', '--name-only', '--no-renames', '--format=', commit))),
  ].sort();
  const outside = outsideOf(family, touched);
  console.log(
    `\n${touched.length} files touched by ${own.length} commits of ${range}, ${outside.length} of them outside the family’s own places:`,
  );
  for (const file of outside) console.log(`       ${file}`);
}

if (import.meta.main) main(process.argv.slice(2));
