import type { Command } from '#electron/protocol/commands/command.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { tableAt } from '#engine/tournament/state/places.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import type { Access } from '../state/guests/access.ts';
import { type Guest, guestOf, type GuestRoom, hasPen } from '../state/guests/guest-room.ts';
import { hashOf } from './tickets.ts';

/**
 * What somebody must be to ask for something. `director`: nobody on another device. `door`: a visitor who has not
 * joined. `inside`: every admitted guest. `seat`: whoever sits at the table. `own-seat`: the guest in the named seat.
 * `pen`: whoever may write the table's results.
 */
export type Need = 'director' | 'door' | 'guest' | 'inside' | 'seat' | 'own-seat' | 'pen';

/** Somebody asks for something. */
export interface Asking {
  readonly access: Access;
  readonly command: Command;
  readonly room: GuestRoom | null;
  /** What it is about. */
  readonly evening: EveningState | undefined;
}

/**
 * Why somebody may not ask for what needs this; `undefined` if they may. Whether it can be done is decided elsewhere.
 */
export function refuseNeed(need: Need, { access, command, room, evening }: Asking): Refusal | undefined {
  if (access.type === 'director')
    return need === 'door' || need === 'guest' ? refuseHost('only-for-guests') : undefined;
  if (!room?.open) return refuseHost('room-closed');
  const guest = access.type === 'guest' ? guestOf(room, access.guest) : undefined;
  if (need === 'door') return refuseJoining(access, guest, command);
  if (!guest) return refuseHost('not-admitted');
  if (need === 'guest') return undefined;
  if (!guest.inside) return refuseHost('not-admitted');
  // About no evening: stops watching.
  if (need === 'inside' && !('evening' in command)) return undefined;
  if ('evening' in command && command.evening !== room.evening) return refuseHost('other-evening');
  // What is not published exists only on the director's laptop.
  if ('round' in command && evening?.rounds.some(({ round, phase }) => round === command.round && phase === 'draft'))
    return refuse('no-such-round', { round: command.round });
  if (need === 'inside') return undefined;
  const isAllowed = (need !== 'pen' || hasPen(room, guest)) && evening && mayDo(need, guest, evening, command);
  return isAllowed ? undefined : refuseHost('not-allowed');
}

/** Nobody joins twice; but a page that does not know whether its request arrived may repeat it. */
function refuseJoining(access: Access, guest: Guest | undefined, command: Command): Refusal | undefined {
  if (access.type === 'visitor') return undefined;
  if (!guest) return refuseHost('not-admitted');
  return command.type === 'join' && hashOf(command.ticket) === guest.ticket ? undefined : refuseHost('already-asked');
}

const isAtTable = (command: Command): command is Extract<Command, TablePlace> =>
  'round' in command && 'table' in command;

/** Whether a guest, with the pen if it takes the pen, may do what needs this. */
function mayDo(need: Need, guest: Guest, evening: EveningState, command: Command): boolean {
  const seat = isAtTable(command) ? seatOf(evening, command, guest) : undefined;
  switch (need) {
    case 'seat':
      return guest.role === 'player' && seat !== undefined;
    case 'own-seat':
      return guest.role === 'player' && seat !== undefined && 'seat' in command && seat === command.seat;
    case 'pen':
      if (command.type === 'correct-deal' && (isDecision(command) || !isRunning(evening, command.round))) return false;
      return guest.role === 'writer' || seat !== undefined;
    default:
      return false;
  }
}

/**
 * Whether a correction says what only the director decides: that deals are struck, that other tables end elsewhere, or that
 * something was said in time.
 */
const isDecision = ({ strike, elsewhere, inTime }: Extract<Command, { type: 'correct-deal' }>): boolean =>
  strike === true || elsewhere === true || inTime === true;

/** The seat of a guest at a table. */
export function seatOf(
  evening: EveningState,
  place: { readonly round: number; readonly table: number },
  { player }: Pick<Guest, 'player'>,
): number | undefined {
  const table = tableAt(evening, place);
  if (!table.ok || player === null) return undefined;
  const seat = table.value.players.indexOf(player);
  return seat < 0 ? undefined : seat;
}

/** What is written at a table may be corrected there until the round is closed. */
const isRunning = ({ rounds }: EveningState, n: number): boolean =>
  rounds.find(({ round }) => round === n)?.phase === 'running';
