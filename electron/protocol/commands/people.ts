import { z } from 'zod';
import { PRESENCES } from '#engine/tournament/state/kinds.ts';
import { TEAM_SIZES } from '#engine/tournament/state/kinds.ts';
import { MOST_GROUPS } from '#engine/tournament/state/people/groups.ts';
import { LONGEST_LIST } from '../lists/list-file.ts';
import { count, id, name } from './fields.ts';

/** Names that exist already, or twice in the list, are left out; otherwise they are faults. */
const skipTwins = z.boolean().optional();

/** Commands about everybody whom the club knows from its evenings. */
export const REGISTER_COMMANDS = [
  z.strictObject({ type: z.literal('read-register') }),
  z.strictObject({ type: z.literal('add-people'), text: z.string().max(LONGEST_LIST), skipTwins }),
  z.strictObject({
    type: z.literal('add-people-file'),
    fileName: z.string().max(200),
    base64: z.base64().max(10_000_000),
    skipTwins,
  }),
  /** Renames somebody at every evening; a known name merges the two into one person. */
  z.strictObject({ type: z.literal('rename-person'), from: name, to: name }),
  z.strictObject({ type: z.literal('hide-person'), name, hidden: z.boolean() }),
  /** Two names are similar but belong to two people. */
  z.strictObject({ type: z.literal('tell-apart'), names: z.tuple([name, name]) }),
] as const;

/** Commands about a player of an evening. */
export const PLAYER_COMMANDS = [
  z.strictObject({ type: z.literal('rename-player'), evening: id, player: id, name }),
  z.strictObject({ type: z.literal('remove-player'), evening: id, player: id }),
  z.strictObject({ type: z.literal('group-player'), evening: id, player: id, groups: z.array(name).max(MOST_GROUPS) }),
  /** The player stays at this table, in every round; `null`: at none. */
  z.strictObject({ type: z.literal('lock-player'), evening: id, player: id, table: count.nullable() }),
  z.strictObject({ type: z.literal('set-presence'), evening: id, player: id, presence: z.enum(PRESENCES) }),
  z.strictObject({ type: z.literal('substitute-player'), evening: id, player: id, name }),
  z.strictObject({ type: z.literal('keep-apart'), evening: id, pairs: z.array(z.tuple([id, id])).max(500) }),
] as const;

/** Lists of names for an evening, and its teams. */
export const LIST_COMMANDS = [
  z.strictObject({ type: z.literal('import-players'), evening: id, text: z.string().max(LONGEST_LIST), skipTwins }),
  /** A list of names as a file: XLSX, or text in UTF-8, UTF-16 with its mark, or Windows-1252. */
  z.strictObject({
    type: z.literal('import-file'),
    evening: id,
    fileName: z.string().max(200),
    base64: z.base64().max(10_000_000),
    skipTwins,
  }),
  /** Registers everybody of an earlier evening who is not here yet. */
  z.strictObject({ type: z.literal('copy-players'), evening: id, from: id }),
  /** All teams, replacing those before. */
  z.strictObject({
    type: z.literal('set-teams'),
    evening: id,
    teams: z.array(z.strictObject({ name, size: z.literal(TEAM_SIZES), members: z.array(id).max(6) })).max(1000),
    counting: z.strictObject({ 2: count, 4: count }),
  }),
  /** Teams by lot of those who have none of that size. */
  z.strictObject({ type: z.literal('draw-teams'), evening: id, size: z.literal(TEAM_SIZES) }),
] as const;
