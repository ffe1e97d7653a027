import { must } from '#engine/core/assert-never.ts';
import { pileOf } from '#engine/core/card.ts';
import { text } from '#engine/core/text.ts';
import { isTarock, PACK_54 } from '#engine/decks/deck-54.ts';
import { TRICKS } from '#engine/phases/trick.ts';
import { trickSets } from '#engine/phases/trick-sets.ts';
import { followSuit, winnerOf } from '#engine/play/suits.ts';
import { refusal } from '#engine/testing/refusal.ts';
import { afterDealer, dealEach, held, pay, probe, valueOf } from '../probe.ts';
import { packOf, rowOf, TABLE } from './cards.ts';
import { cardsOf, groupIn, PLAY, type Wording, wordsOf } from './words.ts';

const CARDS = ['T9', 'T8', 'T7', 'T6', 'T5', 'T4', 'T3', 'T2', 'T1', 'CK', 'CQ', 'CN', 'CJ', 'C10', 'C9'];
const HAND = CARDS.length / TABLE;
const follow = followSuit(PACK_54, 'must-follow-suit', 'reform §7.4');

const sumOf = (cards: readonly string[]): number =>
  cards.filter(isTarock).reduce((sum, card) => sum + valueOf(card), 0);

/** The largest sum of tarocks; where none fell, the highest card. */
function winner(plays: readonly (readonly string[])[]): number {
  const sums = plays.map(sumOf);
  const most = Math.max(...sums);
  return most > 0
    ? sums.indexOf(most)
    : winnerOf(
        PACK_54,
        plays.map(([card]) => must(card, 'a card')),
      );
}

const SAID: Readonly<Record<string, Wording>> = {
  play: PLAY,
  'play-set': {
    text: text('{n} Tarock zugleich spielen', 'Play {n} tarocks at once'),
    say: text('{cards}', '{cards}'),
    group: 'play',
    sum: (action) => sumOf(cardsOf(action)),
    values: (action) => ({ n: cardsOf(action).length, cards: { cards: cardsOf(action) } }),
  },
};

/** Several cards as one play: tarocks as many as one likes, suit cards singly; who has none left is passed over (reform §7.4). */
export const SETS = probe({
  id: 'probe-sets',
  tables: [TABLE],
  contracts: ['sets'],
  refusals: {
    'must-follow-suit': text('Du musst bekennen.', 'You have to follow suit.'),
    'card-not-in-hand': text('Diese Karte liegt nicht in dieser Hand.', 'That card is not in this hand.'),
  },
  first: TRICKS,
  deck: CARDS,
  pack: packOf(CARDS),
  active: afterDealer(),
  deal: dealEach(HAND),
  phases: [
    trickSets({
      refusal: (code) => refusal(code),
      leader: (s) => must(s.active[0], 'forehand'),
      legal(s, seat) {
        const lead = s.zones['trick']?.[0];
        const tarocks = held(s, seat).filter(isTarock);
        const mayGive = lead === undefined || isTarock(lead);
        return { single: [follow], ...(mayGive && { together: [tarocks] }) };
      },
      winner: (_, plays) => winner(plays),
      inTrick: (s) => s.active.filter((seat) => held(s, seat).length > 0),
    }),
  ],
  read: (s) => rowOf(s, (seat) => s.zones[pileOf(seat)] ?? []),
  settle: ({ counts }, now) => {
    const cards = counts?.['cards'] ?? [];
    const best = cards.indexOf(Math.max(...cards));
    return cards.flatMap((_, from) => (from === best ? [] : [pay('sets', from, best, 1, now)]));
  },
  groupOf: groupIn(SAID),
  words: () => wordsOf(text('Im Prater', 'Prater'), SAID),
});
