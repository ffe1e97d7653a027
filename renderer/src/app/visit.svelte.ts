import type { Command } from '#electron/protocol/commands/command.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import type { NearRoom } from '#electron/protocol/nearby/visits.ts';
import type { Visit } from '#electron/protocol/nearby/visits.ts';
import { hostRefused, refuseHost } from '#electron/protocol/refusals.ts';
import type { Me, RoomView } from '#electron/protocol/room.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { forgetTicket, keepTicket, settleTicket } from '../keys.ts';
import { newTicket } from '../new-id.ts';
import type { Connection } from './connection.svelte.ts';
import { keepVisit, readVisit } from './persistent-visit.ts';

interface Surroundings {
  /** The window is connected to another host, or home again: nothing of the previous one may stay on the screen. */
  readonly moved: () => void;
  /** Reloads the page without asking. */
  readonly reload: () => void;
}

/** In whose room this page is and as whom, and how to move between rooms. */
export class VisitState {
  /** Whether this is another device in the room, or the director's laptop. */
  isGuest = $state(false);
  /** This device's status in the room; `null` on the laptop. */
  me = $state.raw<Me | null>(null);
  /** Whether the host has said on this line how this device stands. */
  isRecognised = false;
  /** The room for other devices, as the laptop sees it. */
  room = $state.raw<RoomView | null>(null);
  /** Rooms of other laptops, while somebody is looking for them. */
  rooms = $state.raw<Extract<FromHost, { type: 'rooms' }> | null>(null);
  /** The other laptop's room in which this page is a guest. */
  visit = $state.raw<Visit | null>(null);
  /** Why the visit ended, if the guest did not leave. */
  ended = $state.raw<Refusal | null>(null);
  readonly #connection: Pick<Connection, 'ask' | 'online'>;
  readonly #around: Surroundings;

  constructor(connection: Pick<Connection, 'ask' | 'online'>, around: Surroundings) {
    this.#connection = connection;
    this.#around = around;
  }

  /** A new connection, and who is at its other end; the guest's identity there follows in a later message. */
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

  /** Says who uses this device; from then on its ticket identifies it. */
  async join(command: Omit<Extract<Command, { type: 'join' }>, 'ticket'>): Promise<readonly Refusal[]> {
    if (!this.#connection.online) return [refuseHost('connection-lost')];
    const ticket = newTicket();
    // Elsewhere the laptop's own host stores it.
    const isKept = this.visit === null;
    if (isKept) keepTicket(ticket);
    const answer = await this.#connection.ask({ ...command, ticket });
    // A connection that is lost for good says nothing about the ticket.
    const isLost = !answer.ok && answer.error.some(hostRefused('connection-lost'));
    if (isKept && !isLost) settleTicket(answer.ok);
    return answer.ok ? [] : answer.error;
  }

  /** Goes to another laptop's room; its contents arrive as messages. */
  async goTo(room: NearRoom, code: string | null): Promise<readonly Refusal[]> {
    const answer = await this.#connection.ask({ type: 'visit-room', room, code });
    return answer.ok ? [] : answer.error;
  }

  /** Returns from another laptop's room; the place there is kept. */
  async goHome(): Promise<void> {
    // The other laptop need not answer for that.
    this.#connection.online = true;
    await this.#connection.ask({ type: 'leave-visit' });
  }

  /** Returns to the entrance, with the code that brought this device here. */
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

  /** Whether this window was a guest elsewhere and should be again: it was reloaded, or its own host restarted. */
  get isOut(): boolean {
    return !this.isGuest && !this.visit && readVisit() !== null;
  }

  /** Returns to the room where the window was a guest; if that fails it stays at home. */
  goBack(): void {
    const room = readVisit();
    if (!room) return;
    void this.goTo(room, null).then((refusals) => {
      if (refusals.length > 0) this.move(null, refusals[0] ?? null);
    });
  }

  /** The window is at another host now, or home again; `why`: the reason, if the guest did not ask for it. */
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
