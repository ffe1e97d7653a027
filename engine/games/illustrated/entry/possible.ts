import type { Seat } from '#engine/core/seat.ts';
import { KINGS } from '#engine/decks/deck-54.ts';
import { canBeWorth, type Range } from '#engine/decks/worth-54.ts';
import { HAND } from '../zones.ts';

/**
 * What is asked of a deal from paper: is there any way in which the cards can have lain and the tricks can have gone, so
 * that all of it is true? Counted are the seven honours, the cards on each side, and the tricks of Sküs, Mond and birds.
 * What needs more than that to be refuted is believed.
 */

/** Where a card lay when play started: with the declarer as dealt or from the talon, with a defender, or in the talon. */
export type Spot = 'dealt' | 'taken' | 'rest' | Seat;

export interface Trull {
  readonly skues: Spot;
  readonly mond: Spot;
  readonly pagat: Spot;
}

/** Who won the trick of a bird, and whether by the bird itself. */
interface BirdTrick {
  readonly isPagat: boolean;
  readonly byDeclarer: boolean;
  readonly made: boolean;
}

/** One thing that is written down, and what must then be so. */
export interface Claim {
  readonly trull?: (trull: Trull) => boolean;
  /** Of the spots of the four kings. */
  readonly kings?: (kings: readonly Spot[]) => boolean;
  readonly bird?: BirdTrick;
  /** Whether the declarer took every trick. */
  readonly valat?: boolean;
}

/** What is known without them. */
export interface Frame {
  readonly defenders: readonly Seat[];
  /** How many cards were taken up and laid away. */
  readonly cards: number;
  /** Of the declarer's tricks and discards. */
  readonly thirds: Range;
}

/** Cards to a trick. */
const TRICK = 3;
const TALON = 6;

export const isDeclarers = (spot: Spot): boolean => spot === 'dealt' || spot === 'taken';

/** Whether all of it can be true at once. */
export function canBe(frame: Frame, claims: readonly Claim[]): boolean {
  const spots: readonly Spot[] = ['dealt', 'taken', 'rest', ...frame.defenders];
  const trulls = spots
    .flatMap((skues) => spots.flatMap((mond) => spots.map((pagat): Trull => ({ skues, mond, pagat }))))
    .filter((trull) => claims.every((claim) => claim.trull?.(trull) ?? true));
  const kings = spread(spots, KINGS.length).filter((some) => claims.every((claim) => claim.kings?.(some) ?? true));
  // Only how many were taken up, and how many nobody held, makes a difference.
  const different = new Map(kings.map((some) => [`${count(some, 'taken')} ${count(some, 'rest')}`, some]));
  return trulls.some((trull) => [...different.values()].some((some) => canGo(frame, claims, trull, some)));
}

/** Every way to lay `cards` interchangeable cards. */
const spread = (spots: readonly Spot[], cards: number): readonly (readonly Spot[])[] =>
  cards === 0 ? [[]] : spots.flatMap((spot, i) => spread(spots.slice(i), cards - 1).map((others) => [spot, ...others]));

const count = (spots: readonly Spot[], spot: Spot): number => spots.filter((one) => one === spot).length;

/** What a side is sure of. */
interface Sure {
  readonly honours: number;
  readonly tricks: number;
}

/** Whether the tricks can have gone so, with the honours lying there. */
function canGo({ cards, thirds }: Frame, claims: readonly Claim[], trull: Trull, kings: readonly Spot[]): boolean {
  const all = [trull.skues, trull.mond, trull.pagat, ...kings];
  if (count(all, 'taken') > cards || count(all, 'rest') > TALON - cards) return false;
  const birds = claims.flatMap(({ bird }) => bird ?? []);
  const [ours, theirs] = [true, false].map((byDeclarer) => sureOf(trull, birds, byDeclarer));
  if (!ours || !theirs) return false;
  const played = all.length - count(all, 'rest');
  for (let tricks = ours.tricks; tricks <= HAND - theirs.tricks; tricks++) {
    if (claims.some(({ valat }) => valat !== undefined && valat !== (tricks === HAND))) continue;
    for (let honours = ours.honours; honours <= played - theirs.honours; honours++) {
      const hasRoom = honours <= TRICK * tricks && played - honours <= TRICK * (HAND - tricks);
      if (hasRoom && canBeWorth(TRICK * tricks + cards, honours, thirds)) return true;
    }
  }
  return false;
}

/** Tricks of the Sküs, of a Mond that nobody can beat, and of birds, and the honours in them. */
function sureOf({ skues, mond, pagat }: Trull, birds: readonly BirdTrick[], byDeclarer: boolean): Sure {
  const isOwn = (spot: Spot): boolean => spot !== 'rest' && isDeclarers(spot) === byDeclarer;
  const isSame = skues === mond || (isDeclarers(skues) && isDeclarers(mond));
  const skuesTrick = isOwn(skues);
  const mondTrick = isOwn(mond) && (skues === 'rest' || isSame);
  // Of two defenders, the one may have beaten the other, but both cards are theirs.
  const mondTaken = mondTrick || (isOwn(mond) && isOwn(skues));
  const own = birds.filter((bird) => bird.byDeclarer === byDeclarer);
  const pagatTaken = pagat !== 'rest' && own.some(({ isPagat }) => isPagat);
  // A bird that wins has neither Sküs nor Mond beside it; one that is beaten may be beaten by them.
  const made = own.filter((bird) => bird.made).length;
  return {
    honours: number(skuesTrick) + number(mondTaken) + number(pagatTaken),
    tricks: Math.max(number(skuesTrick) + number(mondTrick), own.length - made) + made,
  };
}

const number = (is: boolean): number => (is ? 1 : 0);
