import { z } from 'zod';
import { MOST_GROUPS } from '../../engine/tournament/state/groups.ts';
import { LONGEST_LIST } from '../../engine/tournament/sheets/list-file.ts';
import { PRESENCES } from '../../engine/tournament/state/kinds.ts';

const name = z.string().trim().min(1).max(80);
const id = z.string().min(1).max(40);
/** Names that are there already, or twice in the list, are left out; otherwise they are faults. */
export const skipTwins = z.boolean().optional();
const table = z.int().min(1).max(1000);

/** About everybody whom the club knows from its evenings. */
export const REGISTER_COMMANDS = [
  z.strictObject({ type: z.literal('read-register') }),
  z.strictObject({ type: z.literal('add-people'), text: z.string().max(LONGEST_LIST), skipTwins }),
  z.strictObject({
    type: z.literal('add-people-file'),
    fileName: z.string().max(200),
    base64: z.base64().max(10_000_000),
    skipTwins,
  }),
  /** Another name at every evening; one that is known makes one person of two. */
  z.strictObject({ type: z.literal('rename-person'), from: name, to: name }),
  z.strictObject({ type: z.literal('hide-person'), name, hidden: z.boolean() }),
  /** Two names look alike and are two people. */
  z.strictObject({ type: z.literal('tell-apart'), names: z.tuple([name, name]) }),
] as const;

/** About a player of an evening. */
export const PLAYER_COMMANDS = [
  z.strictObject({ type: z.literal('rename-player'), evening: id, player: id, name }),
  z.strictObject({ type: z.literal('remove-player'), evening: id, player: id }),
  z.strictObject({ type: z.literal('group-player'), evening: id, player: id, groups: z.array(name).max(MOST_GROUPS) }),
  /** He stays at this table, in every round; `null`: at none. */
  z.strictObject({ type: z.literal('lock-player'), evening: id, player: id, table: table.nullable() }),
  z.strictObject({ type: z.literal('set-presence'), evening: id, player: id, presence: z.enum(PRESENCES) }),
  z.strictObject({ type: z.literal('substitute-player'), evening: id, player: id, name }),
  z.strictObject({ type: z.literal('keep-apart'), evening: id, pairs: z.array(z.tuple([id, id])).max(500) }),
] as const;
