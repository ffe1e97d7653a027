import { hostRefused, refuseHost } from '../../../electron/protocol/refusals.ts';
import type { Refusal } from '../../../engine/core/refusal.ts';
import type { FromHost } from '../../../electron/protocol/messages.ts';
import type { Command } from '../../../electron/protocol/commands/command.ts';
import type { NearRoom } from '../../../electron/protocol/nearby/visits.ts';
import type { Visit } from '../../../electron/protocol/nearby/visits.ts';
import type { Me, RoomView } from '../../../electron/protocol/room.ts';
import { forgetTicket, keepTicket, settleTicket } from '../keys.ts';
import { keepVisit, readVisit } from './kept-visit.ts';
import { newTicket } from '../new-id.ts';
import type { Connection } from './connection.svelte.ts';

interface Surroundings {
  /** The window is in another house, or at home again: nothing of the house before may stay on the screen. */
  readonly moved: () => void;
  /** Loads the page anew, with nobody asked. */
  readonly reload: () => void;
}

/** In whose room this page is and as whom, and the ways between rooms. */
export class VisitState {
  /** Whether this is another device in the room, or the laptop of whoever leads. */
  isGuest = $state(false);
  /** How this device stands in the room, as the host said last, perhaps on an earlier line; `null` on the laptop. */
  me = $state.raw<Me | null>(null);
  /** Whether the host has said on this line how this device stands. */
  isRecognised = false;
  /** The room for other devices, as the laptop sees it. */
  room = $state.raw<RoomView | null>(null);
  /** Rooms of other laptops, as far as somebody looks for them. */
  rooms = $state.raw<Extract<FromHost, { type: 'rooms' }> | null>(null);
  /** The other laptop's room in which this page is a guest. */
  visit = $state.raw<Visit | null>(null);
  /** Why it is not there any more, if it did not leave by itself. */
  ended = $state.raw<Refusal | null>(null);
  readonly #connection: Pick<Connection, 'ask' | 'online'>;
  readonly #around: Surroundings;

  constructor(connection: Pick<Connection, 'ask' | 'online'>, around: Surroundings) {
    this.#connection = connection;
    this.#around = around;
  }

  /**
   * A line begins, and says who is at its other end; who somebody is there comes by itself. Until then a guest is taken for
   * what he was: what is on his screen stays there, and whatever lies open over it.
   */
  greet(access: Extract<FromHost, { type: 'hello' }>['access']): void {
    const isGuest = access === 'guest';
    if (!isGuest || !this.isGuest) this.me = null;
    this.isGuest = isGuest;
    this.isRecognised = false;
    this.room = null;
  }

  /** The host says how this device stands in the room. */
  recognise(me: Me): void {
    this.me = me;
    this.isRecognised = true;
  }

  /** Says who sits at this device; it is known by its ticket from then on. */
  async join(command: Omit<Extract<Command, { type: 'join' }>, 'ticket'>): Promise<readonly Refusal[]> {
    if (!this.#connection.online) return [refuseHost('connection-lost')];
    const ticket = newTicket();
    // Elsewhere the laptop's own host keeps it.
    const isKept = this.visit === null;
    if (isKept) keepTicket(ticket);
    const answer = await this.#connection.ask({ ...command, ticket });
    // A line that is gone for good says nothing about the ticket.
    const isLost = !answer.ok && answer.error.some(hostRefused('connection-lost'));
    if (isKept && !isLost) settleTicket(answer.ok);
    return answer.ok ? [] : answer.error;
  }

  /** Goes to another laptop's room; what it shows comes by itself. */
  async goTo(room: NearRoom, code: string | null): Promise<readonly Refusal[]> {
    const answer = await this.#connection.ask({ type: 'visit-room', room, code });
    return answer.ok ? [] : answer.error;
  }

  /** Comes back from another laptop's room; the place there is kept. */
  async goHome(): Promise<void> {
    // The other laptop need not answer for that.
    this.#connection.online = true;
    await this.#connection.ask({ type: 'leave-visit' });
  }

  /** Goes back to the door, with the code that brought this device here. */
  knockAgain(): void {
    if (this.visit) return void this.goHome();
    forgetTicket();
    this.#around.reload();
  }

  async leaveRoom(): Promise<void> {
    if (!this.visit) forgetTicket();
    await this.#connection.ask({ type: 'leave-room' });
    if (this.visit) await this.goHome();
  }

  /** Whether this window was a guest elsewhere, and is to be again: it was loaded anew, or its own host was. */
  get isOut(): boolean {
    return !this.isGuest && !this.visit && readVisit() !== null;
  }

  /** Where the window was a guest it goes again; if that is not possible it stays at home. */
  goBack(): void {
    const room = readVisit();
    if (!room) return;
    void this.goTo(room, null).then((refusals) => {
      if (refusals.length > 0) this.move(null, refusals[0] ?? null);
    });
  }

  /** The window is in another house now, or at home again, and why if it did not go by itself. */
  move(visit: Visit | null, why: Refusal | null): void {
    const isSame = visit !== null && this.visit !== null;
    this.visit = visit;
    this.#connection.online = visit?.connected ?? true;
    keepVisit(visit?.room ?? null);
    if (isSame) return;
    this.ended = why;
    this.me = null;
    this.isRecognised = false;
    this.#around.moved();
  }
}
