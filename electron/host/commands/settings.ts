import type { Answer } from '#electron/protocol/answers.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Settings } from '#electron/protocol/settings.ts';
import { fail, ok } from '#engine/core/result.ts';
import type { CommandTo } from '../outcome.ts';
import type { CommandContext } from '../room/command-context.ts';

export function changeSettings(
  { host }: CommandContext,
  command: CommandTo<'change-settings'>,
): Answer<'change-settings'> {
  const asked = Object.entries(command.settings).filter(([, value]) => value !== undefined);
  const changed: Settings = { ...host.settings.get(), ...Object.fromEntries(asked) };
  // They apply now even if they cannot be saved: somebody who must read what went wrong chooses the language.
  host.settingsChanged(changed);
  // A missing folder is not created again for them: somebody may be about to put it back.
  if (host.ledger.standsStill) return fail([refuseHost('settings-not-saved')]);
  try {
    host.settings.set(changed);
  } catch {
    return fail([refuseHost('settings-not-saved')]);
  }
  return ok(null);
}

/** The way out of a standstill if the files are gone. */
export function writeAgain({ host }: CommandContext, { folder }: CommandTo<'write-anew'>): Answer<'write-anew'> {
  const refused = host.writeAgain(folder);
  return refused ? fail([refused]) : ok(null);
}
