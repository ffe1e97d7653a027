import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The path of a file inside an installed package, such as `vitest/vitest.mjs`. */
export function packageFile(name: string, file: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);
}

/** Runs a program to its end on our terminal; gives its exit code (1 if a signal ended it or it never started). */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return ended(spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' }));
}

/** Waits for a program's end. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

export interface Watched {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Folders in which progress shows as bytes. */
  readonly folders: readonly string[];
  readonly stallSeconds: number;
}

/**
 * Runs a program that may hang. Progress is output or a change in the size of its folders; after `stallSeconds` without
 * any the program is ended.
 */
export async function runWatched(task: Watched): Promise<'done' | 'failed' | 'stalled'> {
  const child = spawn(task.command, task.args, { cwd: ROOT, env: task.env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = 0;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (printed += bytes.length));
  const watch = { before: '', last: Date.now(), stalled: false };
  const timer = setInterval(() => {
    void Promise.all(task.folders.map(sizeOf)).then((sizes) => {
      const now = `${printed} ${sizes.join(' ')}`;
      if (now !== watch.before) Object.assign(watch, { before: now, last: Date.now() });
      if (Date.now() - watch.last < task.stallSeconds * 1000) return;
      watch.stalled = true;
      child.kill('SIGKILL');
    });
  }, 250);
  const code = await ended(child);
  clearInterval(timer);
  if (watch.stalled) return 'stalled';
  return code === 0 ? 'done' : 'failed';
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = names.map((name) =>
    stat(join(folder, name)).then(
      (found) => found.size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, names.length);
}
