import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { HostPort } from '../port.ts';
import { openTestHost, type Wishes } from './open-host.ts';

/** Gives every test of a file a folder of its own, which is removed after it. */
export function useFolder(): { readonly path: string } {
  let path = '';
  beforeEach(() => void (path = mkdtempSync(join(tmpdir(), 'tarockabend-'))));
  // What a test has begun may still finish writing.
  afterEach(() => rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return {
    get path() {
      return path;
    },
  };
}

/** The laptop of an evening: the host that runs there now, and its folder. */
export interface Laptop {
  readonly dataDir: string;
  readonly host: HostPort;
  /** Stops the host and opens another in its place. `meanwhile`: what happens to the folder in between. */
  restart(wishes?: Wishes, meanwhile?: () => void): Promise<void>;
}

/** Gives every test of a file a laptop of its own, whose host is stopped after it. */
export function useLaptop(wishes: Wishes = {}): Laptop {
  const folder = useFolder();
  let host: HostPort;
  beforeEach(async () => void (host = await openTestHost(folder.path, wishes)));
  afterEach(() => host.stop());
  return {
    get dataDir() {
      return folder.path;
    },
    get host() {
      return host;
    },
    async restart(other = {}, meanwhile = () => undefined) {
      await host.stop();
      meanwhile();
      host = await openTestHost(folder.path, { ...wishes, ...other });
    },
  };
}
