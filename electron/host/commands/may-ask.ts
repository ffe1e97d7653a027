import type { Command } from '#electron/protocol/commands/command.ts';
import { LONGEST_WITH } from '#electron/protocol/transport/longest.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { type Asking, refuseNeed } from '../room/rights.ts';
import type { Access } from '../state/guests/access.ts';
import { COMMANDS } from './index.ts';

/**
 * Whether a message asks for what its sender never may, so that it need not be parsed: parsing can be made expensive.
 */
export function isNeverFor(access: Access, message: unknown): boolean {
  if (access.type === 'director') return false;
  const type = typeOf(message);
  const need = type && COMMANDS[type].need;
  return access.type === 'visitor' ? need !== undefined && need !== 'door' : need === 'director';
}

/** Whether a message of another device is longer than what it asks for ever is. */
export function isTooLong(access: Access, message: unknown, bytes: number): boolean {
  if (access.type === 'director') return false;
  const type = typeOf(message);
  return bytes > ((type && COMMANDS[type].longest) ?? LONGEST_WITH.names);
}

/** What a message asks for, whatever else there is in it. */
function typeOf(message: unknown): Command['type'] | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { command } = message as { readonly command?: { readonly type?: unknown } | null };
  const type = command?.type;
  return typeof type === 'string' && Object.hasOwn(COMMANDS, type) ? (type as Command['type']) : undefined;
}

/** Why a connection may not ask for this; `undefined` if it may. */
export const refuseAsking = (asking: Asking): Refusal | undefined =>
  refuseNeed(COMMANDS[asking.command.type].need, asking);
