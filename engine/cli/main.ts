import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { run } from './run.ts';

process.exitCode = run(process.argv.slice(2), {
  out: (text) => writeFileSync(1, `${text}\n`),
  err: (text) => writeFileSync(2, `${text}\n`),
  read: (path) => readFileSync(path === '-' ? 0 : path, 'utf8'),
  lines(path) {
    const file = openSync(path, 'w');
    return { write: (line) => writeSync(file, `${line}\n`), close: () => closeSync(file) };
  },
  now: () => performance.now(),
});
