import { refusal } from '../../../engine/core/refusal.ts';
import { fail, ok } from '../../../engine/core/result.ts';
import type { AnswerTo } from '../../protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../protocol/version.ts';
import type { ClientLine } from '../line/client-line.ts';
import type { Answer, CommandTo, Office } from '../host-context.ts';
import type { Door, Greeting } from '../port.ts';
import { join, moveGuest } from './commands.ts';
import { guestOfTicket, hashOf, isCode } from './tickets.ts';

/** How long a link for a second device is good, in ms. */
const TOKEN_LIFE = 5 * 60_000;

/** An evening's name may be longer than a greeting takes (`electron/lan/greeting.ts`), in UTF-16 units. */
const LONGEST_NAME = 60;
const shortened = (name: string): string =>
  name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** Keeps the door: who is whom on which line, and the links by which a place goes to another device. */
export class Keeper implements Door {
  readonly #office: Office;
  readonly #lines: ReadonlySet<ClientLine>;
  /** By hash: whose place it is, and until when the token is good. */
  readonly #tokens = new Map<string, { readonly guest: string; readonly until: number }>();

  /** What a room of an older journal is called while this host runs: nothing in there is fit to be told to all. */
  #nameless: string | undefined;

  constructor(office: Office, lines: ReadonlySet<ClientLine>) {
    this.#office = office;
    this.#lines = lines;
  }

  isCode(typed: string): boolean {
    return isCode(this.#office.ledger.room, typed);
  }

  guestOfTicket(ticket: string): string | undefined {
    return guestOfTicket(this.#office.ledger.room, ticket)?.id;
  }

  takeOver(token: string): { readonly guest: string; readonly ticket: string } | undefined {
    // The link is still good when writing goes on.
    if (this.#office.ledger.standsStill) return undefined;
    const hash = hashOf(token);
    const found = this.#tokens.get(hash);
    this.#tokens.delete(hash);
    const { room } = this.#office.ledger;
    const isThere = room?.open === true && room.guests.some(({ id }) => id === found?.guest);
    if (!found || found.until < Date.parse(this.#office.now()) || !isThere) return undefined;
    this.#expel(found.guest, 'moved');
    return { guest: found.guest, ticket: moveGuest(this.#office, found.guest) };
  }

  greeting(): Greeting | null {
    const { room, evenings } = this.#office.ledger;
    const name = room ? evenings.get(room.evening)?.state.name : undefined;
    return room?.open && name !== undefined
      ? {
          app: 'tarockabend',
          v: PROTOCOL_VERSION,
          name: shortened(name),
          room: room.name ?? (this.#nameless ??= this.#office.chance.word()),
        }
      : null;
  }

  /** The guests who are there now: while any device of theirs answers. */
  present(): ReadonlySet<string> {
    const answering = [...this.#lines].filter(({ away }) => !away);
    return new Set(answering.flatMap(({ access }) => (access.type === 'guest' ? [access.guest] : [])));
  }

  /** The line of somebody at the door becomes a guest's. */
  join(line: ClientLine, command: CommandTo<'join'>): Answer {
    const { room } = this.#office.ledger;
    if (line.access.type === 'visitor' && room && !line.mayJoin(room)) return fail([refusal('not-admitted')]);
    const joined = join(this.#office, command, this.present());
    if (!joined.ok) return joined;
    line.access = { type: 'guest', guest: joined.value };
    this.#office.ledger.touchRoom(joined.value);
    return ok(null satisfies AnswerTo<'join'>);
  }

  handOver(line: ClientLine): Answer {
    if (line.access.type !== 'guest') return fail([refusal('not-admitted')]);
    const token = this.#office.chance.secret();
    const until = Date.parse(this.#office.now()) + TOKEN_LIFE;
    this.#tokens.set(hashOf(token), { guest: line.access.guest, until });
    return ok({ token } satisfies AnswerTo<'hand-over'>);
  }

  leave(line: ClientLine): Answer {
    if (line.access.type !== 'guest') return fail([refusal('not-admitted')]);
    const { guest } = line.access;
    this.#expel(guest, 'left');
    this.#office.ledger.recordRoom({ type: 'guest-gone', guest });
    return ok(null);
  }

  #expel(guest: string, why: 'moved' | 'left'): void {
    for (const line of this.#lines) if (line.access.type === 'guest' && line.access.guest === guest) line.expel(why);
  }
}
