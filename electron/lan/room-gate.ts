import type { AdmissionPort } from '../host/port.ts';
import type { Access } from '../host/state/guests/access.ts';
import type { Disturbs } from '../protocol/room.ts';
import { LONGEST } from '../protocol/transport/longest.ts';
import type { Admission } from '../protocol/transport/session.ts';
import type { Entrance, Gate } from '../web/connections.ts';
import type { Payer } from '../web/limits/payer.ts';
import { TokenBucket } from '../web/limits/token-bucket.ts';
import { Budgets, type Whose } from './costs/budgets.ts';
import { ByKey } from './costs/by-key.ts';
import { type Meter, SYSTEM_METER } from './costs/meter.ts';

/** Wrong codes and tickets that one address may try: `most` at once, then one every few seconds. */
const TRIES = { most: 12, perSecond: 0.3 };

/** The way in for other devices: by the room's code, by a ticket, or by a hand-over link. */
export class RoomGate implements Gate {
  /** A phone that lost the network counts as absent after twice this. */
  readonly pulse = 10_000;
  readonly mostConnections = 600;
  /** A guest has a phone, and reloaded pages; a router may have a whole hall behind it. */
  readonly linesEach = { guest: 5, address: 60 };
  readonly #admission: AdmissionPort;
  readonly #tries: ByKey<TokenBucket>;
  readonly #budgets: Budgets;
  readonly #cut: ((payer: Payer) => void)[] = [];

  /** `disturbs`: somebody sends too much. */
  constructor(admission: AdmissionPort, disturbs: (whose: Whose, why: Disturbs) => void, meter: Meter = SYSTEM_METER) {
    this.#admission = admission;
    this.#tries = new ByKey(
      () => new TokenBucket(TRIES, () => meter.clock.now()),
      ({ isFull }) => isFull,
    );
    this.#budgets = new Budgets(meter, disturbs, (budget) => {
      for (const cut of this.#cut) cut(budget);
    });
  }

  admit(admission: Exclude<Admission, { line: unknown }>, from: string): Entrance {
    if ('ticket' in admission) {
      // A ticket cannot be guessed, so a valid one costs no attempt.
      const guest = this.#admission.guestOfTicket(admission.ticket);
      if (guest !== undefined) {
        const { isRefused } = this.#budgets.ofGuest(guest);
        return isRefused ? { refused: 'too-many-tries' } : { access: { type: 'guest', guest } };
      }
    }
    const tries = this.#tries.of(from);
    if (this.#budgets.atDoor(from).isRefused || tries.left < 1) return { refused: 'too-many-tries' };
    const entrance = this.#tried(admission);
    // Whoever has the code guesses nothing: the sixty people of a hall may all come from one address.
    if ('refused' in entrance) tries.spend(1);
    return entrance;
  }

  longest(access: Access): number {
    if (access.type !== 'guest') return LONGEST.visitor;
    return this.#admission.mayWrite(access.guest) ? LONGEST.writer : LONGEST.guest;
  }

  payer(access: Access, from: string): Payer {
    return access.type === 'guest' ? this.#budgets.ofGuest(access.guest) : this.#budgets.atDoor(from);
  }

  whenSpent(cut: (payer: Payer) => void): void {
    this.#cut.push(cut);
  }

  #tried(admission: Exclude<Admission, { line: unknown }>): Entrance {
    if ('room' in admission)
      return this.#admission.isCode(admission.room) ? { access: { type: 'visitor' } } : { refused: 'code-refused' };
    const taken = 'take' in admission ? this.#admission.takeOver(admission.take) : undefined;
    return taken
      ? { access: { type: 'guest', guest: taken.guest }, ticket: taken.ticket }
      : { refused: 'ticket-refused' };
  }
}
