import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, laidBy } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { KINGS, SKI } from '#engine/decks/deck-78.ts';
import { withPartner } from '#engine/judging/sides.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import { askAround } from '#engine/phases/ask-around.ts';
import { TRICKS } from '#engine/phases/trick.ts';
import { enter } from '#engine/phases/way.ts';
import { CALLED_WITHOUT_KING, isKing, isTarock } from '../cards.ts';
import { CONTRACTS } from '../contracts/index.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { CALL_ROUND, CUT, type PhaseId, STECKEN } from './names.ts';

const RULE = 'tuebingen §3';

const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('call'), king: z.string() }),
  z.strictObject({ type: z.literal('call-fourth') }),
  z.strictObject({ type: z.enum(['fort', 'fort-mit']) }),
]);
type Said = z.infer<typeof ACTION>;

const SAYINGS: readonly Said[] = [
  { type: 'fort' },
  { type: 'fort-mit' },
  ...[...KINGS, ...CALLED_WITHOUT_KING].map((king): Said => ({ type: 'call', king })),
  { type: 'call-fourth' },
];

/** Tarocks with which one says “fort mit”. */
const MANY = 8;

const handIn = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];

/** Each in turn from the dealer on may call a king, or goes on; all four going on, the cards are ordered (tuebingen §3). */
export function callRound({ options }: Ruleset): PhaseOf<Said, 'call'> {
  const ordering = enter<PhaseId>(options['stecken-order'] === 'auto' ? CUT : STECKEN);
  function refuse(s: State, seat: Seat, action: Said): Refusal | undefined {
    const hand = handIn(s, seat);
    const kings = hand.filter(isKing).length;
    switch (action.type) {
      case 'fort':
      case 'fort-mit':
        return refuseFort(hand, action.type);
      case 'call-fourth':
        return kings === KINGS.length - 1 ? undefined : refusal('fourth-needs-three-kings', undefined, RULE);
      case 'call':
        if (KINGS.includes(action.king))
          return mayCall(s, seat, action.king)
            ? undefined
            : refusal('own-king-not-callable', { card: action.king }, RULE);
        if (!CALLED_WITHOUT_KING.includes(action.king)) return refusal('not-to-call', { card: action.king }, RULE);
        if (kings < KINGS.length) return refusal('call-needs-four-kings', { card: action.king }, RULE);
        return hand.includes(action.king) ? refusal('own-card-not-callable', { card: action.king }, RULE) : undefined;
    }
  }

  /** A king of another, or the dealer their own, for a concealed Raus. */
  const mayCall = (s: State, seat: Seat, king: Card): boolean =>
    !handIn(s, seat).includes(king) || (seat === s.dealer && options['raus-concealed-allowed']);

  function refuseFort(hand: readonly Card[], word: 'fort' | 'fort-mit'): Refusal | undefined {
    if (options['fort-mit'] === 'free') return undefined;
    const tarocks = hand.filter((card) => isTarock(card) || (card === SKI && options['fort-mit-counts-ski'])).length;
    if (tarocks >= MANY === (word === 'fort-mit')) return undefined;
    return refusal(
      word === 'fort' ? 'fort-needs-at-most-seven-tarocks' : 'fort-mit-needs-eight-tarocks',
      undefined,
      RULE,
    );
  }

  return askAround({
    id: CALL_ROUND,
    actions: ACTION,
    asked: ({ active, dealer }) => from(dealer, active),
    isSettled: (s) => s.games.length > 0,
    offers: (s, seat) => [{ kind: 'one-of', actions: SAYINGS.filter((action) => !refuse(s, seat, action)) }],
    refuse,
    decide: called,
    next(s) {
      if (s.games.length > 0) return [enter<PhaseId>(TRICKS)];
      if (!options['stecken-allowed']) return [{ type: 'ended', end: { redeal: 'same-dealer' } }];
      return [...takenBack(s), ordering];
    },
  });
}

/** The game of who calls: against a card in one's own hand it is a concealed Raus. */
function called(s: State, declarer: Seat, action: Said): readonly Event[] {
  if (action.type !== 'call' && action.type !== 'call-fourth') return [];
  const hand = handIn(s, declarer);
  const isFourth = action.type === 'call-fourth';
  const card =
    action.type === 'call'
      ? action.king
      : must(
          KINGS.find((king) => !hand.includes(king)),
          'a fourth king',
        );
  const { id } = hand.includes(card) ? CONTRACTS['raus-concealed'] : CONTRACTS.ruf;
  const game: Game = { declarer, contract: id, with: isFourth ? { fourth: true } : {} };
  return [{ type: 'games', games: [withPartner(s, game, card)] }];
}

/** The dealer takes up again what they laid away. */
function takenBack({ dealer, zones }: State): readonly Event[] {
  const laid = laidBy(dealer);
  return [{ type: 'moved', cards: zones[laid] ?? [], from: laid, to: handOf(dealer), seenBy: [dealer] }];
}
