import type { Refusal } from '../../../engine/core/refusal.ts';
import type { EveningState } from '../../../engine/tournament/state/types.ts';
import type { Command } from '../../protocol/commands/command.ts';
import { refuseNeed } from '../room/rights.ts';
import type { Access } from '../state/access.ts';
import type { GuestRoom } from '../state/guest-room.ts';
import { COMMANDS } from './index.ts';

/**
 * Whether a message asks for what its sender never may, so that it need not be parsed: parsing can be made expensive.
 */
export function isNeverFor(access: Access, message: unknown): boolean {
  if (access.type === 'director' || typeof message !== 'object' || message === null) return false;
  const { command } = message as { readonly command?: { readonly type?: unknown } | null };
  const type = command?.type;
  const need =
    typeof type === 'string' && Object.hasOwn(COMMANDS, type) ? COMMANDS[type as Command['type']].need : undefined;
  return access.type === 'visitor' ? need !== undefined && need !== 'door' : need === 'director';
}

/** Why a connection may not ask for this; `undefined` if it may. */
export const refuseAsking = (
  access: Access,
  room: GuestRoom | null,
  evening: EveningState | undefined,
  command: Command,
): Refusal | undefined => refuseNeed(COMMANDS[command.type].need, access, room, evening, command);
