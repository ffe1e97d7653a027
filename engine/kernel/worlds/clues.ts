import { type Card, handOf, type Zone } from '#engine/core/card.ts';
import { type Rng, shuffled } from '#engine/core/rng.ts';
import type { Rules } from '../deal/rules.ts';
import type { View } from '../deal/view.ts';
import type { Assigned } from './assign.ts';
import { type Barred, isSeen, movesIn, type Places } from './places.ts';

/** Of what the course of a deal tells of a hand, what is left to know of it now. */
interface Hint {
  readonly zone: Zone;
  /** Cards it does not hold without one of the others. */
  readonly none: ReadonlySet<Card>;
  readonly unless: ReadonlySet<Card>;
  /** Whether it holds one of those others anyhow: one of the first has come to light since. */
  readonly isNeeded: boolean;
}

/** What follows from clues: cards that were not in a hand, and what is settled only by the whole of it. */
export interface Hints {
  readonly barred: readonly Barred[];
  readonly hints: readonly Hint[];
}

/** How often cards are exchanged until a deal agrees with all clues. */
const MOST_MENDED = 60;
/** How often what is missing is brought in rather than what must not be there taken away. */
const BRINGS = 0.8;

/** What everybody can tell of hands from the course of the deal. */
export function hintsIn({ phases }: Rules, seen: View): Hints {
  const moves = movesIn(seen);
  const entered = new Set(seen.history.flatMap((event) => (event.type === 'entered' ? [event.phase] : [])));
  const barred: Barred[] = [];
  const hints: Hint[] = [];
  for (const phase of phases) {
    if (!phase.clues || !entered.has(phase.id)) continue;
    for (const { seat, move, none, unless } of phase.clues(seen)) {
      const zone = handOf(seat);
      const since = moves.slice(move).filter(({ from, to }) => from !== to && (from === zone || to === zone));
      // Of a hand that has changed unseen since then hardly anything is told any more.
      if (!since.every(({ from, cards }) => from === zone && isSeen(cards))) continue;
      const gone = new Set(since.flatMap(({ cards }) => cards));
      if (unless.length === 0) barred.push({ move, zone, cards: none });
      else if (!unless.some((card) => gone.has(card)))
        hints.push({
          zone,
          none: new Set(none),
          unless: new Set(unless),
          isNeeded: none.some((card) => gone.has(card)),
        });
    }
  }
  return { barred, hints };
}

const holds = (at: Assigned, zone: Zone, cards: ReadonlySet<Card>): boolean => {
  for (const card of cards) if (at.get(card) === zone) return true;
  return false;
};

const isBroken = (at: Assigned, { zone, none, unless, isNeeded }: Hint): boolean =>
  (isNeeded || holds(at, zone, none)) && !holds(at, zone, unless);

/** Lets cards change places until all hints are true, each staying where it may lie; gives whether they are. */
export function mended(at: Assigned, hints: readonly Hint[], places: Places, rng: Rng): boolean {
  if (hints.length === 0) return true;
  const may = (card: Card, zone: Zone): boolean => places.get(card)?.has(zone) ?? false;
  /** Lets one of these cards come to a zone, or go from it, for another that is drawn. */
  const exchanged = (cards: readonly Card[], zone: Zone): boolean => {
    for (const card of shuffled(cards, rng)) {
      const here = at.get(card) ?? zone;
      const isComing = here !== zone;
      if (isComing && !may(card, zone)) continue;
      const other = shuffled([...at], rng).find(
        ([one, there]) =>
          one !== card &&
          there !== here &&
          (isComing ? there === zone : may(card, there)) &&
          may(one, here) &&
          !cards.includes(one),
      );
      if (!other) continue;
      at.set(card, other[1]);
      at.set(other[0], here);
      return true;
    }
    return false;
  };
  for (let i = 0; i < MOST_MENDED; i++) {
    const hint = shuffled(hints, rng).find((one) => isBroken(at, one));
    if (!hint) return true;
    const { zone, none, unless, isNeeded } = hint;
    const brings = isNeeded || rng() < BRINGS;
    const taken = (): boolean =>
      !isNeeded &&
      exchanged(
        [...none].filter((card) => at.get(card) === zone),
        zone,
      );
    const brought = (): boolean => exchanged([...unless], zone);
    if (!(brings ? brought() || taken() : taken() || brought())) return false;
  }
  return false;
}
