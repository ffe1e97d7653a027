import { refuseHost } from '#electron/protocol/refusals.ts';
import {
  type AskedWhat,
  type BackWhat,
  REST_WHOSE,
  type RestWhose,
  type TableFlow,
  type TableTalk,
} from '#electron/protocol/table/table-talk.ts';
import { fail, ok } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { tableAt } from '#engine/tournament/state/places.ts';
import { tableOf } from '#engine/tournament/state/places.ts';
import type { HostContext } from '../host-context.ts';
import type { CommandTo } from '../outcome.ts';
import { endOfPhase } from '../state/asked/phase-clock.ts';
import { type Evening, isRunning, keyOf, placeOf } from '../state/evening-state.ts';
import type { Access } from '../state/guests/access.ts';
import { guestOf, type GuestRoom } from '../state/guests/guest-room.ts';
import { isElsewhere } from '../state/hands.ts';
import type { TableActivity } from '../state/table-activity.ts';
import { claimantAt, playRest, refuseClaim, refuseNow } from '../table/claim.ts';
import { redo, refuseRewind, takeBack } from '../table/rewind.ts';
import type { Done } from '../table/table-context.ts';
import type { EveningContext } from './command-context.ts';
import { seatOf } from './rights.ts';

/** What is said at a table, for all who watch it. */
export function speak(
  { ledger }: HostContext,
  access: Access,
  evening: Evening,
  command: CommandTo<'say' | 'talk'>,
): Done {
  const table = tableAt(evening.state, command);
  if (!table.ok) return fail([table.error]);
  // During a deal only phrases that anybody could say are allowed.
  if (command.type === 'talk' && isRunning(evening.deals.get(keyOf(command))))
    return fail([refuseHost('no-talk-in-deal')]);
  const said: TableTalk['said'] =
    command.type === 'say' ? { type: 'phrase', phrase: command.phrase } : { type: 'text', text: command.text };
  saySomething(ledger.activity, evening, command, { ...speakerAt(ledger.room, access, evening, command), said });
  return ok(null);
}

/** Stops the game at a table or resumes it. */
export function pauseTable(
  { ledger, now }: HostContext,
  access: Access,
  evening: Evening,
  command: CommandTo<'pause-table'>,
): Done {
  const table = tableAt(evening.state, command);
  if (!table.ok) return fail([table.error]);
  const place = placeOf(evening.state.id, command);
  const paused = ledger.activity.pauseAt(place) !== null;
  if (paused === command.on) return ok(null);
  if (command.on) ledger.activity.pause(place, speakerAt(ledger.room, access, evening, command).name, now());
  else ledger.activity.resume(place, now());
  ledger.touchTable(place);
  return ok(null);
}

/**
 * Takes something back, or redoes it. If others at the table play on devices of their own they are asked first:
 * nobody's cards go back without their consent.
 */
export function askBack(
  { host, asker, evening }: EveningContext,
  { round, table }: TablePlace,
  what: BackWhat,
): Done | Promise<Done> {
  const { access } = asker;
  const place = { round, table };
  const { activity, room } = host.ledger;
  const refused = refuseRewind(evening, place, what);
  if (refused) return fail([refused]);
  const by = seatsOf(room, access, evening, place);
  if (access.type === 'guest' && by.length === 0) {
    const seat = seatAt(room, access, evening, place);
    return fail([refuseHost('not-your-seat', seat === undefined ? undefined : { seat })]);
  }
  const key = placeOf(evening.state.id, place);
  const open = activity.questionAt(key);
  if (open && open.what !== what) return fail([refuseHost('question-open')]);
  activity.ask(key, open ? { ...open, agreed: [...open.agreed, ...by] } : { what, by, agreed: [], asker });
  return settle(host, evening, place);
}

/**
 * Whoever is to play claims the rest of the tricks or gives it away; as with a take-back, others on devices of their own are
 * asked first.
 */
export function claimRest(
  { host, asker, evening }: EveningContext,
  { round, table, whose }: CommandTo<'claim-rest'>,
): Done | Promise<Done> {
  const place = { round, table };
  const { activity, room } = host.ledger;
  const refused = refuseClaim(host, evening, place);
  if (refused) return fail([refused]);
  const by = seatsOf(room, asker.access, evening, place);
  const claimant = claimantAt(evening, place) ?? 0;
  if (!by.includes(claimant)) return fail([refuseHost('not-your-seat', { seat: claimant })]);
  const notNow = refuseNow(host, evening, place);
  if (notNow) return fail([notNow]);
  const key = placeOf(evening.state.id, place);
  if (activity.questionAt(key)) return fail([refuseHost('question-open')]);
  activity.ask(key, { what: whose, by, agreed: [], asker });
  return settle(host, evening, place);
}

/** The answer of somebody who was asked. A no ends the question. */
export function agreeBack(
  host: HostContext,
  access: Access,
  evening: Evening,
  command: CommandTo<'agree-take-back'>,
): Done | Promise<Done> {
  const { activity, room } = host.ledger;
  const { round, table } = command;
  const place = { round, table };
  const key = placeOf(evening.state.id, place);
  const open = activity.questionAt(key);
  if (!open) return fail([refuseHost('nothing-asked')]);
  const seats = seatsOf(room, access, evening, place);
  if (command.yes) {
    if (!seats.some((seat) => waitsFor(evening, place, open).includes(seat)))
      return fail([refuseHost('nothing-asked')]);
    activity.ask(key, { ...open, agreed: [...open.agreed, ...seats] });
    return settleAsked(host, evening, place);
  }
  if (seats.length === 0) return fail([refuseHost('nothing-asked')]);
  activity.drop(key);
  host.ledger.touchTable(key);
  // Somebody who asked and withdraws has declined nothing.
  if (!seats.some((seat) => open.by.includes(seat)))
    saySomething(activity, evening, place, { ...speakerAt(room, access, evening, place), said: { type: 'declined' } });
  return ok(null);
}

/**
 * Carries out what all have agreed to; call it whenever somebody else than the asker answers or a seat changes hands. They
 * agreed all the same if the rest is open after all: that is told to everybody.
 */
export function settleAsked(host: HostContext, evening: Evening, { round, table }: TablePlace): Done | Promise<Done> {
  const place = { round, table };
  const open = host.ledger.activity.questionAt(placeOf(evening.state.id, place));
  const settled = settle(host, evening, place);
  if (!open || !(settled instanceof Promise)) return settled;
  return settled.then((done) => {
    const { activity, room } = host.ledger;
    const speaker = speakerAt(room, open.asker.access, evening, place);
    if (!done.ok) saySomething(activity, evening, place, { ...speaker, said: { type: 'rest-open' } });
    return ok(null);
  });
}

/** Carries out what all have agreed to. */
function settle(host: HostContext, evening: Evening, { round, table }: TablePlace): Done | Promise<Done> {
  const place = { round, table };
  const { activity } = host.ledger;
  const key = placeOf(evening.state.id, place);
  const open = activity.questionAt(key);
  if (!open) return ok(null);
  if (waitsFor(evening, place, open).length > 0) {
    host.ledger.touchTable(key);
    return ok(null);
  }
  activity.drop(key);
  host.ledger.touchTable(key);
  if (isRest(open.what))
    return playRest(host, evening, place, {
      whose: open.what,
      holds: (now, seat) => seatsOf(host.ledger.room, open.asker.access, now, place).includes(seat),
      charge: (spent) => open.asker.charge(spent),
    });
  return open.what === 'again' ? redo(host, evening, place) : takeBack(host, evening, place, open.what);
}

const isRest = (what: AskedWhat): what is RestWhose => REST_WHOSE.some((whose) => whose === what);

/** What goes on at a table besides the cards. */
export function flowAt(activity: TableActivity, evening: Evening, place: TablePlace): TableFlow {
  const key = placeOf(evening.state.id, place);
  const open = activity.questionAt(key);
  return {
    pause: activity.pauseAt(key),
    question: open
      ? { what: open.what, by: open.by, agreed: open.agreed, waits: waitsFor(evening, place, open) }
      : null,
    thinks: activity.waitingSince(key),
    until: untilAt(evening, place),
    timeUp: timeUpAt(evening, place),
  };
}

/** When the clock of a whole phase runs out, unless it stands still. */
function untilAt({ prompts, deals, rules }: Evening, place: TablePlace): string | null {
  const live = deals.get(keyOf(place));
  const clock = prompts.get(keyOf(place))?.clock;
  if (!isRunning(live) || !clock || clock.held !== null) return null;
  const end = endOfPhase(clock, rules, live.state);
  return end === undefined ? null : new Date(end).toISOString();
}

function timeUpAt({ prompts }: Evening, place: TablePlace): string | null {
  const ended = prompts.get(keyOf(place))?.clock.ended ?? null;
  return ended === null ? null : new Date(ended).toISOString();
}

/** People who neither asked nor agreed; a bot is not asked. */
function waitsFor(
  evening: Evening,
  place: TablePlace,
  { by, agreed }: { readonly by: readonly Seat[]; readonly agreed: readonly Seat[] },
): readonly Seat[] {
  return personsAt(evening, place).filter((seat) => !by.includes(seat) && !agreed.includes(seat));
}

/** Whom somebody speaks for: a guest for their own seat, the laptop for all who play on it. */
function seatsOf(room: GuestRoom | null, access: Access, evening: Evening, place: TablePlace): readonly Seat[] {
  const persons = personsAt(evening, place);
  if (access.type === 'director') {
    return persons.filter((seat) => !isElsewhere(room, evening, place, seat));
  }
  const guest = access.type === 'guest' ? guestOf(room, access.guest) : undefined;
  const own = guest && seatOf(evening.state, place, guest);
  return own !== undefined && persons.includes(own) ? [own] : [];
}

const personsAt = (evening: Evening, place: TablePlace): readonly Seat[] =>
  tableOf(evening.state, place).holders.flatMap((holder, seat) => (holder === 'person' ? [seat] : []));

function seatAt(room: GuestRoom | null, access: Access, evening: Evening, place: TablePlace): number | undefined {
  const guest = access.type === 'guest' ? guestOf(room, access.guest) : undefined;
  return guest && seatOf(evening.state, place, guest);
}

/** Who speaks; also a guest whose seat a bot holds for the moment. */
function speakerAt(
  room: GuestRoom | null,
  access: Access,
  evening: Evening,
  place: TablePlace,
): Pick<TableTalk, 'seat' | 'name'> {
  const { players } = tableOf(evening.state, place);
  const seats = seatsOf(room, access, evening, place);
  const own = access.type === 'guest' ? seatAt(room, access, evening, place) : seats[0];
  if (own === undefined || (access.type === 'director' && seats.length > 1)) return { seat: null, name: '' };
  const name = evening.state.players.find(({ id }) => id === players[own])?.name ?? '';
  return { seat: own, name };
}

function saySomething(
  activity: TableActivity,
  { state }: Evening,
  { round, table }: TablePlace,
  words: Pick<TableTalk, 'seat' | 'name' | 'said'>,
): void {
  activity.say({ evening: state.id, round, table, ...words });
}
