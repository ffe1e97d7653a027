import { canBeWorth, HONOURS } from '#engine/decks/worth-54.ts';
import { TRAIN_ENDINGS, type TrainEnding } from '#engine/games/reform/noted.ts';
import { ALL_THIRDS, PLAYING, TALON, TRICKS } from '#engine/games/reform/sizes.ts';
import { BY_KINGS, BY_TRULL, type Claim, fitting, type Thirds, thirdsBy } from './claims.ts';
import { pipTricks, type Share, sharesOf, waysIn } from './places.ts';
import type { Setting, Side } from './worlds.ts';

/** What cards can have given in a game that ends before the last trick, once a hand is of one suit (reform §7.7). */

const CARDS = PLAYING * TRICKS + TALON;
const TAROCKS = 22;
const SUIT = 8;
const TRULL = 3;
const KINGS = 4;

/** How many tricks each side has won, and how many cards it has got besides when the play ended. */
interface Ride {
  readonly tricks: Readonly<Record<Side, number>>;
  readonly left: Readonly<Record<Side, number>>;
  /** How many of the Trull and of the kings can be among those that the declarer got besides. */
  readonly trull: number;
  readonly kings: number;
}

const to = (n: number): readonly number[] => Array.from({ length: Math.max(0, n + 1) }, (_, i) => i);

/** The ways in which these tricks can be shared, of which the declarer has won no more than `most`. */
const shared = (complete: number, most: number) =>
  to(most).map((declarer) => ({ declarer, opponents: complete - declarer }));

const rideOf = (tricks: Ride['tricks'], got: number, trull = TRULL, kings = KINGS): Ride => ({
  tricks,
  left: { declarer: got, opponents: CARDS - PLAYING * (tricks.declarer + tricks.opponents) - got },
  trull: Math.min(trull, got),
  kings: Math.min(kings, got),
});

/** Numbers of tricks after which a hand can be of one suit: nobody looks before the first one, and after the last one it is empty. */
const AFTER = to(TRICKS - 1).slice(1);
const inHand = (complete: number): number => TRICKS - complete;

/** The declarer gets the hand, and all of its suit that others hold, or that lies in the talon. */
const departures = (suit: number, trull: number, kings: number): readonly Ride[] =>
  AFTER.filter((complete) => inHand(complete) <= suit).flatMap((complete) => {
    const hand = inHand(complete);
    const others = Math.min(suit - hand, (PLAYING - 1) * hand + TALON);
    return shared(complete, complete).flatMap((tricks) =>
      to(others).map((more) => rideOf(tricks, hand + more, trull, kings)),
    );
  });

/** Of a play that the declarer's own card ends: they follow to it, and so have not won the trick before. */
const BROKEN_OFF = to(TRICKS - 2).flatMap((complete) => shared(complete, Math.max(0, complete - 1)));

const hand = ({ declarer, opponents }: Ride['tricks']): number => inHand(declarer + opponents);

const RIDES: Readonly<Record<TrainEnding, readonly Ride[]>> = {
  departed: [...departures(TAROCKS, TRULL, 0), ...departures(SUIT, 0, 1)],
  // What the declarer holds of the suit of the bus goes with it.
  bus: AFTER.flatMap((complete) =>
    shared(complete, complete).flatMap((tricks) => to(inHand(complete)).map((kept) => rideOf(tricks, kept))),
  ),
  express: AFTER.flatMap((complete) => shared(complete, complete).map((tricks) => rideOf(tricks, inHand(complete)))),
  renege: BROKEN_OFF.map((tricks) => rideOf(tricks, hand(tricks))),
  brake: BROKEN_OFF.map((tricks) => rideOf(tricks, 0)),
};

/** Where the Trull lies, and how many kings the declarer has, as far as that is claimed. */
interface Held {
  readonly trull: Share;
  readonly kings: number;
}

function heldBy(claims: readonly Claim[], kaiserstich: boolean): readonly Held[] {
  // Whether a side has got enough cards besides is asked of each ride.
  const left = { declarer: HONOURS, opponents: HONOURS };
  const setting: Setting = {
    ...{ seats: { declarer: 1, opponents: PLAYING - 1 }, king: 'none' },
    ...{ exchanged: 0, left, kaiserstich, passed: { cards: 0, goAlong: false }, inSets: false },
  };
  const ways = waysIn(setting);
  // The last trick is one like the others.
  const trulls = sharesOf(fitting(ways.trulls, BY_TRULL, claims, setting));
  const kings = fitting(ways.kings, BY_KINGS, claims, setting).map(({ own }) => own);
  return trulls.flatMap((trull) => kings.map((own) => ({ trull, kings: own })));
}

/** Whether such a ride can have given all of it; `ending`: how it ended, if that is said. */
export function canBeRide(
  claims: readonly Claim[],
  kaiserstich: boolean,
  ending: TrainEnding | undefined,
  counted: Thirds,
): boolean {
  const thirds = thirdsBy(claims, counted);
  if (thirds.from > thirds.to) return false;
  const pips = { declarer: pipTricks(claims, 'declarer'), opponents: pipTricks(claims, 'opponents') };
  const held = heldBy(claims, kaiserstich);
  const endings = ending === undefined ? TRAIN_ENDINGS : [ending];
  return endings.some((one) =>
    RIDES[one].some((ride) => held.some((of) => isWon(ride, of, pips) && isWorth(ride, of, thirds))),
  );
}

/** Whether the sides have won enough tricks for what they have: those with nothing but pips, and others for what they did not get besides. */
function isWon({ tricks, left, ...got }: Ride, { trull, kings }: Held, pips: Readonly<Record<Side, number>>): boolean {
  if (trull.inTalon.declarer > got.trull || trull.inTalon.opponents > left.opponents) return false;
  const room = { declarer: Math.min(got.kings, left.declarer - trull.inTalon.declarer), opponents: left.opponents };
  const isEnough = (side: Side, own: number): boolean =>
    tricks[side] >= pips[side] + (trull.won[side] || own > room[side] ? 1 : 0);
  return isEnough('declarer', kings) && isEnough('opponents', KINGS - kings + trull.inTalon.opponents);
}

/** Whether as many cards, with these honours among them, can count as much. */
function isWorth({ tricks, left }: Ride, { trull, kings }: Held, { from, to: most }: Thirds): boolean {
  const honours = trull.honours + kings;
  return (
    canBeWorth(PLAYING * tricks.declarer + left.declarer, honours, { from, to: most }) &&
    canBeWorth(PLAYING * tricks.opponents + left.opponents, HONOURS - honours, {
      ...{ from: ALL_THIRDS - most, to: ALL_THIRDS - from },
    })
  );
}
