import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile, ROOT, run } from './run.ts';

/** What a build is made from, and the files that it always produces. */
const SOURCES = ['engine', 'electron', 'renderer', 'vite.config.ts', 'svelte.config.js', 'package-lock.json'];
const RESULTS = ['dist/renderer/index.html', 'dist/main/main.js', 'dist/main/server.js', 'dist/preload/preload.cjs'];

/** Builds unless the last build is younger than every source; gives the exit code. */
export async function buildIfNeeded(): Promise<number> {
  const oldestResult = Math.min(...RESULTS.map((path) => changed(path) ?? 0));
  const youngestSource = Math.max(...SOURCES.map(youngest));
  return oldestResult > youngestSource
    ? 0
    : run(process.execPath, [packageFile('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn']);
}

function youngest(path: string): number {
  const own = changed(path) ?? 0;
  const inside = readNames(path).map((name) => changed(join(path, name)) ?? 0);
  return inside.reduce((a, b) => Math.max(a, b), own);
}

const readNames = (path: string): string[] =>
  statSync(join(ROOT, path)).isDirectory() ? readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' }) : [];

const changed = (path: string): number | undefined => statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs;
