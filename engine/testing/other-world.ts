import type { Card, Zone } from '../core/card.ts';
import { pick, type Rng } from '../core/rng.ts';
import { canSee, type Viewer } from '../core/seat.ts';
import { apply, start } from '../kernel/deal/apply.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import { couldHear, perceived, textsIn } from './perceived.ts';

/** Two cards that change places. */
export type Pair = readonly [Card, Card];

/**
 * A deal that one viewer cannot tell from the real one: two cards that he never saw lie in each other's place in the pack,
 * everything is done again, and whatever he could hear is the same. The rules themselves say then who holds what, who is
 * whose partner and what stands announced: nothing is known of any family here.
 */
export class OtherWorld {
  readonly viewer: Viewer;
  readonly pair: Pair;
  /** The pack as it is dealt there. */
  readonly deck: readonly Card[];
  readonly #rules: Rules;
  #state: State | undefined;
  /** The last event that has happened in both worlds, and how many have: here, and there. */
  #last: Event | undefined;
  #here = 0;
  #there = 0;

  /** `deck`: the pack of the deal `s` as it was really dealt. */
  constructor(rules: Rules, deck: readonly Card[], s: State, viewer: Viewer, pair: Pair) {
    const { table, dealer, now } = s;
    this.viewer = viewer;
    this.pair = pair;
    this.deck = deck.map((card) => this.#other(card));
    this.#rules = rules;
    const begun = start(rules, { table, dealer, now, deck: this.deck });
    if (!begun.ok) throw new Error(`cannot be dealt: ${begun.error.code}`);
    this.#state = begun.value;
  }

  /**
   * This world when it has come as far as `s`, the same or a later moment of the real deal. `undefined` from the moment on
   * where it cannot be: somebody would have had to act otherwise, or the viewer would have heard something else.
   */
  at(s: State): State | undefined {
    const [from, before] = [this.#here, this.#there];
    if (from > 0 && s.log[from - 1] !== this.#last) this.#state = undefined;
    for (let i = from; i < s.log.length && this.#state; i++) {
      const event = s.log[i];
      if (event?.type !== 'said') continue;
      const action = couldHear(s.log, i, this.viewer) ? event.action : this.#renamed(event.action);
      const done = apply(this.#rules, this.#state, event.by, action);
      this.#state = done.ok ? done.value : undefined;
    }
    if (!this.#state) return undefined;
    if (perceived(this.#state, before, this.viewer) !== perceived(s, from, this.viewer)) this.#state = undefined;
    this.#last = s.log.at(-1);
    this.#here = s.log.length;
    this.#there = this.#state?.log.length ?? 0;
    return this.#state;
  }

  #other(card: string): string {
    const [one, two] = this.pair;
    return card === one ? two : card === two ? one : card;
  }

  #renamed<T>(value: T): T {
    const rename = (_: string, part: unknown) => (typeof part === 'string' ? this.#other(part) : part);
    return JSON.parse(JSON.stringify(value), rename) as T;
  }
}

/** Two cards in different places that the viewer never saw; often one that a game or an action names. */
export function hiddenPair(s: State, viewer: Viewer, rng: Rng): Pair | undefined {
  const moved = s.log.flatMap((event) => (event.type === 'moved' && canSee(event.seenBy, viewer) ? event.cards : []));
  const seen = new Set(moved);
  const hidden = Object.keys(s.known).filter((card) => !seen.has(card));
  if (hidden.length === 0) return undefined;
  // A called king among forty cards, or a discard, would be met too seldom.
  const said = s.log.flatMap((event) => (event.type === 'said' ? [event.action] : []));
  const named = [s.games, said].map((part) => textsIn(part)).map((texts) => hidden.filter((card) => texts.has(card)));
  const first = pick(pick([hidden, ...named.filter(({ length }) => length > 0)], rng), rng);
  const here = zoneOf(s, first);
  const elsewhere = hidden.filter((card) => zoneOf(s, card) !== here);
  return elsewhere.length > 0 ? [first, pick(elsewhere, rng)] : undefined;
}

const zoneOf = (s: State, card: Card): Zone | undefined =>
  Object.keys(s.zones).find((zone) => s.zones[zone]?.includes(card));
