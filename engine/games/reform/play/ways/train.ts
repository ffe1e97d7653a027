import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, pileOf, TRICK, type Zone } from '#engine/core/card.ts';
import { flatMapped, groupedBy } from '#engine/core/lists.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { suitOf } from '#engine/decks/deck-54.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import type { TrainEnding } from '#engine/games/reform/noted.ts';
import { evolve } from '#engine/kernel/deal/evolve.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Trick } from '#engine/phases/trick.ts';

/** Whoever is left with nothing but their suit, and which it is. */
interface Departing {
  readonly seat: Seat;
  readonly suit: string;
}

/** To whom a card goes when the play ends; `holder`: whose it was, `undefined`: nobody's. */
type OwnerOf = (card: Card, holder: Seat | undefined) => Seat;

const opponentsOf = ({ declarer }: Game, { active }: Pick<State, 'active'>): readonly Seat[] =>
  from(declarer, active).slice(1);

const isOfSuit = (cards: readonly Card[], suit: string | undefined): boolean =>
  cards.length > 0 && cards.every((card) => suitOf(card) === suit);

/** The declarer with their suit, and whoever runs the bus with theirs, in the order in which they may depart. */
const runners = ({
  declarer,
  with: { suit, bus, busSuit },
}: Game): readonly (Departing & { ending: TrainEnding })[] => [
  ...(typeof suit === 'string' ? [{ seat: declarer, suit, ending: 'departed' as const }] : []),
  ...(typeof bus === 'number' && typeof busSuit === 'string'
    ? [{ seat: bus, suit: busSuit, ending: 'bus' as const }]
    : []),
];

/** What happens after a trick if a hand is of one suit then: the first of the endings that applies (reform §7.7). `before` its last card. */
export function trainEvents(before: State, { plays }: Trick): readonly Event[] {
  const { by, cards } = must(plays.at(-1), 'a last card');
  const s = evolve(before, { type: 'moved', cards, from: handOf(by), to: TRICK, seenBy: 'all' });
  const game = firstGame(s);
  const handIn = (seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];
  const departing = runners(game).find(({ seat, suit }) => isOfSuit(handIn(seat), suit));
  if (departing) return ended(s, departing.ending, departs(departing, s));
  const others = opponentsOf(game, s).map(handIn);
  return others.some((hand) => isOfSuit(hand, hand.map(suitOf)[0])) ? ended(s, 'express', keeps(s)) : [];
}

/** Everybody keeps what they hold, and the talon is the opponents' (reform §7.7). */
const keeps = (s: State): OwnerOf => {
  const [first = 0] = opponentsOf(firstGame(s), s);
  return (_, holder) => holder ?? first;
};

/**
 * Whoever departs gets all cards of their suit; of the others everybody keeps their own, and those of the talon go to an opponent: to one
 * who does not run the bus, for whom only their own cards count (reform §7.7).
 */
function departs({ seat, suit }: Departing, s: State): OwnerOf {
  const other = opponentsOf(firstGame(s), s).find((one) => one !== seat) ?? seat;
  return (card, holder) => (suitOf(card) === suit ? seat : (holder ?? other));
}

/** The declarer has put a tarock into the trick although they could follow: it is lost, with all that would come after it (reform §7.7). */
export function brakeEvents(s: State, card: Card): readonly Event[] {
  const game = firstGame(s);
  const [first = 0] = opponentsOf(game, s);
  const played: Event = { type: 'moved', cards: [card], from: handOf(game.declarer), to: TRICK, seenBy: 'all' };
  const lost = [played, ...given(TRICK, [...(s.zones[TRICK] ?? []), card], () => first)];
  return [...lost, ...ended(evolve(s, ...lost), 'brake', () => first)];
}

/** The next card of the order would break the rules: nothing of the open trick is won, and everybody keeps what is theirs (reform §7.7). */
export const renegeEvents = (s: State, open: Trick['plays']): readonly Event[] => [
  ...flatMapped(open, ({ by, cards }) => given(TRICK, cards, () => by)),
  ...ended(s, 'renege', keeps(s)),
];

/** The play ends so, and all cards that lie in hands and in the talon go to whoever owns them, before the eyes of everybody. */
function ended(s: State, ending: TrainEnding, ownerOf: OwnerOf): readonly Event[] {
  const game = firstGame(s);
  return [
    ...flatMapped(s.active, (seat) => given(handOf(seat), s.zones[handOf(seat)] ?? [], (card) => ownerOf(card, seat))),
    ...flatMapped(TALON_GROUPS, (zone) => given(zone, s.zones[zone] ?? [], (card) => ownerOf(card, undefined))),
    { type: 'games', games: [{ ...game, with: { ...game.with, ending } }] },
  ];
}

const given = (zone: Zone, cards: readonly Card[], ownerOf: (card: Card) => Seat): readonly Event[] =>
  [...groupedBy(cards, ownerOf)].map(([seat, own]) => ({
    ...{ type: 'moved', cards: own, from: zone, to: pileOf(seat), seenBy: 'all' },
  }));
