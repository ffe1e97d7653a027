import type { Refusal } from '../../../engine/core/refusal.ts';
import { refusal } from '../../../engine/core/refusal.ts';
import type { TablePlace } from '../../../engine/tournament/state/commands.ts';
import { tableAt } from '../../../engine/tournament/state/places.ts';
import type { HostRefusal } from '../../../engine/tournament/refusals.ts';
import type { EveningState } from '../../../engine/tournament/state/types.ts';
import type { Command } from '../../protocol/messages.ts';
import type { Access } from '../state/access.ts';
import { guestOf, type Guest, type GuestRoom } from '../state/guest-room.ts';
import { hashOf } from './tickets.ts';

/**
 * What somebody must be to ask for something. `director`: nobody on another device. `door`: whoever is outside.
 * `inside`: every guest. `seat`: who sits at the table. `own-seat`: the seat that is named is his. `pen`: who may write
 * the table's results.
 */
type Need = 'director' | 'door' | 'guest' | 'inside' | 'seat' | 'own-seat' | 'pen';

/** One place for who may ask what; a command without a line here does not compile. */
const NEEDS: Readonly<Record<Command['type'], Need>> = {
  'create-evening': 'director',
  'create-final': 'director',
  'read-pot': 'director',
  'change-format': 'director',
  'archive-evening': 'director',
  'open-table': 'director',
  'take-back': 'seat',
  redo: 'seat',
  'agree-take-back': 'seat',
  say: 'seat',
  talk: 'seat',
  'pause-table': 'seat',
  'read-record': 'inside',
  'play-record': 'director',
  'import-players': 'director',
  'import-file': 'director',
  'copy-players': 'director',
  'read-season': 'director',
  'read-register': 'director',
  'add-people': 'director',
  'add-people-file': 'director',
  'rename-person': 'director',
  'hide-person': 'director',
  'tell-apart': 'director',
  'rename-player': 'director',
  'remove-player': 'director',
  'group-player': 'director',
  'set-presence': 'director',
  'substitute-player': 'director',
  'keep-apart': 'director',
  'lock-player': 'director',
  'set-teams': 'director',
  'draw-teams': 'director',
  'propose-seats': 'director',
  'stop-proposing': 'director',
  'plan-rounds': 'director',
  'discard-draw': 'director',
  'seat-by-hand': 'director',
  'publish-round': 'director',
  'unpublish-round': 'director',
  'sit-out': 'director',
  'swap-seats': 'director',
  'seat-player': 'director',
  'play-on': 'director',
  'start-round': 'director',
  'close-round': 'director',
  'reopen-round': 'director',
  'strike-deals': 'director',
  'undo-step': 'director',
  'read-log': 'director',
  'give-penalty': 'director',
  'withdraw-penalty': 'director',
  'enter-total': 'pen',
  'check-total': 'pen',
  'hold-seat': 'own-seat',
  'enter-deal': 'pen',
  'check-deal': 'pen',
  'confirm-deal': 'pen',
  'correct-deal': 'pen',
  'preview-correction': 'director',
  'start-deal': 'seat',
  act: 'own-seat',
  'promise-chance': 'own-seat',
  'share-chance': 'own-seat',
  'watch-evening': 'inside',
  'watch-table': 'inside',
  'unwatch-table': 'inside',
  export: 'director',
  'look-into-file': 'director',
  'import-evening': 'director',
  'preview-entry': 'pen',
  'change-settings': 'director',
  'open-room': 'director',
  'change-room': 'director',
  'renew-code': 'director',
  'close-room': 'director',
  'test-room': 'director',
  'write-anew': 'director',
  'admit-guest': 'director',
  'turn-away': 'director',
  'take-over-seat': 'director',
  join: 'door',
  'hand-over': 'guest',
  'leave-room': 'guest',
};

/** Whether a message asks for what its sender never may, so that it need not be parsed: parsing can be made costly. */
export function isNeverFor(access: Access, message: unknown): boolean {
  if (access.type === 'director' || typeof message !== 'object' || message === null) return false;
  const { command } = message as { readonly command?: { readonly type?: unknown } | null };
  const type = command?.type;
  const need = typeof type === 'string' && Object.hasOwn(NEEDS, type) ? NEEDS[type as Command['type']] : undefined;
  return access.type === 'visitor' ? need !== undefined && need !== 'door' : need === 'director';
}

/** Why somebody may not ask for this; nothing if he may. Whether it can be done is for others to say. */
export function refuseAsking(
  access: Access,
  room: GuestRoom | null,
  evening: EveningState | undefined,
  command: Command,
): Refusal | undefined {
  const need = NEEDS[command.type];
  if (access.type === 'director') return need === 'door' || need === 'guest' ? refuse('only-for-guests') : undefined;
  if (!room?.open) return refuse('room-closed');
  const guest = access.type === 'guest' ? guestOf(room, access.guest) : undefined;
  if (need === 'door') return refuseJoining(access, guest, command);
  if (!guest) return refuse('not-admitted');
  if (need === 'guest') return undefined;
  if (!guest.inside) return refuse('not-admitted');
  // About no evening: to look away.
  if (need === 'inside' && !('evening' in command)) return undefined;
  if ('evening' in command && command.evening !== room.evening) return refuse('other-evening');
  // What is not published is not there for anybody outside the director's laptop.
  if ('round' in command && evening?.rounds.some(({ round, phase }) => round === command.round && phase === 'draft'))
    return refusal('no-such-round', String(command.round));
  if (need === 'inside') return undefined;
  if (!evening || !mayDo(need, guest, room, evening, command)) return refuse('not-allowed');
  return undefined;
}

/** Nobody joins twice; but a page that does not know whether it was heard may say the same again. */
function refuseJoining(access: Access, guest: Guest | undefined, command: Command): Refusal | undefined {
  if (access.type === 'visitor') return undefined;
  if (!guest) return refuse('not-admitted');
  return command.type === 'join' && hashOf(command.ticket) === guest.ticket ? undefined : refuse('already-asked');
}

const isAtTable = (command: Command): command is Extract<Command, TablePlace> =>
  'round' in command && 'table' in command;

function mayDo(need: Need, guest: Guest, room: GuestRoom, evening: EveningState, command: Command): boolean {
  switch (need) {
    case 'seat':
      return guest.role === 'player' && isAtTable(command) && seatOf(evening, command, guest) !== undefined;
    case 'own-seat':
      return (
        guest.role === 'player' &&
        'seat' in command &&
        isAtTable(command) &&
        seatOf(evening, command, guest) === command.seat
      );
    case 'pen': {
      if (command.type === 'correct-deal' && (command.strike === true || !isRunning(evening, command.round)))
        return false;
      if (guest.role === 'writer') return true;
      const sits = isAtTable(command) && seatOf(evening, command, guest) !== undefined;
      return guest.role === 'player' && room.rules.pens && sits;
    }
    default:
      return false;
  }
}

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

/** What is written at a table may be put right there as long as the round is not closed. */
const isRunning = ({ rounds }: EveningState, n: number): boolean =>
  rounds.find(({ round }) => round === n)?.phase === 'running';

const refuse = (code: HostRefusal): Refusal => refusal(code);
