import { must } from '#engine/core/assert-never.ts';
import { pick, type Rng } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';

/** Where a seat chooses, by what it can tell apart. */
export interface Places {
  readonly seat: Seat;
  /** Any moment like this one: whether it leads, or follows. */
  readonly leads: boolean;
  /** Just this moment; missing: too far ahead to come about twice. */
  readonly here?: string;
}

/** Something that was chosen. */
export interface Chosen {
  readonly places: Places;
  readonly action: Action;
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
  readonly #here = new Map<string, Tries>();
  readonly #leading: Tries[] = [];
  readonly #following: Tries[] = [];
  readonly #range = { least: 0, most: 0 };

  constructor(curiosity = CURIOSITY) {
    this.#curiosity = curiosity;
  }

  choose(actions: readonly Action[], places: Places, rng: Rng): Chosen {
    const known = places.here === undefined ? undefined : this.#here.get(places.here);
    if (known && this.#curiosity < 1) return { places, action: this.#best(actions, known, GRANTED, rng) };
    const action = rng() < this.#curiosity ? pick(actions, rng) : this.#best(actions, this.#anywhere(places), 0, rng);
    return { places, action };
  }

  /** What these steps have led to, by seat. */
  add(steps: readonly Chosen[], paid: readonly number[]): void {
    this.#range.least = Math.min(this.#range.least, ...paid);
    this.#range.most = Math.max(this.#range.most, ...paid);
    for (const { places, action } of steps) {
      const amount = must(paid[places.seat], 'a payment');
      triesToAddTo(this.#anywhere(places), action).add(amount);
      if (places.here === undefined) continue;
      const here = this.#at(places.here);
      here.add(amount);
      triesToAddTo(here, action).add(amount);
    }
  }

  #anywhere({ seat, leads }: Places): Tries {
    return ((leads ? this.#leading : this.#following)[seat] ??= new Tries());
  }

  #at(here: string): Tries {
    const known = this.#here.get(here);
    if (known) return known;
    const tries = new Tries();
    this.#here.set(here, tries);
    return tries;
  }

  /** What has paid best in a place, and first of all what was never tried there. */
  #best(actions: readonly Action[], place: Tries, granted: number, rng: Rng): Action {
    const range = this.#range.most - this.#range.least;
    const untried: Action[] = [];
    let best: { readonly action: Action; readonly hope: number } | undefined;
    for (const action of actions) {
      const tries = triesOf(place, action);
      if (!tries) {
        untried.push(action);
        continue;
      }
      const hope =
        tries.paid / tries.times + (granted && granted * range * Math.sqrt(Math.log(place.times) / tries.times));
      if (!best || hope > best.hope) best = { action, hope };
    }
    return untried.length > 0 || !best ? pick(untried, rng) : best.action;
  }
}

/** How often something was done, and what whoever did it was paid in the end, all together. */
class Tries {
  times = 0;
  paid = 0;
  /** Of what was done in a place: by one value of an action after the other. */
  readonly next = new Map<unknown, Tries>();

  add(amount: number): void {
    this.times++;
    this.paid += amount;
  }
}

/**
 * Those of one action in a place; `undefined`: it was never tried. This is asked of every card that may be played in thought, and to
 * make a name of its values, or only a list, takes several times as long as to follow them.
 */
function triesOf(place: Tries, action: Action): Tries | undefined {
  let tries: Tries | undefined = place;
  for (const field in action) {
    tries = tries.next.get(keyOf(action[field as keyof Action]));
    if (!tries) return undefined;
  }
  return tries.times === 0 ? undefined : tries;
}

/** The same, to add to them. */
function triesToAddTo(place: Tries, action: Action): Tries {
  let tries = place;
  for (const field in action) {
    const key = keyOf(action[field as keyof Action]);
    const next = tries.next.get(key) ?? new Tries();
    tries.next.set(key, next);
    tries = next;
  }
  return tries;
}

/** Lists are told apart by what is in them. */
const keyOf = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value);

/** An action in a word. */
export const nameOf = (action: Action): string => Object.values(action).join(' ');
