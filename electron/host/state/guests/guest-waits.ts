import type { HostRefusal } from '#electron/protocol/refusals.ts';

/** How often a guest may ask for something that all others are told, or that is kept for ever. */
export interface Every {
  /** The shortest time between two, in ms. */
  readonly ms: number;
  /** The refusal of one that comes too soon; commands that share it wait for each other. */
  readonly code: HostRefusal;
}

/** What others would be kept from their game by. */
export const EVERY = {
  /** Phrases and free words together. */
  word: { ms: 2000, code: 'talk-too-soon' },
  seat: { ms: 1000, code: 'seat-too-soon' },
  pause: { ms: 1000, code: 'pause-too-soon' },
} as const satisfies Readonly<Record<string, Every>>;

/** When guests last did what they may not do again at once; in memory only. */
export class GuestWaits {
  readonly #until = new Map<string, number>();

  /** `now`: ms. A clock that was set back lets everybody through. */
  isTooSoon(guest: string, { ms, code }: Every, now: number): boolean {
    const until = this.#until.get(`${code} ${guest}`);
    return until !== undefined && now < until && until - now <= ms;
  }

  did(guest: string, { ms, code }: Every, now: number): void {
    for (const [key, until] of this.#until) if (until <= now) this.#until.delete(key);
    this.#until.set(`${code} ${guest}`, now + ms);
  }
}
