import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../run.ts';
import { type Fault, planted } from './fault.ts';

/** A copy of everything that git knows or would add, as it is now; it goes with the process. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'tarockabend-faults-'));

  constructor() {
    process.on('exit', () => this.remove());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const path of listed.split('\0'))
      if (path !== '' && existsSync(join(ROOT, path))) cpSync(join(ROOT, path), this.at(path));
    // `junction`: on Windows anybody may make one.
    symlinkSync(join(ROOT, 'node_modules'), this.at('node_modules'), 'junction');
  }

  at(path: string): string {
    return join(this.folder, path);
  }

  /** Has the fault in it while `work` goes on. */
  async withFault<T>(fault: Fault, work: () => Promise<T>): Promise<T> {
    const path = this.at(fault.file);
    const sound = readFileSync(path, 'utf8');
    writeFileSync(path, planted(fault, sound));
    try {
      return await work();
    } finally {
      writeFileSync(path, sound);
    }
  }

  private remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
