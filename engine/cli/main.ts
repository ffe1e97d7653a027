import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { threadTime } from './match/thread-time.ts';
import { run } from './run.ts';

/** The reader may close the pipe early (`tarock rules | head`); that is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = run(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  read: (path) => readFileSync(path === '-' ? 0 : path, 'utf8'),
  lines(path) {
    const file = openSync(path, 'w');
    return { write: (line) => writeSync(file, `${line}\n`), close: () => closeSync(file) };
  },
  now: () => performance.now(),
  spent: threadTime,
});
