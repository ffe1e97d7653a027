import { refuseHost } from '../../protocol/refusals.ts';

import { fail, ok } from '../../../engine/core/result.ts';

import type { Settings } from '../../protocol/settings.ts';
import type { Answer } from '../../protocol/answers.ts';
import type { CommandTo } from '../outcome.ts';
import type { CommandContext } from './handler.ts';

export function changeSettings(
  { office }: CommandContext,
  command: CommandTo<'change-settings'>,
): Answer<'change-settings'> {
  const asked = Object.entries(command.settings).filter(([, value]) => value !== undefined);
  const changed: Settings = { ...office.settings.get(), ...Object.fromEntries(asked) };
  // They hold for now, also where they cannot be kept: whoever has to read what went wrong chooses his language.
  office.settingsChanged(changed);
  // A folder that is gone is not made again for them: somebody may be about to put it back.
  if (office.ledger.standsStill) return fail([refuseHost('settings-not-saved')]);
  try {
    office.settings.set(changed);
  } catch {
    return fail([refuseHost('settings-not-saved')]);
  }
  return ok(null);
}

/** Leads out of a standstill, where the files are gone. */
export function writeAnew({ office }: CommandContext, { folder }: CommandTo<'write-anew'>): Answer<'write-anew'> {
  const no = office.writeAnew(folder);
  return no ? fail([no]) : ok(null);
}
