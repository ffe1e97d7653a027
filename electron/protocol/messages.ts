import { z } from 'zod';
import type { Json } from '../../engine/core/json.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Result } from '../../engine/core/result.ts';
import type { LineItem, Row, Situation } from '../../engine/kernel/score.ts';
import type { TableRules, View } from '../../engine/kernel/types.ts';
import { SETTINGS_CHANGE, type Settings } from './settings.ts';
import { HOLDERS, type EveningState, type Purpose, type Source } from '../../engine/tournament/types.ts';

/** Raised whenever a message changes its meaning; a page that speaks another version reloads itself. */
export const PROTOCOL_VERSION = 2;

const name = z.string().trim().min(1).max(80);
const id = z.string().min(1).max(40);
const count = z.int().min(1).max(1000);
const seat = z.int().min(0).max(9);
/** Who sits at a free table, in the order of play. */
const players = z
  .array(z.strictObject({ name, holder: z.enum(HOLDERS) }))
  .min(2)
  .max(6);
const place = { evening: id, round: count, table: count };

/** Everything a client can ask of the host. One table, carried by IPC in the app and by WebSocket elsewhere. */
const COMMAND = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('create-evening'),
    name,
    family: id,
    profile: id,
    options: z.record(id, z.json()),
    deals: count,
  }),
  /** A table to play at, without a club evening round it. */
  z.strictObject({
    type: z.literal('open-table'),
    name,
    family: id,
    profile: id,
    options: z.record(id, z.json()),
    deals: count,
    players,
  }),
  /** The last action of a person, or the whole deal; at free tables. */
  z.strictObject({ type: z.literal('take-back'), ...place, how: z.enum(['step', 'deal']) }),
  z.strictObject({ type: z.literal('redo'), ...place }),
  z.strictObject({ type: z.literal('read-record'), ...place, deal: count }),
  /** Plays a recorded deal again at a free table of its own, after its first `from` actions. */
  z.strictObject({
    type: z.literal('play-record'),
    name,
    record: z.json(),
    from: z.int().min(0).max(1000),
    players,
  }),
  z.strictObject({ type: z.literal('import-players'), evening: id, text: z.string().max(200_000) }),
  z.strictObject({ type: z.literal('rename-player'), evening: id, player: id, name }),
  z.strictObject({ type: z.literal('remove-player'), evening: id, player: id }),
  z.strictObject({ type: z.literal('draw-round'), evening: id, seed: z.string().min(1).max(80).optional() }),
  z.strictObject({ type: z.literal('discard-draw'), evening: id, round: count }),
  z.strictObject({ type: z.literal('hold-seat'), ...place, seat, holder: z.enum(HOLDERS) }),
  z.strictObject({ type: z.literal('enter-deal'), ...place, deal: count, entry: z.json() }),
  z.strictObject({
    type: z.literal('correct-deal'),
    ...place,
    deal: count,
    entry: z.json(),
    reason: z.string().trim().min(1).max(200),
  }),
  z.strictObject({ type: z.literal('start-deal'), ...place }),
  z.strictObject({
    type: z.literal('act'),
    ...place,
    seat,
    /** The number of the prompt that the seat was given; an answer to an older one is refused. */
    prompt: z.int().min(0),
    action: z.looseObject({ type: z.string().max(40) }),
  }),
  z.strictObject({ type: z.literal('watch-evening'), evening: id }),
  z.strictObject({ type: z.literal('watch-table'), ...place, as: z.union([seat, z.enum(['spectator', 'open'])]) }),
  z.strictObject({ type: z.literal('unwatch-table') }),
  z.strictObject({ type: z.literal('export-csv'), evening: id }),
  z.strictObject({ type: z.literal('preview-entry'), ...place, deal: count, entry: z.json() }),
  z.strictObject({
    type: z.literal('change-settings'),
    settings: SETTINGS_CHANGE,
  }),
]);
export type Command = z.infer<typeof COMMAND>;
type CommandType = Command['type'];

/** A client's message. The id comes back with the answer; the same id is never carried out twice. */
export const REQUEST = z.strictObject({
  v: z.literal(PROTOCOL_VERSION),
  id: z.string().min(1).max(64),
  command: COMMAND,
});
export type Request = z.infer<typeof REQUEST>;

export interface EveningSummary {
  readonly purpose: Purpose;
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly players: number;
  readonly rounds: number;
  /** What it is played by, and how many deals a round has: the next evening is usually like the last. */
  readonly rules: TableRules;
  readonly deals: number;
}

/** A deal that has just ended at a table: what was written down for it. */
export interface FinishedDeal {
  readonly deal: number;
  readonly source: Source;
  readonly row: Row;
  readonly settlement: readonly LineItem[];
  /** Its last moment as this viewer may see it; `null` if it was not played here, or the next deal has begun. */
  readonly view: View | null;
}

/** A table in the app as one viewer may see it. */
export interface TableScene {
  readonly evening: string;
  readonly round: number;
  readonly table: number;
  readonly purpose: Purpose;
  /** By seat. */
  readonly names: readonly string[];
  readonly holders: readonly ('person' | 'bot')[];
  readonly rules: TableRules;
  /** Deals of this round, and how many of them are closed. */
  readonly deals: number;
  readonly closed: number;
  /** What the series lends to the running deal, or to the next: a double round, the pot. */
  readonly situation: Situation;
  /** Whether moves can be taken back here, and done again. Never at a club evening. */
  readonly rewind: { readonly back: boolean; readonly again: boolean };
  /** To be sent back with `act`. */
  readonly prompt: number;
  /** The running deal; `null` between deals. */
  readonly view: View | null;
  /** The last deal that was closed at this table, if any. */
  readonly last: FinishedDeal | null;
}

/** What the answer to a command carries, by command; those not listed answer `null`. */
export interface Answers {
  'create-evening': { readonly evening: string };
  'open-table': { readonly evening: string };
  'play-record': { readonly evening: string };
  /** The deal's public record; its form is in docs/formats.md. */
  'read-record': { readonly record: Json };
  'import-players': { readonly added: number };
  'export-csv': { readonly fileName: string; readonly text: string };
  /** The row and the line items that entering it would write. */
  'preview-entry': { readonly row: Row; readonly settlement: readonly LineItem[] };
}
export type AnswerTo<T extends CommandType> = T extends keyof Answers ? Answers[T] : null;

/** What the host says to one client. A refused command carries every reason, each with its place. */
export type FromHost =
  | {
      readonly type: 'hello';
      readonly v: number;
      readonly appVersion: string;
      readonly settings: Settings;
      readonly evenings: readonly EveningSummary[];
    }
  | { readonly type: 'answer'; readonly to: string; readonly result: Result<Json, readonly Refusal[]> }
  | { readonly type: 'settings'; readonly settings: Settings }
  | { readonly type: 'evenings'; readonly evenings: readonly EveningSummary[] }
  | { readonly type: 'evening'; readonly evening: EveningState }
  | { readonly type: 'table'; readonly scene: TableScene };
