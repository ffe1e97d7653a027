import { assertNever } from '../../engine/core/assert-never.ts';
import type { Json } from '../../engine/core/json.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import { refusal } from '../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../engine/core/result.ts';
import { printRecord } from '../../engine/kernel/formats.ts';
import type { Row } from '../../engine/kernel/score.ts';
import type { EveningCommand, TablePlace } from '../../engine/tournament/commands.ts';
import { decide } from '../../engine/tournament/decide.ts';
import { dealerOf, refuseNumber, tableAt } from '../../engine/tournament/places.ts';
import { refuse, type HostRefusal } from '../../engine/tournament/refusals.ts';
import type { AnswerTo, Command } from '../protocol/messages.ts';
import type { Settings } from '../protocol/settings.ts';
import type { SettingsStore } from '../storage/settings.ts';
import { exportCsv, exportName, readRows } from './csv.ts';
import { runningAt, type Evening, type FindGame } from './house.ts';
import type { ClientLine } from './line.ts';
import { playRecord, readRecord } from './records.ts';
import { redo, takeBack } from './rewind.ts';
import { mayOpen } from './scene.ts';
import { settledAt } from './series.ts';
import { act, startDeal, type Room } from './tables.ts';

/** All that carrying out a command needs. */
export interface Office extends Room {
  readonly findGame: FindGame;
  readonly settings: SettingsStore;
  /** Tells every line. */
  readonly settingsChanged: (settings: Settings) => void;
}

type CommandTo<T extends Command['type']> = Extract<Command, { readonly type: T }>;
/** Commands that are about no evening that is there already. */
type OfTheHouse = 'create-evening' | 'open-table' | 'play-record' | 'change-settings' | 'unwatch-table';
type Answer = Result<Json, readonly Refusal[]>;

/** Carries out one command of one line. Nothing of it is seen before the ledger has written it. */
export function execute(office: Office, line: ClientLine, command: Command): Answer {
  switch (command.type) {
    case 'create-evening':
      return createEvening(office, command);
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
    default: {
      const evening = office.ledger.evenings.get(command.evening);
      return evening ? inEvening(office, line, evening, command) : fail([refuse('no-such-evening', command.evening)]);
    }
  }
}

function inEvening(
  office: Office,
  line: ClientLine,
  evening: Evening,
  command: Exclude<Command, { type: OfTheHouse }>,
): Answer {
  switch (command.type) {
    case 'import-players': {
      const before = evening.state.players.length;
      const done = change(office, evening, { type: command.type, rows: readRows(command.text) });
      return done.ok ? ok({ added: evening.state.players.length - before } satisfies AnswerTo<'import-players'>) : done;
    }
    case 'rename-player':
    case 'remove-player':
    case 'discard-draw':
    case 'hold-seat':
      return change(office, evening, command);
    case 'draw-round':
      return change(office, evening, { type: command.type, seed: command.seed ?? office.chance.word() });
    case 'enter-deal':
    case 'correct-deal': {
      const closed = readEntry(evening, command);
      if (!closed.ok) return closed;
      const { row, settlement, later } = closed.value;
      const source = 'entered' as const;
      return command.type === 'enter-deal'
        ? change(office, evening, { ...command, row, settlement, source })
        : change(office, evening, { ...command, row, settlement, later, source });
    }
    case 'preview-entry': {
      const closed = readEntry(evening, command);
      if (!closed.ok) return closed;
      const { row, settlement } = closed.value;
      return ok({ row, settlement } satisfies AnswerTo<'preview-entry'> as unknown as Json);
    }
    case 'start-deal':
      return startDeal(office, evening, command);
    case 'take-back':
      return takeBack(office, evening, command, command.how);
    case 'redo':
      return redo(office, evening, command);
    case 'read-record': {
      const found = readRecord(evening, command, command.deal);
      return found.ok ? ok({ record: printRecord(found.value) } satisfies AnswerTo<'read-record'>) : found;
    }
    case 'act':
      return act(office, evening, command);
    case 'watch-evening':
      line.watchEvening(command.evening);
      return ok(null);
    case 'watch-table':
      return watchTable(line, evening, command);
    case 'export-csv': {
      const text = exportCsv(evening.state, office.settings.get().language);
      return ok({ fileName: exportName(evening.state), text } satisfies AnswerTo<'export-csv'>);
    }
    default:
      return assertNever(command);
  }
}

function createEvening(office: Office, command: CommandTo<'create-evening'>): Answer {
  const { name, family, profile, options, deals } = command;
  const game = office.findGame(family);
  if (!game.ok) return fail([game.error]);
  const rules = game.value.tableRules(profile, options);
  if (!rules.ok) return fail([rules.error]);
  const id = office.chance.word();
  const decided = decide(
    null,
    { type: 'create-evening', id, name, rules: rules.value, tableSizes: game.value.tables, deals },
    { now: office.now(), running: [] },
  );
  if (!decided.ok) return decided;
  office.ledger.recordEvents(id, decided.value);
  return ok({ evening: id } satisfies AnswerTo<'create-evening'>);
}

/** A table to play at, at once. */
function openTable(office: Office, { family, profile, options, ...command }: CommandTo<'open-table'>): Answer {
  const game = office.findGame(family);
  if (!game.ok) return fail([game.error]);
  const rules = game.value.tableRules(profile, options);
  if (!rules.ok) return fail([rules.error]);
  const id = office.chance.word();
  const decided = decide(
    null,
    { ...command, id, rules: rules.value, tableSizes: game.value.tables },
    { now: office.now(), running: [] },
  );
  if (!decided.ok) return decided;
  office.ledger.recordEvents(id, decided.value);
  return ok({ evening: id } satisfies AnswerTo<'open-table'>);
}

function change(office: Office, evening: Evening, command: EveningCommand): Answer {
  const decided = decide(evening.state, command, { now: office.now(), running: runningAt(evening) });
  if (!decided.ok) return decided;
  office.ledger.recordEvents(evening.state.id, decided.value);
  return ok(null);
}

/** What a score entry from paper says by the rules of the evening. */
function readEntry(
  evening: Evening,
  { deal, entry, ...command }: CommandTo<'enter-deal' | 'correct-deal' | 'preview-entry'>,
): Result<{ readonly row: Row } & ReturnType<typeof settledAt>, readonly Refusal[]> {
  const { state, rules } = evening;
  const table = tableAt(state, command);
  if (!table.ok) return fail([table.error]);
  const isClosed = deal <= table.value.results.length;
  const no = isClosed && command.type !== 'enter-deal' ? undefined : refuseNumber(state, table.value, deal);
  if (no) return fail([no]);
  const row = rules.check(entry, table.value.players.length, dealerOf(table.value, deal));
  return row.ok ? ok({ row: row.value, ...settledAt(evening, command, deal, row.value) }) : row;
}

function watchTable(line: ClientLine, evening: Evening, command: CommandTo<'watch-table'>): Answer {
  const { as, round, table } = command;
  const place: TablePlace = { round, table };
  const found = tableAt(evening.state, place);
  if (!found.ok) return fail([found.error]);
  if (typeof as === 'number') {
    const holder = found.value.holders[as];
    if (holder === undefined) return fail([refuse('no-such-seat', String(as))]);
    if (holder === 'bot') return fail([refuseHost('seat-held-by-bot', String(as))]);
  }
  if (as === 'open' && !mayOpen(evening.state, found.value.holders)) return fail([refuseHost('cards-hidden')]);
  line.watchTable({ evening: command.evening, place, as });
  return ok(null);
}

function changeSettings(office: Office, command: CommandTo<'change-settings'>): Answer {
  const asked = Object.entries(command.settings).filter(([, value]) => value !== undefined);
  const changed: Settings = { ...office.settings.get(), ...Object.fromEntries(asked) };
  try {
    office.settings.set(changed);
  } catch {
    return fail([refuseHost('settings-not-saved')]);
  }
  office.settingsChanged(changed);
  return ok(null);
}

const refuseHost = (code: HostRefusal, at?: string): Refusal => refusal(code, at);
