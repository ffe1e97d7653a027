import { must } from '#engine/core/assert-never.ts';
import { pick, type Rng } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';

/** Where a seat chooses, by what it can tell apart. */
export interface Places {
  readonly seat: Seat;
  /** Any moment like this one. */
  readonly any: string;
  /** Just this moment; missing: too far ahead to come about twice. */
  readonly here?: string;
}

/** Something that was chosen. */
export interface Chosen {
  readonly places: Places;
  readonly action: Action;
}

/** How often something was done, and what whoever did it was paid in the end, all together. */
interface Tries {
  times: number;
  paid: number;
}

/** How often something is tried by chance, whatever has paid so far. */
const CURIOSITY = 0.3;
/** How much of the range of payments is granted to what was seldom tried. */
const GRANTED = 0.4;

/**
 * What has paid in the deals that were played out so far. That is how play-outs find out what a contract wants, knowing none: near the
 * beginning each seat does what is best after just what it has heard, and later what is best at any time.
 */
export class Experience {
  readonly #curiosity: number;
  readonly #tries = new Map<string, Tries>();
  readonly #range = { least: 0, most: 0 };

  constructor(curiosity = CURIOSITY) {
    this.#curiosity = curiosity;
  }

  choose(actions: readonly Action[], places: Places, rng: Rng): Chosen {
    const { any, here } = places;
    const isKnown = here !== undefined && this.#tries.has(here);
    if (isKnown && this.#curiosity < 1) return { places, action: this.#best(actions, here, GRANTED, rng) };
    const action = rng() < this.#curiosity ? pick(actions, rng) : this.#best(actions, any, 0, rng);
    return { places, action };
  }

  /** What these steps have led to, by seat. */
  add(steps: readonly Chosen[], paid: readonly number[]): void {
    this.#range.least = Math.min(this.#range.least, ...paid);
    this.#range.most = Math.max(this.#range.most, ...paid);
    for (const { places, action } of steps) {
      const { seat, any, here } = places;
      const amount = must(paid[seat], 'a payment');
      const name = nameOf(action);
      this.#add(keyOf(any, name), amount);
      if (here === undefined) continue;
      this.#add(here, amount);
      this.#add(keyOf(here, name), amount);
    }
  }

  #add(key: string, amount: number): void {
    const tries = this.#tries.get(key);
    if (!tries) this.#tries.set(key, { times: 1, paid: amount });
    else {
      tries.times++;
      tries.paid += amount;
    }
  }

  /** What has paid best in a place, and first of all what was never tried there. */
  #best(actions: readonly Action[], place: string, granted: number, rng: Rng): Action {
    const all = this.#tries.get(place)?.times ?? 1;
    const range = this.#range.most - this.#range.least;
    const untried: Action[] = [];
    let best: { readonly action: Action; readonly hope: number } | undefined;
    for (const action of actions) {
      const tries = this.#tries.get(keyOf(place, nameOf(action)));
      if (!tries) {
        untried.push(action);
        continue;
      }
      const hope = tries.paid / tries.times + granted * range * Math.sqrt(Math.log(all) / tries.times);
      if (!best || hope > best.hope) best = { action, hope };
    }
    return untried.length > 0 || !best ? pick(untried, rng) : best.action;
  }
}

export const nameOf = (action: Action): string => Object.values(action).join(' ');
const keyOf = (place: string, name: string): string => `${place}: ${name}`;
