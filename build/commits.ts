import { spawnSync } from 'node:child_process';
import { packageFile, ROOT, run } from './run.ts';

/** `npm run check:commits`: what was committed since the last release reads as CONTRIBUTING.md asks. */
const git = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** The commit that is the last one not looked at, or why there is none. */
function since(): { readonly from: string } | { readonly none: string } {
  if (git('rev-parse', '--is-inside-work-tree') !== 'true') return { none: 'this is no clone' };
  if (git('rev-parse', '--is-shallow-repository') === 'true') return { none: 'this clone has no history' };
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*');
  if (tag !== undefined) return { from: tag };
  // A clone can have been made without tags.
  const released = git('log', '-1', '--format=%H', '--grep=^release: ');
  return released ? { from: released } : { none: 'nothing has been released yet' };
}

const start = since();
if ('none' in start) console.log(`commits not checked: ${start.none}`);
else process.exitCode = await run(process.execPath, [packageFile('@commitlint/cli', 'cli.js'), '--from', start.from]);
