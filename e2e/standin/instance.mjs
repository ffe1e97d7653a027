// The single-instance lock: a file with the owner's process id. A second instance knocks with a signal and is told no.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

let held;

export const hasLock = () => held !== undefined;

export function requestLock(folder, knocked) {
  if (held) return true;
  const file = join(folder, 'standin.lock');
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      held = file;
      process.on('exit', releaseLock);
      process.on('SIGUSR2', knocked);
      return true;
    } catch {
      if (knock(Number(readFileSync(file, 'utf8')))) return false;
      rmSync(file, { force: true }); // its owner was killed
    }
  }
  return false;
}

export function releaseLock() {
  if (held) rmSync(held, { force: true });
  held = undefined;
}

function knock(pid) {
  try {
    process.kill(pid, 'SIGUSR2');
    return true;
  } catch {
    return false;
  }
}
