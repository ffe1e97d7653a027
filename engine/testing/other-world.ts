import type { Card, Zone } from '../core/card.ts';
import { pick, type Rng } from '../core/rng.ts';
import { canSee, type Viewer } from '../core/seat.ts';
import type { State } from '../kernel/deal/state.ts';
import { type LookedAt, OtherDeal } from './other-deal.ts';
import { couldHear, saidAt, textsIn } from './perceived.ts';

/** Two cards that change places. */
export type Pair = readonly [Card, Card];

/**
 * The deal in which two cards that the viewer never saw lie in each other's place in the pack. Actions that they could not hear
 * name the other one of the two there.
 */
export class OtherWorld extends OtherDeal {
  readonly pair: Pair;

  constructor(real: LookedAt, pair: Pair) {
    const { deck, viewer } = real;
    const [one, two] = pair;
    const other = (card: string): string => (card === one ? two : card === two ? one : card);
    super(real, {
      deck: deck.map(other),
      instead: (log, i) => (couldHear(log, i, viewer) ? saidAt(log, i) : renamed(saidAt(log, i), other)),
    });
    this.pair = pair;
  }
}

function renamed<T>(value: T, other: (card: string) => string): T {
  const rename = (_: string, part: unknown) => (typeof part === 'string' ? other(part) : part);
  return JSON.parse(JSON.stringify(value), rename) as T;
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
