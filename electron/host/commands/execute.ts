import { assertNever } from '../../../engine/core/assert-never.ts';
import type { Json } from '../../../engine/core/json.ts';
import type { Refusal } from '../../../engine/core/refusal.ts';
import { refusal } from '../../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../../engine/core/result.ts';
import { printRecord } from '../../../engine/kernel/formats.ts';
import { agreedRules } from '../../../engine/kernel/ready.ts';
import { potAfter } from '../../../engine/tournament/cash/closing.ts';
import type { TablePlace } from '../../../engine/tournament/state/commands.ts';
import { decide } from '../../../engine/tournament/deciders/decide.ts';
import { tableAt } from '../../../engine/tournament/state/places.ts';
import { refuse, type HostRefusal } from '../../../engine/tournament/refusals.ts';
import type { AnswerTo, Command } from '../../protocol/messages.ts';
import type { ROOM_COMMANDS } from '../../protocol/room.ts';
import type { Settings } from '../../protocol/settings.ts';
import { readRows } from '../evening/csv.ts';
import { importEvening, lookIntoFile } from '../evening/event-file.ts';
import { refuseHalving, rulesFor } from '../evening/agreed-rules.ts';
import { exportEvening } from '../evening/exports.ts';
import { promiseChance, shareChance } from '../table/fair.ts';
import { copyPlayers, importFile, importRows } from '../evening/import-file.ts';
import type { Evening } from '../state/evening-state.ts';
import type { ClientLine } from '../line/client-line.ts';
import { playRecord, readRecord } from '../table/records.ts';
import { change, readEntry, type Answer, type CommandTo, type Office } from '../host-context.ts';
import { propose } from '../evening/proposals.ts';
import { leadRoom, openRoom, testRoom } from '../room/commands.ts';
import type { Keeper } from '../room/guest-admission.ts';
import { refuseAsking } from '../room/rights.ts';
import { guestOf, type GuestRoom } from '../state/guest-room.ts';
import { eyesOf, isSealedFrom } from '../room/viewer-access.ts';
import { isElsewhere as isSeatElsewhere } from '../state/hands.ts';
import { takeOverSeat } from '../room/take-over.ts';
import { agreeBack, askBack, pauseTable, settle, speak } from '../room/table-talk.ts';
import { mayOpen } from '../table/scene.ts';
import { addPeople, note, readRegister, rename } from '../evening/register.ts';
import { createFinal, seasonOf } from '../evening/season.ts';
import { act, beginDeal } from '../table/tables.ts';
import { logOf } from '../evening/log.ts';
import { undoable, undoStep } from '../evening/undo.ts';
import { previewCorrection, readAmount, writtenDeal, writtenTotal } from '../evening/written.ts';

/** Commands that are about no evening that is there already. */
type OfTheHouse =
  | 'look-into-file'
  | 'import-evening'
  | 'stop-proposing'
  | 'create-evening'
  | 'open-table'
  | 'read-register'
  | 'add-people'
  | 'add-people-file'
  | 'rename-person'
  | 'hide-person'
  | 'tell-apart'
  | 'play-record'
  | 'change-settings'
  | 'unwatch-table'
  | 'write-anew'
  | OfTheRoom;

/** Commands about the room for other devices. */
type OfTheRoom = (typeof ROOM_COMMANDS)[number]['shape']['type']['value'];

/** Carries out one command of one line, if it may ask for it. Nothing of it is seen before the ledger has written it. */
export function execute(office: Office, keeper: Keeper, line: ClientLine, command: Command): Answer | Promise<Answer> {
  const { room, evenings } = office.ledger;
  const evening = 'evening' in command ? evenings.get(command.evening) : undefined;
  const no = refuseAsking(line.access, room, evening?.state, command);
  if (no) return fail([no]);
  switch (command.type) {
    case 'open-room':
      return openRoom(office, command);
    case 'change-room':
    case 'renew-code':
    case 'close-room':
    case 'admit-guest':
    case 'turn-away':
      return leadRoom(office, command);
    case 'test-room':
      return testRoom(office);
    case 'join':
      return keeper.join(line, command);
    case 'hand-over':
      return keeper.handOver(line);
    case 'leave-room':
      return keeper.leave(line);
    case 'create-evening':
      return createEvening(office, command);
    case 'look-into-file': {
      const seen = lookIntoFile(office.ledger.evenings, command.text);
      return seen.ok ? ok(seen.value satisfies AnswerTo<'look-into-file'> as unknown as Json) : seen;
    }
    case 'import-evening': {
      const imported = importEvening(office, command.text);
      return imported.ok ? ok(imported.value satisfies AnswerTo<'import-evening'>) : imported;
    }
    case 'read-register':
      return readRegister(office);
    case 'add-people':
    case 'add-people-file':
      return addPeople(office, command);
    case 'rename-person':
      return rename(office, command);
    case 'hide-person':
      return note(office, { type: 'person-hidden', name: command.name, hidden: command.hidden });
    case 'tell-apart':
      return note(office, { type: 'people-told-apart', names: command.names });
    case 'stop-proposing':
      line.stopSearching();
      return ok(null);
    case 'open-table':
      return openTable(office, command);
    case 'play-record': {
      const opened = playRecord(office, command);
      return opened.ok ? ok({ evening: opened.value } satisfies AnswerTo<'play-record'>) : opened;
    }
    case 'change-settings':
      return changeSettings(office, command);
    case 'unwatch-table':
      line.unwatchTable();
      return ok(null);
    case 'write-anew': {
      const no = office.writeAnew(command.folder);
      return no ? fail([no]) : ok(null);
    }
    default:
      return evening
        ? inEvening(office, line, evening, signed(room, line, command))
        : fail([refuse('no-such-evening', command.evening)]);
  }
}

function inEvening(
  office: Office,
  line: ClientLine,
  evening: Evening,
  command: Exclude<Command, { type: OfTheHouse }>,
): Answer | Promise<Answer> {
  switch (command.type) {
    case 'import-players':
      return importRows(office, evening, readRows(command.text), command);
    case 'change-format': {
      const no = refuseHalving(office.findGame, evening.state, command.format);
      return no ? fail([no]) : change(office, evening, command);
    }
    case 'archive-evening':
    case 'rename-player':
    case 'remove-player':
    case 'group-player':
    case 'lock-player':
    case 'set-presence':
    case 'substitute-player':
    case 'keep-apart':
    case 'set-teams':
    case 'discard-draw':
    case 'seat-by-hand':
    case 'publish-round':
    case 'unpublish-round':
    case 'sit-out':
    case 'swap-seats':
    case 'start-round':
    case 'close-round':
    case 'reopen-round':
    case 'strike-deals':
    case 'withdraw-penalty':
      return change(office, evening, command);
    case 'seat-player':
    case 'play-on': {
      const game = office.findGame(evening.state.rules.family);
      if (!game.ok) return fail([game.error]);
      return change(office, evening, { ...command, tableSizes: game.value.tables });
    }
    case 'draw-teams':
      return change(office, evening, { ...command, seed: office.chance.word() });
    case 'plan-rounds': {
      const { method, seed } = command.draw;
      return change(office, evening, { ...command, draw: seed === undefined ? { method } : { method, seed } });
    }
    case 'give-penalty':
      return change(office, evening, { ...command, points: readAmount(command.points) });
    case 'enter-total':
    case 'check-total':
      // A refusal names what the deals add up to; the director knows it.
      if (line.access.type !== 'director' && isSealedFrom(line.access, office.ledger.room, evening, command))
        return fail([refuseHost('deal-sealed', String(command.round))]);
      return change(office, evening, writtenTotal(command), command.by);
    case 'confirm-deal':
      return change(office, evening, command, command.by);
    case 'enter-deal':
    case 'check-deal':
    case 'correct-deal': {
      const closed = readEntry(evening, command);
      if (!closed.ok) return closed;
      return change(office, evening, writtenDeal(command, closed.value), command.by);
    }
    case 'preview-correction':
      return previewCorrection(office, evening, command);
    case 'import-file':
      return importFile(office, evening, command);
    case 'copy-players':
      return copyPlayers(office, evening, command.from);
    case 'propose-seats': {
      const seed = command.seed ?? office.chance.word();
      const begun = propose(evening.state, command, seed, (proposal) => line.propose(proposal));
      line.search(begun.ok ? begun.value : undefined);
      return begun.ok ? ok(null) : begun;
    }
    case 'undo-step':
      return undoStep(office, evening, command.step);
    case 'read-log':
      return ok({ lines: logOf(evening), undo: undoable(evening) } satisfies AnswerTo<'read-log'> as unknown as Json);
    case 'read-pot':
      return ok({ cents: potAfter(evening.state) ?? null } satisfies AnswerTo<'read-pot'>);
    case 'create-final':
      return createFinal(office, evening, command);
    case 'read-season':
      return ok({
        evenings: seasonOf(office.ledger.evenings, evening.state),
      } satisfies AnswerTo<'read-season'> as unknown as Json);
    case 'export': {
      const game = office.findGame(evening.state.rules.family);
      if (!game.ok) return fail([game.error]);
      return exportEvening(evening, command.what, office.settings.get().language, game.value.texts.items).then(
        (file) => ok(file) as unknown as Result<Json, readonly Refusal[]>,
      );
    }
    case 'preview-entry': {
      // How much a deal counts may depend on those before it.
      if (isSealedFrom(line.access, office.ledger.room, evening, command))
        return fail([refuseHost('deal-sealed', String(command.round))]);
      const closed = readEntry(evening, command);
      if (!closed.ok) return closed;
      const { row, settlement } = closed.value;
      return ok({ row, settlement } satisfies AnswerTo<'preview-entry'> as unknown as Json);
    }
    case 'start-deal':
      return beginDeal(office, evening, command);
    case 'hold-seat': {
      const held = change(office, evening, command);
      // A bot agrees to everything.
      return held.ok ? settle(office, evening, command) : held;
    }
    case 'take-over-seat':
      return takeOverSeat(office, evening, command);
    case 'take-back':
      return askBack(office, line.access, evening, command, command.how);
    case 'redo':
      return askBack(office, line.access, evening, command, 'again');
    case 'agree-take-back':
      return agreeBack(office, line.access, evening, command);
    case 'say':
    case 'talk':
      return speak(office, line.access, evening, command);
    case 'pause-table':
      return pauseTable(office, line.access, evening, command);
    case 'read-record': {
      const found = readRecord(evening, command, command.deal);
      return found.ok ? ok({ record: printRecord(found.value) } satisfies AnswerTo<'read-record'>) : found;
    }
    case 'act':
      if (isElsewhere(office, line, evening, command, command.seat)) return fail([refuseHost('seat-elsewhere')]);
      return act(office, evening, command);
    case 'promise-chance':
      if (isElsewhere(office, line, evening, command, command.seat)) return fail([refuseHost('seat-elsewhere')]);
      return promiseChance(office, evening, command);
    case 'share-chance':
      if (isElsewhere(office, line, evening, command, command.seat)) return fail([refuseHost('seat-elsewhere')]);
      return shareChance(office, evening, command);
    case 'watch-evening':
      line.watchEvening(command.evening);
      return ok(null);
    case 'watch-table':
      return watchTable(office, line, evening, command);
    default:
      return assertNever(command);
  }
}

function createEvening(office: Office, command: CommandTo<'create-evening'>): Answer {
  const { name, format } = command;
  const ready = rulesFor(office.findGame, command, format);
  if (!ready.ok) return ready;
  const { game, table: rules } = ready.value;
  const id = office.chance.word();
  const decided = decide(
    null,
    { type: 'create-evening', id, name, rules, tableSizes: game.tables, format },
    { now: office.now(), running: [] },
  );
  if (!decided.ok) return decided;
  office.ledger.recordEvents(id, decided.value);
  return ok({ evening: id } satisfies AnswerTo<'create-evening'>);
}

/** A table to play at, at once. */
function openTable(office: Office, { family, profile, options, ...command }: CommandTo<'open-table'>): Answer {
  const ready = agreedRules(office.findGame, { family, profile, options });
  if (!ready.ok) return fail([ready.error]);
  const { game, table: rules } = ready.value;
  const id = office.chance.word();
  const decided = decide(null, { ...command, id, rules, tableSizes: game.tables }, { now: office.now(), running: [] });
  if (!decided.ok) return decided;
  office.ledger.recordEvents(id, decided.value);
  return ok({ evening: id } satisfies AnswerTo<'open-table'>);
}

function watchTable(office: Office, line: ClientLine, evening: Evening, command: CommandTo<'watch-table'>): Answer {
  const { as, round, table } = command;
  const place: TablePlace = { round, table };
  const found = tableAt(evening.state, place);
  if (!found.ok) return fail([found.error]);
  if (typeof as === 'number') {
    const holder = found.value.holders[as];
    if (holder === undefined) return fail([refuse('no-such-seat', String(as))]);
    if (holder === 'bot') return fail([refuseHost('seat-held-by-bot', String(as))]);
    if (isElsewhere(office, line, evening, place, as))
      return fail([refuseHost(line.access.type === 'director' ? 'seat-elsewhere' : 'not-your-seat', String(as))]);
  }
  if (as === 'open' && !mayOpen(evening.state, found.value.holders)) return fail([refuseHost('cards-hidden')]);
  line.watchTable({ evening: command.evening, place, as });
  return ok(null);
}

/** Whether a seat's cards are on another device than the one that asks. */
function isElsewhere(
  { ledger: { room } }: Office,
  { access }: ClientLine,
  evening: Evening,
  place: TablePlace,
  seat: number,
): boolean {
  if (access.type === 'director') return isSeatElsewhere(room, evening, place, seat);
  return typeof eyesOf(access, room, evening, place, seat) !== 'number';
}

/** What a guest writes bears his own name, whatever his page says. */
function signed<C extends Command>(room: GuestRoom | null, { access }: ClientLine, command: C): C {
  if (access.type !== 'guest' || !SIGNED.includes(command.type)) return command;
  return { ...command, by: guestOf(room, access.guest)?.name };
}

const SIGNED: readonly Command['type'][] = [
  'enter-deal',
  'check-deal',
  'confirm-deal',
  'correct-deal',
  'enter-total',
  'check-total',
];

function changeSettings(office: Office, command: CommandTo<'change-settings'>): Answer {
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

const refuseHost = (code: HostRefusal, at?: string): Refusal => refusal(code, at);
