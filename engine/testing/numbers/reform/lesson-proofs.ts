import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { TAROCKS } from '#engine/decks/deck-54.ts';
import { offersTo } from '#engine/kernel/deal/apply.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { cardsIn as cardsOfTrick, tricksOf } from '#engine/phases/trick.ts';
import { type At, stateAt, taughtDeal } from '../at.ts';
import { agrees, counts, type Proof } from '../proofs.ts';
import { between, gameOf, paidAt, played } from './deals.ts';

/** What is found of the deal that a lesson plays. */

export const learner = ({ taught }: At): number => taught?.lesson.seat ?? NaN;
const moment = ({ taught }: At): number => taught?.moment ?? NaN;
const end = ({ taught }: At): State => must(taught?.states.at(-1), 'the end of a lesson');

/** Cards of the learner, after `later` further actions. */
export const handAt = (at: At, later = 0): readonly Card[] =>
  stateAt(at, moment(at) + later).zones[`hand:${learner(at)}`] ?? [];
export const ofSuit = (at: At, suit: string, later = 0): readonly Card[] =>
  handAt(at, later).filter((card) => at.rules.pack.suitOf(card) === suit);
export const tarocksHeld: Proof = counts((at) => handAt(at).filter(at.rules.pack.isTrump).length);
export const cardsHeld: Proof = counts((at) => handAt(at).length);
/** The first trick of the deal. */
export const firstTrick = (at: At): readonly Card[] => cardsOfTrick(tricksOf(end(at))[0] ?? { plays: [] });

/** What has been said in a phase, from the beginning to the end. */
function saidIn(at: At, phase: string): readonly string[] {
  let now: string | null = null;
  return end(at).log.flatMap((event) => {
    if (event.type === 'entered') now = event.phase;
    return event.type === 'said' && now === phase ? [event.action.type] : [];
  });
}
export const saidOf =
  (phase: string, ...types: readonly string[]) =>
  (at: At) =>
    saidIn(at, phase).filter((type) => types.includes(type)).length;

/** How many cards the learner has to lay away. */
export const toLay: Proof = counts((at) => {
  const [offer] = offersTo(at.rules, stateAt(at), learner(at));
  return offer?.kind === 'cards' && offer.min === offer.max ? offer.min : NaN;
});
/** How many the deal exchanges, and what it makes of the game. */
export const exchanged = (at: At): number => Number(taughtDeal(at).row.games[0]?.with['exchanged']);
export const valueThen = (at: At): number => gameOf(at, 'dreier', { exchanged: exchanged(at) });

const measure = (at: At): number => Number(taughtDeal(at).row.games[0]?.measure);
export const points: Proof = counts((at) => Math.floor(measure(at) / 3));
export const thirdsLeft: Proof = counts((at) => measure(at) % 3);
/** What one line of the deal moves between two players. */
export const line = (code: string): Proof => counts((at) => between(taughtDeal(at), code));
export const written: Proof = counts((at) => Number(taughtDeal(at).payments[learner(at)]));
export const paidBy = (at: At, seat: number): number => -Number(taughtDeal(at).payments[seat]);

/** What the game between the declarer of a Bettel and one opponent counts after this number of steps. */
export const pair = (level: number): Proof =>
  counts((at) => {
    const { items } = paidAt(at, played('bettel', { pairKontra: { 2: level } }));
    return between({ items: items.filter(({ from }) => from === 2) }, 'bettel');
  });

export const KING_IN_TALON = { partner: 'king-in-talon', kingTalon: 'alone' };
/** What each of the other three pays the learner. */
export const paidByAll: Proof = agrees(
  (n) => [n, n, n],
  (_, at) => [0, 1, 2, 3].filter((seat) => seat !== learner(at)).map((seat) => paidBy(at, seat)),
);
/** What lies in the talon. */
export const talonAt = (at: At): readonly Card[] =>
  ['talon:0', 'talon:1'].flatMap((zone) => stateAt(at).zones[zone] ?? []);
/** How many tarocks the learner has from the highest down without a gap. */
export const highestHeld: Proof = counts((at) => {
  const held = handAt(at);
  const from = TAROCKS.toSorted((a, b) => at.rules.pack.strength(b) - at.rules.pack.strength(a));
  return from.findIndex((card) => !held.includes(card));
});
/** How many tarocks of the others have been played so far. */
export const tarocksFallen = (at: At): number =>
  tricksOf(stateAt(at))
    .flatMap(({ plays }) => plays)
    .flatMap(({ by, cards }) => (by === learner(at) ? [] : cards.filter(at.rules.pack.isTrump))).length;
