import { must } from '#engine/core/assert-never.ts';
import { handOf, pileOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { text } from '#engine/core/text.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { TRICKS, tricksOf } from '#engine/phases/trick.ts';
import { tricks } from '#engine/phases/tricks.ts';
import { winnerOf } from '#engine/play/suits.ts';
import { refusal } from '#engine/testing/refusal.ts';
import { afterDealer, dealEach, pay, probe } from '../probe.ts';
import { FOLLOW, FOLLOW_REFUSALS, packOf, rowOf, TABLE } from './cards.ts';
import { groupIn, PLAY, type Wording, wordsOf } from './words.ts';

const CARDS = ['T22', 'T21', 'T5', 'T1', 'CK', 'CQ', 'C10', 'C9', 'HK', 'HQ', 'H1', 'H4'];
const HAND = CARDS.length / TABLE;

const declarerIn = (s: State): Seat => must(s.active[0], 'forehand');
const dummyIn = (s: State): Seat => must(s.active[1], 'a dummy');

const SAID: Readonly<Record<string, Wording>> = { play: PLAY };

/** From another's open hand: that of the second player lies open, and forehand plays from it (reform §7.11). */
export const DUMMY = probe({
  id: 'probe-dummy',
  tables: [TABLE],
  contracts: ['dummy'],
  refusals: FOLLOW_REFUSALS,
  first: TRICKS,
  deck: CARDS,
  pack: packOf(CARDS),
  active: afterDealer(),
  deal(deck, active) {
    const [, dummy = 0] = active;
    const hand = handOf(dummy);
    const open = deck.slice(HAND, 2 * HAND);
    return [...dealEach(HAND)(deck, active), { type: 'moved', cards: open, from: hand, to: hand, seenBy: 'all' }];
  },
  phases: [
    tricks({
      refusal: (code) => refusal(code),
      leader: declarerIn,
      legal: () => FOLLOW,
      winner: (_, plays) => winnerOf(PACK_54, plays.flat()),
      plays: (s, seat) => (seat === dummyIn(s) ? declarerIn(s) : seat),
    }),
  ],
  read: (s) => ({
    ...rowOf(s, (seat) => s.zones[pileOf(seat)] ?? []),
    counts: {
      tricks: Array.from({ length: s.table }, (_, seat) => tricksOf(s).filter(({ winner }) => winner === seat).length),
    },
    notes: { declarer: declarerIn(s), dummy: dummyIn(s) },
  }),
  // Whoever plays against two hands is paid for every trick.
  settle({ counts, notes }, now) {
    const all = counts?.['tricks'] ?? [];
    const [declarer, dummy] = [Number(notes['declarer']), Number(notes['dummy'])];
    return all.flatMap((won, to) =>
      to !== declarer && to !== dummy && won > 0 ? [pay('dummy', declarer, to, won, now)] : [],
    );
  },
  groupOf: groupIn(SAID),
  words: () => wordsOf(text('Mit offenem Blatt', 'With an open hand'), SAID),
});
