import { DEFAULT_SETTINGS } from '#electron/protocol/settings.ts';
import { nextSeed, seededChance } from '#electron/testing/chance/seeds.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { ok, type Result } from '#engine/core/result.ts';
import { type HostOptions, openHost } from '../host.ts';
import type { HostPort, RoomServer } from '../port.ts';
import { BotLink } from '../workers/bot-link.ts';

/** Bots that can play the games of the tests, too. */
export const TEST_BOTS = new URL('./test-bots.ts', import.meta.url);

/** What a test wants of a host that differs from the defaults. */
export type Wishes = Partial<Omit<HostOptions, 'dataDir'>>;

/**
 * Opens a host as tests want it, or gives why not: its settings in memory, nobody waits for anybody, and in a test the same
 * cards are dealt each time.
 */
export function tryHost(dataDir: string, wishes: Wishes = {}): Promise<Result<HostPort, Refusal>> {
  let settings = DEFAULT_SETTINGS;
  const seed = nextSeed();
  return openHost({
    dataDir,
    appVersion: '1.2.3',
    settings: { get: () => settings, set: (changed) => void (settings = changed) },
    pace: { bot: 0, trick: 0, clock: 0 },
    botLink: new BotLink({ url: TEST_BOTS }),
    ...(seed !== undefined && { chance: seededChance(seed) }),
    ...wishes,
  });
}

/** The same; throws if it is refused. */
export async function openTestHost(dataDir: string, wishes: Wishes = {}): Promise<HostPort> {
  const opened = await tryHost(dataDir, wishes);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

/** A way in without a network; the real one is in `electron/lan`. */
export const NO_NETWORK: RoomServer = {
  open: (wanted) => Promise.resolve(ok(wanted ?? 7411)),
  announce: () => undefined,
  close: () => Promise.resolve(),
  fingerprint: null,
  disturbing: [],
  addresses: () => [],
  test: () => Promise.resolve({ steps: [], causes: [] }),
};
