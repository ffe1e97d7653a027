import type { Disturbs } from '#electron/protocol/room.ts';
import { type Rate, TokenBucket } from '#electron/web/limits/token-bucket.ts';
import { Budget, type Rates } from './budget.ts';
import { ByKey } from './by-key.ts';
import type { Meter } from './meter.ts';

/** What a guest may send: quick play at the table, and the heaviest writing of results, never come near it. */
const GUEST: Rates = {
  messages: { most: 80, perSecond: 25 },
  bytes: { most: 2 ** 17, perSecond: 2 ** 14 },
  time: { most: 100, perSecond: 50 },
};
/** What all visitors of one address may send. */
const DOOR: Rates = { ...GUEST, time: { most: 50, perSecond: 50 } };
/** Processor time for all visitors together: many addresses cannot do what one may not. */
const VISITORS: Rate = { most: 200, perSecond: 100 };

/** Whoever an budget belongs to: a guest by id, or the visitors of an address. */
export type Whose = { readonly guest: string } | { readonly address: string };

/** Who sends how much: one budget for each guest, on all their connections, and one for all visitors of an address. */
export class Budgets {
  readonly #guests: ByKey<Budget>;
  readonly #doors: ByKey<Budget>;

  /** `disturbs`: somebody sends too much. `ends`: so much that all connections of that budget end at once. */
  constructor(meter: Meter, disturbs: (whose: Whose, why: Disturbs) => void, ends: (budget: Budget) => void) {
    const shared = new TokenBucket(VISITORS, () => meter.clock.now());
    const isAtRest = (budget: Budget): boolean => budget.isAtRest;
    this.#guests = new ByKey(
      (guest) => new Budget({ rates: GUEST, meter, disturbs: (why) => disturbs({ guest }, why), ends }),
      isAtRest,
    );
    this.#doors = new ByKey(
      (address) => new Budget({ rates: DOOR, meter, shared, disturbs: (why) => disturbs({ address }, why), ends }),
      isAtRest,
    );
  }

  ofGuest(guest: string): Budget {
    return this.#guests.of(guest);
  }

  atDoor(address: string): Budget {
    return this.#doors.of(address);
  }
}
