import { LONGEST_ROOM_NAME } from '#electron/protocol/nearby/greeting.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import { fail, ok } from '#engine/core/result.ts';
import type { HostContext } from '../host-context.ts';
import type { CommandTo, Outcome } from '../outcome.ts';
import type { Greeting } from '../port.ts';
import type { Access } from '../state/guests/access.ts';
import { guestOf, type GuestRoom, hasPen } from '../state/guests/guest-room.ts';
import { join, moveGuest } from './lead-room.ts';
import { guestOfTicket, hashOf, isCode } from './tickets.ts';

/** How long a link for a second device is valid, in ms. */
const TOKEN_LIFE = 5 * 60_000;

/** An evening's name may be longer than a greeting allows. */
const shortened = (name: string): string =>
  name.length <= LONGEST_ROOM_NAME ? name : `${name.slice(0, LONGEST_ROOM_NAME - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** The connection that asks. */
export interface Asker {
  readonly access: Access;
  /** Whether a visitor may join on it: they showed the room's present code. */
  mayJoin(room: GuestRoom): boolean;
  /** Charges the guest with processor time that a thread spent on their requests, in ms. */
  charge(spent: number): void;
}

/** Admits guests, and keeps the links that hand a place over to another device. */
export class GuestAdmission {
  readonly #context: HostContext;
  readonly #present: () => ReadonlySet<string>;
  /** By hash: whose place it is, and until when the token is valid. */
  readonly #tokens = new Map<string, { readonly guest: string; readonly until: number }>();

  /**
   * What a room of an older journal is called while this host runs: such a journal has nothing that may be sent to
   * everybody.
   */
  #nameless: string | undefined;

  /** `present`: the guests with at least one device that answers. */
  constructor(host: HostContext, present: () => ReadonlySet<string>) {
    this.#context = host;
    this.#present = present;
  }

  isCode(typed: string): boolean {
    return isCode(this.#context.ledger.room, typed);
  }

  guestOfTicket(ticket: string): string | undefined {
    return guestOfTicket(this.#context.ledger.room, ticket)?.id;
  }

  mayWrite(guest: string): boolean {
    const { room } = this.#context.ledger;
    return room !== null && hasPen(room, guestOf(room, guest));
  }

  /** The guest whose place this token hands over, and the new ticket. */
  takeOver(token: string): { readonly guest: string; readonly ticket: string } | undefined {
    // The link is still valid when writing works again.
    if (this.#context.ledger.standsStill) return undefined;
    const hash = hashOf(token);
    const found = this.#tokens.get(hash);
    this.#tokens.delete(hash);
    const { room } = this.#context.ledger;
    const isThere = room?.open === true && room.guests.some(({ id }) => id === found?.guest);
    if (!found || found.until < Date.parse(this.#context.now()) || !isThere) return undefined;
    return { guest: found.guest, ticket: moveGuest(this.#context, found.guest) };
  }

  greeting(): Greeting | null {
    const { room, evenings } = this.#context.ledger;
    const name = room ? evenings.get(room.evening)?.state.name : undefined;
    return room?.open && name !== undefined
      ? {
          app: 'tarockabend',
          v: PROTOCOL_VERSION,
          name: shortened(name),
          room: room.name ?? (this.#nameless ??= this.#context.chance.word()),
        }
      : null;
  }

  /** A visitor's connection becomes a guest's. */
  join(asker: Asker, command: CommandTo<'join'>): Outcome<'join'> {
    const { ledger } = this.#context;
    if (asker.access.type === 'visitor' && ledger.room && !asker.mayJoin(ledger.room)) return NOT_ADMITTED;
    const joined = join(this.#context, command, this.#present());
    if (!joined.ok) return { answer: joined };
    ledger.touchRoom(joined.value);
    return { answer: ok(null), access: { type: 'guest', guest: joined.value } };
  }

  handOver({ access }: Asker): Outcome<'hand-over'> {
    if (access.type !== 'guest') return NOT_ADMITTED;
    const token = this.#context.chance.secret();
    const now = Date.parse(this.#context.now());
    const until = now + TOKEN_LIFE;
    // A guest has one link, the newest: what was asked for before, or is over, is not kept.
    for (const [hash, one] of this.#tokens)
      if (one.guest === access.guest || one.until < now) this.#tokens.delete(hash);
    this.#tokens.set(hashOf(token), { guest: access.guest, until });
    return { answer: ok({ token }) };
  }

  leave({ access }: Asker): Outcome<'leave-room'> {
    if (access.type !== 'guest') return NOT_ADMITTED;
    const { guest } = access;
    this.#context.ledger.recordRoom({ type: 'guest-gone', guest });
    return { answer: ok(null), gone: { guest, why: 'left' } };
  }
}

const NOT_ADMITTED = { answer: fail([refuseHost('not-admitted')]) };
