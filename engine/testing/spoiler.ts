import type { Card } from '../core/card.ts';
import type { Json } from '../core/json.ts';
import { below, pick, type Rng } from '../core/rng.ts';

/** Values that resemble no action of any game. */
const RUBBISH: readonly Json[] = [null, 0, -1, 1.5, 99, true, '', 'no-such-thing', [], {}, ['T1', 'T1']];

/** More cards than any hand has: added to a count, it is beyond what there can be. */
const TOO_MANY = 30;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Fields that no entry has, among those that an action or an entry is spoilt by. */
export const STRANGE: readonly string[] = ['type', 'extra'];

/** Changes one part of an action or of a score entry. */
export class Spoiler {
  readonly #rng: Rng;
  readonly #cards: readonly Card[];
  readonly #ids: readonly string[];
  readonly #known: readonly Card[];

  constructor(rng: Rng, cards: readonly Card[], ids: readonly string[], known: readonly Card[]) {
    this.#rng = rng;
    this.#cards = cards;
    this.#ids = ids;
    this.#known = known;
  }

  /** The same value with one part replaced, left out, duplicated or added. */
  spoilt(value: Json): Json {
    const rng = this.#rng;
    if (typeof value !== 'object' || value === null || rng() < 0.02) return this.#instead(value);
    if (isList(value)) return this.#spoiltList(value);
    const fields = Object.keys(value).filter((name) => name !== 'type');
    const key = rng() < 0.05 || fields.length === 0 ? pick(STRANGE, rng) : pick(fields, rng);
    const { [key]: part = null, ...others } = value as Readonly<Record<string, Json>>;
    return rng() < 0.05 ? others : { ...others, [key]: this.spoilt(part) };
  }

  #spoiltList(list: readonly Json[]): Json {
    const i = below(list.length, this.#rng);
    switch (below(4, this.#rng)) {
      case 0:
        return list.toSpliced(i, 1);
      case 1:
        return [...list, ...list.slice(0, 1)];
      case 2:
        return [...list, this.#instead(list[0] ?? null)];
      default:
        return list.length === 0 ? [this.#instead(null)] : list.with(i, this.#insteadOf(list[i] ?? null));
    }
  }

  /** A row of a list is mostly spoilt in one of its own parts. */
  #insteadOf(item: Json): Json {
    const isRow = typeof item === 'object' && item !== null;
    return isRow && this.#rng() < 0.7 ? this.spoilt(item) : this.#instead(item);
  }

  /** Another value, mostly of the same kind: a card for a card, a contract or bonus for another one. */
  #instead(value: Json): Json {
    const rng = this.#rng;
    if (rng() < 0.1) return pick(RUBBISH, rng);
    if (typeof value === 'boolean') return !value;
    // Most small numbers are seats.
    if (typeof value === 'number')
      return rng() < 0.1 ? value + TOO_MANY : below(value < 5 && rng() < 0.7 ? 5 : 13, rng);
    if (typeof value === 'string' && this.#ids.includes(value)) return pick(this.#ids, rng);
    const cards = this.#known.length > 0 && rng() < 0.8 ? this.#known : this.#cards;
    return pick(cards, rng);
  }
}
