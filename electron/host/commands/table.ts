import type { Answer } from '#electron/protocol/answers.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import { printRecord } from '#engine/kernel/deal/formats.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { refuseUnlessFree } from '#engine/tournament/deciders/free-table.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { tableAt } from '#engine/tournament/state/places.ts';
import { change } from '../host-context.ts';
import type { CommandTo, Outcome } from '../outcome.ts';
import type { EveningContext } from '../room/command-context.ts';
import { settleAsked } from '../room/table-talk.ts';
import { effectiveViewer } from '../room/viewer-access.ts';
import { keyOf } from '../state/evening-state.ts';
import { isElsewhere as isSeatElsewhere } from '../state/hands.ts';
import { promiseChance, shareChance } from '../table/fair.ts';
import { readRecord } from '../table/records.ts';
import { mayOpen } from '../table/scene.ts';
import { thinkerAt } from '../table/seeds.ts';
import { act } from '../table/tables.ts';

type AtSeat = 'act' | 'promise-chance' | 'share-chance';

/** What the device of a seat does. */
export function doAtSeat(context: EveningContext, command: CommandTo<AtSeat>): Answer<AtSeat> {
  const { host, evening } = context;
  if (isElsewhere(context, command, command.seat)) return fail([refuseHost('seat-elsewhere')]);
  switch (command.type) {
    case 'act':
      return act(host, evening, command);
    case 'promise-chance':
      return promiseChance(host, evening, command);
    case 'share-chance':
      return shareChance(host, evening, command);
  }
}

/** What a bot would do with what the seat sees; it thinks in the bots' threads. */
export async function giveTip(context: EveningContext, command: CommandTo<'tip'>): Promise<Answer<'tip'>> {
  const { host, asker, evening } = context;
  if (isElsewhere(context, command, command.seat)) return fail([refuseHost('seat-elsewhere')]);
  if (refuseUnlessFree(evening.state)) return fail([refuseHost('no-tips')]);
  const table = tableAt(evening.state, command);
  // It would name a card that only the bot may know, to whoever plays against it.
  if (table.ok && table.value.holders[command.seat] === 'bot')
    return fail([refuseHost('seat-held-by-bot', { seat: command.seat })]);
  const live = evening.deals.get(keyOf(command));
  if (!live?.state.active.includes(command.seat)) return ok({ tip: null });
  const seen = view(evening.rules, live.state, command.seat);
  const thinker = thinkerAt(host, evening, live, command.seat);
  const { found, spent } = await host.tipFor(seen, evening.state.rules, thinker);
  asker.charge(spent);
  return ok({ tip: found });
}

export function holdSeat(
  { host, evening }: EveningContext,
  command: CommandTo<'hold-seat'>,
): Answer<'hold-seat'> | Promise<Answer<'hold-seat'>> {
  const held = change(host, evening, command);
  // A bot agrees to everything.
  return held.ok ? settleAsked(host, evening, command) : held;
}

export function readRecordOf({ evening }: EveningContext, command: CommandTo<'read-record'>): Answer<'read-record'> {
  const found = readRecord(evening, command, command.deal);
  return found.ok ? ok({ record: printRecord(found.value) }) : found;
}

export function watchTable(context: EveningContext, command: CommandTo<'watch-table'>): Outcome<'watch-table'> {
  const { evening: id, as, round, table } = command;
  const place: TablePlace = { round, table };
  const refused = refuseWatching(context, place, as);
  return refused ? { answer: fail([refused]) } : { answer: ok(null), watchTable: { evening: id, place, as } };
}

function refuseWatching(
  context: EveningContext,
  place: TablePlace,
  as: CommandTo<'watch-table'>['as'],
): Refusal | undefined {
  const { evening, asker } = context;
  const found = tableAt(evening.state, place);
  if (!found.ok) return found.error;
  if (typeof as === 'number') {
    const holder = found.value.holders[as];
    if (holder === undefined) return refuse('no-such-seat', { seat: as });
    if (holder === 'bot') return refuseHost('seat-held-by-bot', { seat: as });
    if (isElsewhere(context, place, as))
      return refuseHost(asker.access.type === 'director' ? 'seat-elsewhere' : 'not-your-seat', { seat: as });
  }
  return as === 'open' && !mayOpen(evening.state, found.value.holders) ? refuseHost('cards-hidden') : undefined;
}

/** Whether a seat's cards are on another device than the asking one. */
function isElsewhere({ host, asker, evening }: EveningContext, place: TablePlace, seat: number): boolean {
  const { room } = host.ledger;
  if (asker.access.type === 'director') return isSeatElsewhere(room, evening, place, seat);
  return typeof effectiveViewer(asker.access, room, evening, { place, as: seat }) !== 'number';
}
