import { must } from '#engine/core/assert-never.ts';
import { TRICK } from '#engine/core/card.ts';
import { text } from '#engine/core/text.ts';
import { accusersIn, BLUFF } from '#engine/phases/bluff.ts';
import { bluff } from '../composed/phases/sautanz.ts';
import { afterDealer, dealEach, held, pay, probe } from '../probe.ts';
import { packOf, rowOf, TABLE } from './cards.ts';
import { cardOf, field, groupIn, type Wording, wordsOf } from './words.ts';

const CARDS = ['CK', 'CQ', 'C10', 'HK', 'HQ', 'H1', 'DK', 'DQ', 'D1'];
const HAND = CARDS.length / TABLE;
const SUITS = {
  C: text('Kreuz', 'clubs'),
  S: text('Pik', 'spades'),
  H: text('Herz', 'hearts'),
  D: text('Karo', 'diamonds'),
  T: text('Tarock', 'tarock'),
};
const suitOf = (id: unknown) => Object.entries(SUITS).find(([suit]) => suit === id)?.[1] ?? text('?', '?');

const SAID: Readonly<Record<string, Wording>> = {
  'lead-hidden': {
    text: text('Verdeckt als {suit}', 'Face down as {suit}'),
    say: text('{suit}!', '{suit}!'),
    group: 'play',
    values: (action) => ({
      ...('card' in action && cardOf(action)),
      suit: { text: suitOf(field(action, 'suit')) },
    }),
  },
  'add-hidden': {
    text: text('Verdeckt dazu', 'Face down'),
    group: 'play',
    values: (action) => ('card' in action ? cardOf(action) : {}),
  },
  accuse: { text: text('Gelogen!', 'You lie!'), group: 'choice', values: () => ({}) },
};

/** Face down with a claim, and an accusation (reform §7.3, Sautanz). */
export const LIAR = probe({
  id: 'probe-liar',
  tables: [TABLE],
  contracts: ['sautanz'],
  refusals: {
    'card-not-in-hand': text('Diese Karte liegt nicht in dieser Hand.', 'That card is not in this hand.'),
    'pile-lies-there': text('Es liegt schon ein Haufen da.', 'There is a pile already.'),
    'no-pile-yet': text('Es liegt noch kein Haufen da.', 'There is no pile yet.'),
  },
  first: BLUFF,
  deck: CARDS,
  pack: packOf(CARDS),
  active: afterDealer(),
  deal: (deck, active) => [
    ...dealEach(HAND)(deck, active),
    { type: 'games', games: [{ declarer: must(active[0], 'forehand'), contract: 'sautanz', with: {} }] },
  ],
  phases: [bluff(() => () => [])],
  read: (s) => ({
    ...rowOf(s, (seat) => held(s, seat)),
    notes: { accusers: accusersIn(s) },
  }),
  // Whoever keeps most pays those who keep less.
  settle({ counts }, now) {
    const cards = counts?.['cards'] ?? [];
    const most = Math.max(...cards);
    const loser = cards.indexOf(most);
    return cards.flatMap((mine, to) => (mine < most ? [pay('sautanz', loser, to, most - mine, now)] : []));
  },
  groupOf: groupIn(SAID),
  words: () =>
    wordsOf(text('Sautanz', 'Sautanz'), SAID, {
      played: BLUFF,
      places: (places) =>
        places.map((place) => (place.zone === TRICK ? { ...place, name: text('Haufen', 'Pile'), as: 'pile' } : place)),
    }),
});
