import type { Card } from '#engine/core/card.ts';
import { text } from '#engine/core/text.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import type { PhraseValue } from '#engine/kernel/words/phrase.ts';
import type { BluffMemory } from '#engine/phases/bluff.ts';
import type { At, Rows } from '../said.ts';
import { contractAt } from '../worth.ts';
import { SUIT_NAMES } from './suits.ts';

/** Everything about such a game stands on its own page. */
const onItsPage = (at: At, wording: Wording): Wording => ({ rule: contractAt(at).id, ...wording });

const HEADING = text('Gilt Stichzwang?', 'Must the trick be beaten?');

/** What the player after forehand says before a game that everybody plays alone (reform §7.3). */
export const DECLARED: Pick<Rows, 'heading' | 'no-heading' | 'trump'> = {
  heading: {
    group: 'choice',
    words: (_, at) =>
      onItsPage(at, {
        text: text('Mit Stichzwang', 'The trick must be beaten'),
        ask: HEADING,
        line: text(
          'Wer die höchste Karte im Stich überstechen kann, muss es tun.',
          'A player who can beat the winning card of the trick has to.',
        ),
      }),
  },
  'no-heading': {
    group: 'choice',
    words: (_, at) =>
      onItsPage(at, {
        text: text('Ohne Stichzwang', 'It need not be beaten'),
        ask: HEADING,
        line: text(
          'Bedienen muss man trotzdem, und wer nicht kann, spielt Tarock.',
          'The suit still has to be followed, or else a tarock played.',
        ),
      }),
  },
  trump: {
    group: 'choice',
    words: ({ suit }, at) =>
      onItsPage(at, {
        text: text('{suit}', '{suit}'),
        say: text('Trumpf ist {suit}', 'Trumps are {suit}'),
        ask: text('Welche Farbe ist Trumpf?', 'Which suit is trumps?'),
        values: { suit: { text: SUIT_NAMES[suit] } },
      }),
  },
};

/** Its card, which only its player hears of. */
const cardIn = (said: { readonly card?: Card }): Readonly<Record<string, PhraseValue>> =>
  said.card === undefined ? {} : { card: { card: said.card } };

const ADD_OR_ACCUSE = text(
  'Legst du etwas dazu, oder war die letzte Karte gelogen?',
  'Do you add a card, or was the last one a lie?',
);

/** Who put the last card on the pile. */
const lastAt = ({ view }: At): Readonly<Record<string, PhraseValue>> => {
  const last = view.phase === 'bluff' ? (view.notes as BluffMemory | null)?.last : null;
  return last === null || last === undefined ? {} : { whom: { seat: last } };
};

/** Cards that are put face down, and accusations (reform §7.3, Sautanz). */
export const FACE_DOWN: Pick<Rows, 'lead-hidden' | 'add-hidden' | 'accuse' | 'time-up'> = {
  'lead-hidden': {
    group: 'play',
    words: (said, at) =>
      onItsPage(at, {
        text: text('Verdeckt als {suit}', 'Face down as {suit}'),
        say: text('{suit}!', '{suit}!'),
        ask: text('Leg eine Karte verdeckt hin und sag eine Farbe dazu.', 'Put a card face down and name a suit.'),
        labels: { card: text('Karte', 'Card'), suit: text('Farbe', 'Suit') },
        values: { ...cardIn(said), suit: { text: SUIT_NAMES[said.suit] } },
      }),
  },
  'add-hidden': {
    group: 'play',
    words: (said, at) =>
      onItsPage(at, {
        text: text('Verdeckt dazu', 'Add face down'),
        say: text('legt eine Karte dazu', 'adds a card'),
        ask: ADD_OR_ACCUSE,
        values: cardIn(said),
      }),
  },
  accuse: {
    group: 'choice',
    words(_, at) {
      const values = lastAt(at);
      return onItsPage(at, {
        text: text('Gelogen!', 'That was a lie!'),
        ask: ADD_OR_ACCUSE,
        ...('whom' in values && {
          values,
          line: text(
            'Die letzte Karte wird aufgedeckt: Stimmt die Farbe nicht, bekommt {whom} den Haufen, sonst du.',
            'The last card is turned up: if its suit is wrong, {whom} gets the pile, and otherwise you do.',
          ),
        }),
      });
    },
  },
  'time-up': {
    group: 'choice',
    words: (_, at) => onItsPage(at, { text: text('Die Zeit ist um', 'Time is up') }),
  },
};

/** What most games of one against three are worth (reform §4): somewhere to start from. */
const PROPOSED = 10;

/** What every game of the next round is worth (reform §9). */
export const FIXING: Pick<Rows, 'value'> = {
  value: {
    group: 'choice',
    words: ({ value }) => ({
      rule: 'fixed-round',
      text: text('Wert ansagen', 'Set the value'),
      say: text('Jedes Spiel gilt {value}', 'Every game is worth {value}'),
      ask: text('Was gilt in der nächsten Runde jedes Spiel?', 'What is every game of the next round worth?'),
      values: { value },
      ...(value === PROPOSED && { usual: true }),
      labels: { value: text('Wert', 'Value') },
    }),
  },
};
