import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, pileOf, TRICK } from '#engine/core/card.ts';
import { after, from, type Seat } from '#engine/core/seat.ts';
import { isKing, isTarock, PACK_54, suitOf } from '#engine/decks/deck-54.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import type { Promises } from '#engine/games/reform/play/promised.ts';
import { playRules } from '#engine/games/reform/play/rules.ts';
import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { legalCards, type Moment, refuseCard } from '#engine/play/rules.ts';
import { winnerOf } from '#engine/play/suits.ts';
import { forehandOf } from '../flow.ts';

const PILES = 'piles';
const PLAY = z.strictObject({ type: z.literal('play'), card: z.string() });
type Play = z.infer<typeof PLAY>;

/** A card of the pile, and whose it was. */
type PilePlay = { readonly seat: Seat; readonly card: Card };

/** What everybody knows of it. */
export type PilesMemory = {
  /** Whose card is awaited; `null`: forehand's, or nobody's any more. */
  readonly turn: Seat | null;
  /** The pile, in the order of play. */
  readonly plays: readonly PilePlay[];
  /** Who was eliminated by king and queen, in that order; whoever has no cards left is no longer in, either. */
  readonly out: readonly Seat[];
  readonly tookTalon: Seat | null;
  /** Who is left over; `null`: it is still being played. */
  readonly last: Seat | null;
};
const START: PilesMemory = { turn: null, plays: [], out: [], tookTalon: null, last: null };

export const pilesMemory = (s: State): PilesMemory => notesOf<PilesMemory>(s, PILES, START);

const handIn = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];
const turnOf = (s: State): Seat => pilesMemory(s).turn ?? forehandOf(s);
const isQueen = (card: Card): boolean => card.endsWith('Q');

/** Nothing can be announced here that would bind somebody to a card. */
const NO_PROMISES: Promises = { cards: [], arePublic: true };

/** What king and queen do that lie one on the other, whichever came first; two players who are in never play twice in a row. */
function pairOf(below: Card | undefined, above: Card): 'same-suit' | 'two-suits' | undefined {
  if (below === undefined) return undefined;
  const isPair = (isKing(below) && isQueen(above)) || (isQueen(below) && isKing(above));
  if (!isPair) return undefined;
  return suitOf(below) === suitOf(above) ? 'same-suit' : 'two-suits';
}

/** A pile ends when a tarock falls on a suit, or a suit card on tarocks. */
const isEnded = ([first, ...others]: readonly PilePlay[]): boolean =>
  first !== undefined && others.some(({ card }) => isTarock(card) !== isTarock(first.card));

/** Whose pile it is: of the highest tarock, else of the highest card of the suit led. */
function takerOf(plays: readonly PilePlay[]): Seat {
  const won = winnerOf(
    PACK_54,
    plays.map(({ card }) => card),
  );
  return must(plays[won], 'a card that takes the pile').seat;
}

/** A card falls on the pile (reform §7.3, Wald und Wiese). */
function decide(s: State, seat: Seat, card: Card): readonly Event[] {
  const now = pilesMemory(s);
  const plays = [...now.plays, { seat, card }];
  const below = now.plays.at(-1);
  const pair = pairOf(below?.card, card);
  const out = pair === 'same-suit' && below ? [...now.out, below.seat] : now.out;
  const takesTalon = pair === 'two-suits' && now.tookTalon === null;
  const isIn = (one: Seat): boolean => !out.includes(one) && handIn(s, one).length - (one === seat ? 1 : 0) > 0;
  const [onlyOne = seat, another] = s.active.filter(isIn);
  // One card may take out the last two: then its player wins.
  const last = another === undefined ? onlyOne : null;
  const taker = last !== null || isEnded(plays) ? takerOf(plays) : null;
  const turn = last === null ? (from(taker ?? after(seat, s.active), s.active).find(isIn) ?? null) : null;
  const notes: PilesMemory = {
    ...{ turn, plays: taker === null ? plays : [], out, last },
    tookTalon: takesTalon ? seat : now.tookTalon,
  };
  return [
    { type: 'moved', cards: [card], from: handOf(seat), to: TRICK, seenBy: 'all' },
    ...(takesTalon ? talonTo(s, seat) : []),
    ...(taker === null ? [] : [pileTo(taker, plays)]),
    { type: 'noted', phase: PILES, notes },
  ];
}

const pileTo = (taker: Seat, plays: readonly PilePlay[]): Event => ({
  ...{ type: 'moved', cards: plays.map(({ card }) => card), from: TRICK, to: pileOf(taker), seenBy: 'all' },
});

const talonTo = (s: State, seat: Seat): readonly Event[] =>
  TALON_GROUPS.map((zone) => ({
    ...{ type: 'moved', cards: s.zones[zone] ?? [], from: zone, to: pileOf(seat), seenBy: 'all' },
  }));

/** Onto piles, round and round over those who are in, until one is left (reform §7.3, Wald und Wiese). */
export function piles(ruleset: Ruleset): PhaseOf<Play, 'piles'> {
  const rules = (s: State) => playRules(ruleset.contractOf(firstGame(s)), NO_PROMISES);
  const momentOf = (s: State, hand: readonly Card[]): Moment => ({
    ...{ hand, trick: s.zones[TRICK] ?? [], number: 1 },
    winner: (trick) => winnerOf(PACK_54, trick),
  });
  return defineSeatPhase<Play, 'piles'>({
    id: PILES,
    actions: PLAY,
    turn: (s) => ({ must: pilesMemory(s).last === null ? [turnOf(s)] : [], may: [] }),
    offers: (s, seat) => [
      {
        kind: 'one-of',
        actions: legalCards(rules(s), momentOf(s, handIn(s, seat))).map((card) => ({ type: 'play', card })),
      },
    ],
    refuse: (s, seat, { card }) => refuseCard(refusal, rules(s), momentOf(s, handIn(s, seat)), card),
    decide: (s, seat, { card }) => decide(s, seat, card),
    couldPlay: (s, _hand, card, beside) => legalCards(rules(s), momentOf(s, [card, beside])).includes(card),
    next: () => [{ type: 'ended', end: 'settle' }],
    show: pilesMemory,
  });
}
