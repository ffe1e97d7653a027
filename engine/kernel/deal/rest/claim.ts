import { handOf, isHand, pileOf, TRICK, type Zone } from '#engine/core/card.ts';
import { canonical } from '#engine/core/json.ts';
import { compare, type Rational, ZERO } from '#engine/core/rational.ts';
import type { Actor, Seat } from '#engine/core/seat.ts';
import type { Action } from '../action.ts';
import { apply, offersTo } from '../apply.ts';
import { actionsOf } from '../offers.ts';
import type { Rules } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { isPlayedOut, type Pays, playerAt, settledInFull } from './last-card.ts';

/** How many cards are played in thought before a claim counts as unproven: about two seconds. */
const MOST_CARDS = 40_000;

/** What is done from here to the last card, in order. */
export type Deeds = readonly (readonly [by: Actor, action: Action])[];

/** How a deal is settled after its last card, and what that pays the claimant. */
interface Outcome {
  readonly settled: string;
  readonly paid: Rational;
}

/**
 * How a deal goes on from here if the rest belongs to a seat that is to play: it wins every trick that is left, and
 * whatever the others play, the deal is settled alike. Of all ways to do so it is the one that pays the seat most, with
 * everything claimed that may be claimed after the last card. The actions of everybody up to the last card; `undefined` if
 * there is no such way, if another one is sure to pay more but the others' cards decide how much, or if that is too far to
 * see.
 */
export function provenRest(rules: Rules, s: State, seat: Seat, pays: Pays): Deeds | undefined {
  const search = new Search(rules, s, seat, pays);
  const possible = playerAt(rules, s) === seat ? search.outcomes(s) : [];
  const best = [...possible].sort((a, b) => compare(b.paid, a.paid));
  for (const { settled, paid } of best) {
    const way = search.surely(s, (one) => one.settled === settled);
    if (!way) continue;
    const isMost = compare(paid, best[0]?.paid ?? paid) === 0;
    const isBest = isMost || !search.surely(s, (one) => compare(one.paid, paid) > 0);
    return isBest && !search.isOver ? way : undefined;
  }
  return undefined;
}

/** Looks through what is left of a deal if one seat wins every trick of it. */
class Search {
  readonly #rules: Rules;
  readonly #seat: Seat;
  readonly #pays: Pays;
  /** Where tricks go that the seat wins. */
  readonly #piles: ReadonlySet<Zone>;
  #cards = 0;

  constructor(rules: Rules, s: State, seat: Seat, pays: Pays) {
    this.#rules = rules;
    this.#seat = seat;
    this.#pays = pays;
    this.#piles = pilesOf(rules, s, seat);
  }

  /** Whether it was too far to see: nothing that was found since is certain. */
  get isOver(): boolean {
    return this.#cards > MOST_CARDS;
  }

  /**
   * How the deal can end if the others play the first thing that they may, each settlement once. A way that is settled alike
   * whatever they play is settled like one of these.
   */
  outcomes(s: State): readonly Outcome[] {
    const all = new Map<string, Outcome>();
    const look = (before: State): void => {
      const end = this.#end(before);
      if (end) return void all.set(end.settled, end);
      for (const { by, next } of this.#plays(before)) {
        if (next) look(next);
        if (by !== this.#seat) return;
      }
    };
    look(s);
    return [...all.values()];
  }

  /** A way on which the seat wins every trick and the deal ends right, whatever the others play. */
  surely(s: State, isRight: (outcome: Outcome) => boolean): Deeds | undefined {
    const end = this.#end(s);
    if (end) return isRight(end) ? [] : undefined;
    let way: Deeds | undefined;
    for (const { by, action, next } of this.#plays(s)) {
      const rest = next && this.surely(next, isRight);
      if (by !== this.#seat && !rest) return undefined;
      way ??= rest && [[by, action], ...rest];
      if (by === this.#seat && way) return way;
    }
    return this.isOver ? undefined : way;
  }

  #end(s: State): Outcome | undefined {
    if (s.end !== 'settle' && !isPlayedOut(this.#rules, s)) return undefined;
    const items = settledInFull(this.#rules, s);
    // In which tricks it came about may hang on the others' cards, and changes nothing.
    const settled = canonical(items.map((item) => ({ ...item, proof: [] })));
    return { settled, paid: this.#pays(items, s.table)[this.#seat] ?? ZERO };
  }

  /** What whoever is to play can play, and what comes of it; no `next` if the seat does not get a trick. */
  *#plays(s: State): Generator<{ readonly by: Seat; readonly action: Action; readonly next: State | undefined }> {
    const by = playerAt(this.#rules, s);
    if (by === undefined) return;
    for (const action of actionsOf(offersTo(this.#rules, s, by))) {
      const done = apply(this.#rules, s, by, action);
      if (!done.ok || !isPlay(s, done.value)) continue;
      if (++this.#cards > MOST_CARDS) return;
      const isOwn = takenTo(s, done.value).every((pile) => this.#piles.has(pile));
      yield { by, action, next: isOwn ? done.value : undefined };
    }
  }
}

const newIn = (before: State, after: State) => after.log.slice(before.log.length);

/** Whether an action put cards of a hand into the trick; everything else is said, not played. */
export const isPlay = (before: State, after: State): boolean =>
  newIn(before, after).some((one) => one.type === 'moved' && isHand(one.from) && one.to === TRICK);

/** Where tricks go that a seat wins: to its pile, and to that of a hand from which it plays (a dummy's), now or before. */
export function pilesOf(rules: Rules, s: State, seat: Seat): ReadonlySet<Zone> {
  const hands = new Set<Zone>([handOf(seat)]);
  const look = (log: readonly Event[]): void => {
    let by: Actor | undefined;
    for (const event of log) {
      if (event.type === 'said') by = event.by;
      if (event.type === 'moved' && event.to === TRICK && isHand(event.from) && by === seat) hands.add(event.from);
    }
  };
  look(s.log);
  for (const action of actionsOf(offersTo(rules, s, seat))) {
    const done = apply(rules, s, seat, action);
    if (!done.ok || !isPlay(s, done.value)) continue;
    look(newIn(s, done.value));
    break;
  }
  return new Set(s.active.filter((one) => hands.has(handOf(one))).map(pileOf));
}

/** To which piles the tricks went that ended with an action. */
export const takenTo = (before: State, after: State): readonly string[] =>
  newIn(before, after).flatMap((one) => (one.type === 'moved' && one.from === TRICK ? [one.to] : []));
