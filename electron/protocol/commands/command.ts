import { z } from 'zod';
import type { NearbyCommand } from '../nearby/visits.ts';
import { PROTOCOL_VERSION } from '../version.ts';
import { EVENING_COMMANDS } from './evenings.ts';
import { LAPTOP_COMMANDS } from './laptop.ts';
import { LIST_COMMANDS, PLAYER_COMMANDS, REGISTER_COMMANDS } from './people.ts';
import { RESULT_COMMANDS } from './results.ts';
import { ROOM_COMMANDS } from './room.ts';
import { ROUND_COMMANDS } from './rounds.ts';
import { TABLE_COMMANDS, TALK_COMMANDS } from './tables.ts';

/** Everything a client can ask of the host. One table, carried by IPC in the app and by WebSocket elsewhere. */
export const COMMAND = z.discriminatedUnion('type', [
  ...EVENING_COMMANDS,
  ...REGISTER_COMMANDS,
  ...PLAYER_COMMANDS,
  ...LIST_COMMANDS,
  ...ROUND_COMMANDS,
  ...RESULT_COMMANDS,
  ...TABLE_COMMANDS,
  ...TALK_COMMANDS,
  ...ROOM_COMMANDS,
  ...LAPTOP_COMMANDS,
]);
export type Command = z.infer<typeof COMMAND>;
/** What a page can ask for: of the host, or of its own laptop first. */
export type Asked = Command | NearbyCommand;

/** A client's message. The id comes back with the answer; the same id is never carried out twice. */
export const REQUEST = z.strictObject({
  v: z.literal(PROTOCOL_VERSION),
  id: z.string().min(1).max(64),
  command: COMMAND,
});
export type Request = z.infer<typeof REQUEST>;
