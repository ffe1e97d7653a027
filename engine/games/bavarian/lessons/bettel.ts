import { text } from '#engine/core/text.ts';
import { alsoGood, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { BavarianAction } from '../phases/index.ts';

const ALSO_SAFE = alsoGood(
  'Auch die macht sicher keinen Stich; wir beginnen mit der {E6}.',
  'That surely takes no trick either; we begin with the {E6}.',
);

export const BETTEL: Lesson<BavarianAction> = {
  id: 'bettel',
  title: text('Ein Bettel', 'A Bettel'),
  about: text('Kein Stich, kein Trumpf, und der Zehner ist niedrig.', 'No trick, no trumps, and the ten is low.'),
  profile: 'bettel',
  table: 3,
  dealer: 2,
  seat: 0,
  deck: 'HO G8 EK E8 E7 E6 G7 H8 H9 SA GU SO EU G10 S9 G6 H6 H7 S10 HA GA HK EA GK S7 S6 S8 G9 E9 SU E10 H10 SK GO HU EO',
  acts: [
    { type: 'bid', call: 'bid-bettel' },
    { type: 'announce', contract: 'bettel' },
    { type: 'good' },
    { type: 'good' },
    'E6 E9 EA',
    'S9 S8 SA',
    'H8 HU H7',
    'G10 G9 GA',
    'H9 HK H6',
    'EU E8 E10',
    'EO E7 HA',
    'GO G7 GU',
    'SO S7 SU',
    'GK G6 H10',
    'SK S6 S10',
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Lauter kleine Karten in allen vier Farben. Wer damit keinen Stich verspricht, sagt …?',
        'Nothing but small cards in all four suits. Whoever promises no trick with them says …?',
      ),
      wrong: {
        pass: sentence(
          'Das wäre schade: So ein Blatt gewinnt einen Bettel.',
          'That would be a pity: such a hand wins a Bettel.',
        ),
        other: sentence('Augen hast du keine. Sag Bettel an.', 'You have no points at all. Announce a Bettel.'),
      },
      right: sentence(
        'Mit lauter kleinen Karten kann dir kaum jemand einen Stich aufzwingen.',
        'With nothing but low cards hardly anybody can force a trick on you.',
      ),
    },
    {
      at: 4,
      say: sentence(
        'Trumpf gibt es keinen, der Stock bleibt liegen. Du spielst aus. Womit bekommst du sicher keinen Stich?',
        'There are no trumps, and the stock stays. You lead. Which card surely takes no trick?',
      ),
      wrong: {
        S6: ALSO_SAFE,
        H6: ALSO_SAFE,
        G6: ALSO_SAFE,
        G9: sentence(
          'In Gras sind viele höhere draußen, aber die kleinste Eichel ist noch sicherer.',
          'There are many higher leaves, but the lowest acorn is even safer.',
        ),
        other: sentence('Spiel die kleinste einer Farbe: die {E6}.', 'Lead the lowest of a suit: the {E6}.'),
      },
      right: sentence('Beide müssen höher bedienen.', 'Both have to follow with higher cards.'),
    },
    {
      at: 8,
      say: sentence('{S9} ist ausgespielt. Welche Schellen gibst du?', '{S9} was led. Which bell do you play?'),
      wrong: {
        other: sentence(
          'Gib die höchste, die noch darunter bleibt: die {S8}. Die kleinen brauchst du später.',
          'Play the highest that stays below: the {S8}. You need the small ones later.',
        ),
      },
      right: sentence('Die höchste, die nicht sticht.', 'The highest that does not win.'),
    },
    {
      at: 14,
      say: sentence(
        '{G10} ist ausgespielt. Beim Bettel steht der Zehner zwischen Unter und Neun. Welche Gras gibst du?',
        '{G10} was led. In a Bettel the ten stands between Unter and nine. Which leaf do you play?',
      ),
      wrong: {
        other: sentence(
          'Die {G9} liegt gerade noch darunter: Werd sie jetzt los.',
          'The {G9} is just below it: lose it now.',
        ),
      },
      right: sentence('Dein gefährlichstes Gras ist weg.', 'Your most dangerous leaf is gone.'),
    },
    {
      at: 20,
      say: sentence('{EU} liegt. Welche Eichel?', '{EU} was led. Which acorn?'),
      wrong: { other: sentence('Wieder die höchste darunter: die {E8}.', 'Again the highest below it: the {E8}.') },
      right: sentence(
        'So wirst du die höchste los, die noch darunter bleibt.',
        'This loses the highest card that still stays below.',
      ),
    },
    {
      at: 29,
      say: sentence(
        '{SO} liegt, und du hast noch {S7} und {S6}. Welche gibst du?',
        '{SO} was led, and you still have {S7} and {S6}. Which do you play?',
      ),
      wrong: {
        other: sentence(
          'Die {S7}: Die {S6} ist die sicherste Karte für den Schluss.',
          'The {S7}: the {S6} is the safest card for the end.',
        ),
      },
      right: sentence(
        'Sie bleibt darunter, und die kleinste hebst du dir auf.',
        'It stays below, and you keep the lowest.',
      ),
    },
  ],
  end: sentence(
    'Kein Stich: Jeder zahlt dir vier Grundeinsätze, einen Euro.',
    'No trick: each pays you four basic stakes, one euro.',
  ),
};
