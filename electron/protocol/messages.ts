import { z } from 'zod';
import { SEED_FORM, type Fairness, type Promises } from '../../engine/core/fair.ts';
import { isJson, type Json } from '../../engine/core/json.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Result } from '../../engine/core/result.ts';
import type { LineItem, Row, Situation } from '../../engine/kernel/score.ts';
import type { TableRules, View } from '../../engine/kernel/types.ts';
import type { BackupView } from './backups.ts';
import { EXPORTS } from './exports.ts';
import type { FromOutward, OutwardAnswers, OutwardCommand } from './outward.ts';
import { PLAYER_COMMANDS, REGISTER_COMMANDS, skipTwins } from './people.ts';
import { ROOM_COMMANDS, type Me, type RoomView } from './room.ts';
import type { SelfTest } from './self-test.ts';
import { STANDSTILL_COMMANDS, type StandstillNews } from './standstill.ts';
import { TABLE_COMMANDS, type TableFlow, type TableTalk } from './table-talk.ts';
import { PROTOCOL_VERSION } from './version.ts';
import { SETTINGS_CHANGE, type Settings } from './settings.ts';
import type { Person } from '../../engine/tournament/register/types.ts';
import type { EndMoved } from '../../engine/tournament/deciders/race.ts';
import { CARRY } from '../../engine/tournament/format/final.ts';
import { LONGEST_LIST } from '../../engine/tournament/sheets/list-file.ts';
import { LONGEST_VERSION } from '../../engine/tournament/state/versions.ts';
import { FORMAT, type Format } from '../../engine/tournament/format/format.ts';
import type { EveningReport } from '../../engine/tournament/season/reports.ts';
import { SEATING_METHODS, type SeatingMethod } from '../../engine/tournament/draw/draw-request.ts';
import type { SeatMove, SeatQuality } from '../../engine/tournament/draw/seat-quality.ts';
import { SPLITS } from '../../engine/tournament/seating/splits.ts';
import type { EveningEvent, EveningState, Purpose, Source } from '../../engine/tournament/state/types.ts';
import { EXCHANGE_FROM, HOLDERS, TEAM_SIZES } from '../../engine/tournament/state/kinds.ts';

const name = z.string().trim().min(1).max(80);
const id = z.string().min(1).max(40);
const reason = z.string().trim().min(1).max(200);
/** What is replaced or confirmed, word for word (engine/tournament/state/versions.ts). */
const base = z.string().max(LONGEST_VERSION);
/** What the rules or the tournament parse; looked through by a walk, since the library's own is a hundred times slower. */
const json = z.custom<Json>((value) => isJson(value));
/** Points as `7`, `-2/3`. */
const amount = z.string().regex(/^-?\d{1,7}(\/[1-9]\d{0,3})?$/);
const count = z.int().min(1).max(1000);
const seat = z.int().min(0).max(9);
/** Who sits at a free table, in the order of play. */
/** Whether the names are any is the engine's to say: it names the seat. */
const players = z
  .array(z.strictObject({ name: z.string().max(80), holder: z.enum(HOLDERS) }))
  .min(2)
  .max(6);
/** An event file as text. */
const EVENT_FILE = z.string().max(50_000_000);
/** Tables of a round: ids of players by seat. */
const seats = z.array(z.array(id).max(6)).max(400);
const place = { evening: id, round: count, table: count };
/** A deal from paper. `dealer`: by the deal's own seats, who dealt; missing: whose turn it was. */
const paper = { ...place, deal: count, entry: json, dealer: seat.exactOptional() };

/** Everything a client can ask of the host. One table, carried by IPC in the app and by WebSocket elsewhere. */
const COMMAND = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('create-evening'),
    name,
    family: id,
    profile: id,
    options: z.record(id, json),
    format: FORMAT,
  }),
  /** An evening as the final of the season that `evening` counts for, by the same rules; its players bring points along. */
  z.strictObject({
    type: z.literal('create-final'),
    evening: id,
    name,
    format: FORMAT,
    seats: z.int().min(3).max(200),
    carry: CARRY,
    /** Who cannot come, and who is taken in where the last place is shared; by key (`EveningReport`). */
    absent: z.array(name).max(400),
    taken: z.array(name).max(400),
  }),
  z.strictObject({ type: z.literal('change-format'), evening: id, format: FORMAT, reason }),
  z.strictObject({ type: z.literal('archive-evening'), evening: id, archived: z.boolean() }),
  /** A table to play at, without a club evening round it. */
  z.strictObject({
    type: z.literal('open-table'),
    name,
    family: id,
    profile: id,
    options: z.record(id, json),
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
    record: json,
    from: z.int().min(0).max(1000),
    players,
  }),
  z.strictObject({ type: z.literal('import-players'), evening: id, text: z.string().max(LONGEST_LIST), skipTwins }),
  /** A list of names as a file: XLSX, or text in UTF-8, UTF-16 with its mark, or Windows-1252. */
  z.strictObject({
    type: z.literal('import-file'),
    evening: id,
    fileName: z.string().max(200),
    base64: z.base64().max(10_000_000),
    skipTwins,
  }),
  ...REGISTER_COMMANDS,
  /** Registers everybody of an earlier evening who is not here yet. */
  z.strictObject({ type: z.literal('copy-players'), evening: id, from: id }),
  z.strictObject({ type: z.literal('read-season'), evening: id }),
  /** What the pot of an evening holds: the next one begins with it. */
  z.strictObject({ type: z.literal('read-pot'), evening: id }),
  ...PLAYER_COMMANDS,
  /** All teams, in place of those before. */
  z.strictObject({
    type: z.literal('set-teams'),
    evening: id,
    teams: z.array(z.strictObject({ name, size: z.literal(TEAM_SIZES), members: z.array(id).max(6) })).max(1000),
    counting: z.strictObject({ 2: count, 4: count }),
  }),
  /** Teams by lot of those who have none of that size. */
  z.strictObject({ type: z.literal('draw-teams'), evening: id, size: z.literal(TEAM_SIZES) }),
  /** Asks for a proposal of tables; it comes in `proposal` messages, the best so far first. Nothing is changed by it. */
  z.strictObject({
    type: z.literal('propose-seats'),
    evening: id,
    method: z.enum(SEATING_METHODS),
    /** How many rounds are to be planned, from the first that is not published. */
    rounds: z.int().min(1).max(50),
    split: z.literal(SPLITS),
    seed: z.string().min(1).max(80).optional(),
    fair: z.boolean(),
    /** How long may be thought. */
    seconds: z.int().min(0).max(60),
    /** Whom the director takes in where the last place of a final is shared. */
    taken: z.array(id).max(400).exactOptional(),
  }),
  z.strictObject({ type: z.literal('stop-proposing') }),
  /** Makes a proposal, or tables made by hand, the draft of the next rounds. */
  z.strictObject({
    type: z.literal('plan-rounds'),
    evening: id,
    from: z.int().min(1).max(50),
    draw: z.strictObject({ method: id, seed: z.string().min(1).max(80).optional() }),
    rounds: z.array(seats).min(1).max(50),
    /** The finalists; missing: these are no rounds of a final. */
    final: z.array(id).max(400).exactOptional(),
    /** The final is drawn although results are unchecked. */
    accepted: z.boolean().exactOptional(),
  }),
  z.strictObject({ type: z.literal('discard-draw'), evening: id, round: count }),
  /** All tables of a draft as they are to be; for the round after the last one it makes a new draft. */
  z.strictObject({ type: z.literal('seat-by-hand'), evening: id, round: count, tables: seats }),
  z.strictObject({
    type: z.literal('publish-round'),
    evening: id,
    round: count,
    /** Who is there and is to have no seat in it. */
    sitOut: z.array(id).max(1000).exactOptional(),
  }),
  z.strictObject({ type: z.literal('unpublish-round'), evening: id, round: count }),
  z.strictObject({ type: z.literal('sit-out'), evening: id, round: count, player: id, out: z.boolean() }),
  /** Two people of a published round change places; `accepted`: what it brings about was seen. */
  z.strictObject({
    type: z.literal('swap-seats'),
    evening: id,
    round: count,
    one: id,
    other: id,
    from: z.enum(EXCHANGE_FROM),
    reason,
    accepted: z.boolean().exactOptional(),
  }),
  z.strictObject({
    type: z.literal('seat-player'),
    ...place,
    player: id,
    reason,
    accepted: z.boolean().exactOptional(),
  }),
  /** One has gone, the others play so many more deals; `played`: how many he was there for, where none is written. */
  z.strictObject({
    type: z.literal('play-on'),
    ...place,
    player: id,
    deals: z.int().min(1).max(1000),
    played: z.int().min(0).max(1000).exactOptional(),
    reason,
  }),
  z.strictObject({ type: z.literal('start-round'), evening: id, round: count }),
  z.strictObject({ type: z.literal('close-round'), evening: id, round: count }),
  z.strictObject({ type: z.literal('reopen-round'), evening: id, round: count, reason }),
  z.strictObject({ type: z.literal('strike-deals'), ...place, reason }),
  /** Takes back the last step of the director. */
  z.strictObject({ type: z.literal('undo-step'), evening: id, step: z.int().min(1) }),
  z.strictObject({ type: z.literal('read-log'), evening: id }),
  z.strictObject({
    type: z.literal('give-penalty'),
    evening: id,
    player: id,
    round: count,
    points: amount,
    cents: z.int().min(0).max(1_000_000),
    reason,
  }),
  z.strictObject({ type: z.literal('withdraw-penalty'), evening: id, penalty: id, reason }),
  /** What a table's sheet adds up to, by seat; with `reason` it corrects what was written. */
  z.strictObject({
    type: z.literal('enter-total'),
    ...place,
    points: z.array(amount).max(6),
    deals: count,
    by: name.optional(),
    reason: reason.optional(),
    /** The total that it corrects, as the page saw it. */
    base: base.optional(),
    accepted: z.boolean().optional(),
  }),
  /** A second entry of a total; with `base` a confirmation of that one. */
  z.strictObject({
    type: z.literal('check-total'),
    ...place,
    points: z.array(amount).max(6),
    by: name,
    base: base.optional(),
    accepted: z.boolean().exactOptional(),
  }),
  /** The laptop plays for somebody whose cards of the running deal are on a device of his own; the table is told. */
  z.strictObject({ type: z.literal('take-over-seat'), ...place, seat }),
  z.strictObject({ type: z.literal('hold-seat'), ...place, seat, holder: z.enum(HOLDERS) }),
  z.strictObject({ type: z.literal('enter-deal'), ...paper, by: name.optional() }),
  /** The second entry of a deal, made without seeing the first. */
  z.strictObject({ type: z.literal('check-deal'), ...paper, by: name }),
  /** `base`: the result that is right, as the page saw it. */
  z.strictObject({ type: z.literal('confirm-deal'), ...place, deal: count, by: name, base }),
  z.strictObject({
    type: z.literal('correct-deal'),
    ...paper,
    reason,
    /** The result that it corrects, as the page saw it; refused with `stale-entry` if that is another one now. */
    base,
    by: name.optional(),
    /** The consequences for a closed round were shown and accepted. */
    accepted: z.boolean().optional(),
    /** Where the table ends elsewhere because of it: deals after its end, or those still to come, are struck. */
    strike: z.boolean().optional(),
  }),
  /** What a correction would do to the standings, before it is made. */
  z.strictObject({ type: z.literal('preview-correction'), ...paper }),
  z.strictObject({ type: z.literal('start-deal'), ...place }),
  /**
   * A seat's device adds a number to the chance of the next deal: first it promises it by its hash (`promiseOf`), once, and
   * when the scene says that all promises are gathered it gives the number.
   */
  z.strictObject({
    type: z.literal('promise-chance'),
    ...place,
    seat,
    deal: count,
    promise: z.string().regex(SEED_FORM),
  }),
  z.strictObject({ type: z.literal('share-chance'), ...place, seat, deal: count, share: z.string().regex(SEED_FORM) }),
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
  z.strictObject({ type: z.literal('export'), evening: id, what: z.enum(EXPORTS) }),
  /** What an event file would bring, and whether that evening is here already; nothing is taken in. */
  z.strictObject({ type: z.literal('look-into-file'), text: EVENT_FILE }),
  /** Reads an evening back from its event file; where it is here already, as a copy with an id and a name of its own. */
  z.strictObject({ type: z.literal('import-evening'), text: EVENT_FILE }),
  z.strictObject({ type: z.literal('preview-entry'), ...paper }),
  z.strictObject({
    type: z.literal('change-settings'),
    settings: SETTINGS_CHANGE,
  }),
  ...ROOM_COMMANDS,
  ...TABLE_COMMANDS,
  ...STANDSTILL_COMMANDS,
]);
export type Command = z.infer<typeof COMMAND>;
/** What a page can ask for: of the host, or of the laptop before it. */
export type Asked = Command | OutwardCommand;

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
  /** What it is played by, and how it runs: the next evening is usually like the last. */
  readonly rules: TableRules;
  readonly format: Format;
  readonly archived: boolean;
  /** Whether a round is running. */
  readonly running: boolean;
}

/** How much there is of an evening: steps that were not undone, and when the last one was taken (ISO 8601). */
export interface Extent {
  readonly steps: number;
  readonly last: string;
}

/** What an event file brings, and the same evening and its copies, where they are here. */
export interface FileSeen extends Extent {
  readonly name: string;
  readonly here: readonly (Extent &
    Pick<EveningSummary, 'name' | 'purpose' | 'archived'> & { readonly evening: string })[];
}

/** A deal that has just ended at a table: what was written down for it. */
export interface FinishedDeal {
  readonly deal: number;
  readonly source: Source;
  readonly row: Row;
  readonly settlement: readonly LineItem[];
  /** Its last moment as this viewer may see it; `null` if it was not played here, or the next deal has begun. */
  readonly view: View | null;
  /** What its pack was shuffled from; `null` if that was not vowed, or others are still to play these cards. */
  readonly fair: Fairness | null;
}

/** What is known before its end of how a deal is shuffled. */
export interface FairScene {
  readonly deal: number;
  /** The hash of the seed that the host has vowed. */
  readonly commitment: string;
  /** By seat; empty where none can be given. */
  readonly promises: Promises;
  /** Whether no more promises are taken; then the promised numbers are. */
  readonly gathered: boolean;
  /** By seat: whose device has added its number. Empty where none can be added. */
  readonly shares: readonly boolean[];
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
  /** By seat: whose cards are on another device, and whether that is there at the moment. */
  readonly devices: readonly ({ readonly connected: boolean } | null)[];
  /** By seat: where a hand of the running deal, seen on one device before, is now; `null`: where it was dealt. */
  readonly passed: readonly ('laptop' | 'device' | null)[];
  readonly rules: TableRules;
  /** Deals of this round, and how many of them are closed. */
  readonly deals: number;
  readonly closed: number;
  /** What the series lends to the running deal, or to the next: a double round, the pot. */
  readonly situation: Situation;
  /** Whether moves can be taken back here, and done again. Never at a club evening. */
  readonly rewind: { readonly back: boolean; readonly again: boolean };
  /** What goes on beside the cards: a pause, a question, how long somebody thinks. */
  readonly flow: TableFlow;
  /** To be sent back with `act`. */
  readonly prompt: number;
  /** The running deal; `null` between deals. */
  readonly view: View | null;
  /** Of the running deal, or of the next one. */
  readonly fair: FairScene | null;
  /** Its cards are held back: others are still to play them, and whoever looks on does not sit here. */
  readonly sealed: boolean;
  /** The last deal that was closed at this table, if any. */
  readonly last: FinishedDeal | null;
}

/** What the answer to a command carries, by command; those not listed answer `null`. */
export interface Answers extends OutwardAnswers {
  'create-evening': { readonly evening: string };
  'create-final': { readonly evening: string };
  'open-table': { readonly evening: string };
  'play-record': { readonly evening: string };
  /** The deal's public record; its form is in docs/formats.md. */
  'read-record': { readonly record: Json };
  'import-players': { readonly added: number };
  'import-file': { readonly added: number };
  'copy-players': { readonly added: number };
  'read-register': { readonly people: readonly Person[]; readonly alike: readonly (readonly [string, string])[] };
  'add-people': { readonly added: number };
  'add-people-file': { readonly added: number };
  /** In cents; `null`: it had none. */
  'read-pot': { readonly cents: number | null };
  'read-season': { readonly evenings: readonly EveningReport[] };
  /** A file to be saved; `base64` where it is not text. */
  export: { readonly fileName: string; readonly text: string; readonly base64?: true };
  'look-into-file': FileSeen;
  'import-evening': { readonly evening: string; readonly name: string };
  'read-log': { readonly lines: readonly LogLine[]; readonly undo: number | null };
  'test-room': SelfTest;
  /** A token for the other device's link, good once and for a few minutes. */
  'hand-over': { readonly token: string };
  'preview-correction': { readonly changes: readonly RankChange[]; readonly ending: EndMoved };
  /** The row and the line items that entering it would write. */
  'preview-entry': { readonly row: Row; readonly settlement: readonly LineItem[] };
}
export type AnswerTo<T extends Asked['type']> = T extends keyof Answers ? Answers[T] : null;
/** What a command is answered: what its answer carries, or every reason why it is refused, each with its place. */
export type Answer<T extends Asked['type'] = Asked['type']> = Result<AnswerTo<T>, readonly Refusal[]>;

/** One step of an evening as the log tells it. */
export interface LogLine {
  /** From 1; every command that did something is one step. */
  readonly step: number;
  readonly at: string;
  readonly by: string;
  /** The types of its events, and what they are about in words of data: names, rounds, tables. */
  readonly events: readonly {
    readonly type: string;
    readonly about: readonly string[];
    readonly reason?: string;
    /** Who decided it at the table. */
    readonly referee?: string;
  }[];
  readonly undone: boolean;
}

/** What a correction does to a player's rank and points (`"-2/3"`). */
export interface RankChange {
  readonly player: string;
  readonly rankBefore: number;
  readonly rankAfter: number;
  readonly pointsBefore: string;
  readonly pointsAfter: string;
}

/** Tables that the host proposes, by ids of players, and how good they are. */
export interface Proposal {
  readonly evening: string;
  readonly method: SeatingMethod;
  readonly seed: string;
  /** The first round that it is for. */
  readonly from: number;
  readonly rounds: readonly (readonly (readonly string[])[])[];
  /** The finalists, where it is a final. */
  readonly final?: readonly string[];
  /** `null` where there are no tables. */
  readonly quality: SeatQuality | null;
  /** Against the drafts that were there before: who sits elsewhere, who is new, who has no seat any more. */
  readonly moves: readonly SeatMove[];
  /** Who sits elsewhere than the ranking, or the tables of the round before, would have it: for what has to be kept. */
  readonly departures: readonly SeatMove[];
  /** Whether it will not get better any more. */
  readonly done: boolean;
  /** Why there is none. */
  readonly refusals: readonly Refusal[];
}

/** What the host says to one client. A refused command carries every reason, each with its place. */
export type FromHost =
  | {
      readonly type: 'hello';
      readonly v: number;
      readonly appVersion: string;
      readonly settings: Settings;
      readonly evenings: readonly EveningSummary[];
      /** The host's time, ISO: clocks of other devices may be wrong. */
      readonly now: string;
      /** Whose line this is. */
      readonly access: 'director' | 'guest';
    }
  | { readonly type: 'answer'; readonly to: string; readonly result: Answer }
  | { readonly type: 'settings'; readonly settings: Settings }
  /** To the director: the room for other devices. */
  | { readonly type: 'room'; readonly room: RoomView | null }
  /** To a guest: how he stands. */
  | { readonly type: 'me'; readonly me: Me }
  | { readonly type: 'evenings'; readonly evenings: readonly EveningSummary[] }
  /** To the director: all of them, whenever one has changed. */
  | { readonly type: 'backups'; readonly backups: readonly BackupView[] }
  | { readonly type: 'evening'; readonly evening: EveningState }
  /** What happened at the evening that was told before; to be folded onto it. */
  | { readonly type: 'evening-events'; readonly evening: string; readonly events: readonly EveningEvent[] }
  /** `from`: the scene's history goes on from so many events of the scene that was told before (`hearScene`). */
  | { readonly type: 'table'; readonly scene: TableScene; readonly from?: number }
  /** To all who look at that table; not repeated to those who come later. */
  | { readonly type: 'talk'; readonly talk: TableTalk }
  | { readonly type: 'proposal'; readonly proposal: Proposal }
  | StandstillNews
  | FromOutward;
