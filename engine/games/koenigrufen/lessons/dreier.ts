import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { KoenigrufenAction } from '../phases/index.ts';

export const DREIER: Lesson<KoenigrufenAction> = {
  id: 'dreier',
  title: text('Ein Dreier', 'A Dreier'),
  about: text(
    'Allein gegen drei, mit drei Karten aus dem Talon.',
    'Alone against three, with three cards from the talon.',
  ),
  profile: 'einfach',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T22 T20 T19 T17 T15 T13 SJ T14 CN T5 T12 T9 S8 T16 SK DJ H2 S7 S10 C9 CK DN D3 T4 T10 C7 D1 HQ CQ DK T11 T7 HK SQ C10 D2 SN T18 S9 H1 C8 H3 T2 DQ T1 H4 D4 T6 T21 CJ T3 HN HJ T8',
  acts: [
    { type: 'bid', contract: 'dreier' },
    ...inTurn('pass', 3),
    { type: 'take', half: 1 },
    { type: 'discard', cards: ['SQ', 'C10', 'CQ'] },
    ...inTurn('good', 4),
    'T22 T5 T2 T4',
    'T7 T9 T1 T3',
    'SJ SK S10 T11',
    'HK H3 H2 HJ',
    'DK T12 DJ DN',
    'H1 H4 HN HQ',
    'T15 T18 T6 T8',
    'S9 S8 T21 T13',
    'CK T20 C8 T16',
    'D2 T14 DQ D3',
    'SN S7 C9 T19',
    'T17 CN D4 CJ',
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Acht Tarock mit dem Sküs, dazu ein König: Das reicht allein gegen drei. Was sagst du an?',
        'Eight tarocks with the Sküs, and a king: enough alone against three. What do you announce?',
      ),
      wrong: {
        piccolo: sentence(
          'Mit acht Tarock, darunter dem Sküs, machst du Stiche, ob du willst oder nicht.',
          'With eight tarocks, the Sküs among them, you take tricks whether you like it or not.',
        ),
        bettel: sentence(
          'Mit acht Tarock, darunter dem Sküs, machst du Stiche, ob du willst oder nicht.',
          'With eight tarocks, the Sküs among them, you take tricks whether you like it or not.',
        ),
        solodreier: sentence(
          'Zu viel: Ohne die drei Talonkarten ist es nicht sicher.',
          'Too much: without the three cards of the talon it is not safe.',
        ),
        vorhand: alsoGood(
          'Aufheben ginge auch, aber dein Blatt ist klar: Sag den Dreier gleich an.',
          'You could wait, but your hand is clear: announce the Dreier at once.',
        ),
        other: sentence('Du brauchst keinen Partner: Sag einen Dreier an.', 'You need no partner: announce a Dreier.'),
      },
      right: sentence(
        'Jeder Gegner zahlt dir fünf Punkte, wenn du gewinnst.',
        'Each opponent pays you five points if you win.',
      ),
    },
    {
      at: 4,
      say: sentence('Welche Hälfte nimmst du?', 'Which half do you take?'),
      wrong: {
        other: sentence(
          'In der anderen liegen {DK} und zwei Damen: Bilder, die du behalten oder verlegen kannst.',
          'The other has the {DK} and two queens: court cards to keep or to lay away.',
        ),
      },
      right: sentence('Lauter Punkte.', 'All points.'),
    },
    {
      at: 5,
      say: sentence(
        'Verleg drei Karten so, dass du Farben loswirst und Bilder in Sicherheit bringst. Könige und Tarock bleiben.',
        'Lay away three cards so that you empty suits and bring court cards to safety. Kings and tarocks stay.',
      ),
      wrong: {
        other: sentence(
          'Leg {SQ}, {C10} und {CQ} weg: Pik und Treff stichst du dann.',
          'Lay away {SQ}, {C10} and {CQ}: then you trump spades and clubs.',
        ),
      },
      right: sentence('Zwei Farben sind leer, zwei Damen in Sicherheit.', 'Two suits are empty, two queens are safe.'),
    },
    {
      at: 6,
      say: sentence('Willst du noch etwas ansagen?', 'Do you want to announce anything else?'),
      wrong: {
        other: sentence(
          'Das ist hier nicht sicher genug, und was misslingt, kostet. Sag „Ich liege“.',
          'That is not safe enough here, and a failure costs points. Say “I am ready”.',
        ),
      },
      right: sentence(
        'Nichts davon ist sicher genug, und was misslingt, kostet.',
        'None of it is sure enough, and what fails costs.',
      ),
    },
    {
      at: 10,
      say: sentence(
        'Du spielst aus. Allein gegen drei ziehst du mit dem höchsten.',
        'You lead. Alone against three you draw with the highest.',
      ),
      wrong: {
        other: sentence(
          'Mit dem Sküs behältst du die Führung und ziehst drei Tarock.',
          'With the Sküs you keep the lead and draw three tarocks.',
        ),
      },
      right: sentence('Drei Tarock der Gegner sind weg.', 'Three of their tarocks are gone.'),
    },
    {
      at: 21,
      say: sentence(
        'Pik ist ausgespielt, der {SK} liegt darin, und du bist der Letzte. Womit stichst du?',
        'Spades were led, the {SK} is in the trick, and you play last. What do you trump with?',
      ),
      wrong: {
        other: sentence(
          'Nach dir kommt niemand mehr: Der kleinste reicht, der {T11}.',
          'Nobody plays after you: the smallest will do, the {T11}.',
        ),
      },
      right: sentence('Ein König für einen kleinen Tarock.', 'A king for a small tarock.'),
    },
    {
      at: 22,
      say: sentence(
        'Jetzt hol dir deine Könige, solange sie niemand sticht.',
        'Now cash your kings while nobody trumps them.',
      ),
      wrong: {
        DK: alsoGood(
          'Den kannst du auch spielen; zuerst aber Herz, dort hast du auch die Dame.',
          'You can play it as well; but hearts first, where you hold the queen, too.',
        ),
        other: sentence(
          'Der {HK} ist die höchste Karte der Farbe: Er macht den Stich.',
          'The {HK} is the highest card of its suit: it takes the trick.',
        ),
      },
      right: sentence(
        'Höher ist in Herz nichts: Nehmen kann dir den Stich nur, wer sticht.',
        'Nothing in hearts is higher: only a ruff can take the trick.',
      ),
    },
    {
      at: 28,
      say: sentence(
        'Den {DK} hat {seat1} mit dem {T12} gestochen: So geht es einem König, der zu spät kommt.',
        '{seat1} has trumped the {DK} with the {T12}: that is what happens to a king that comes too late.',
      ),
    },
  ],
  end: sentence(
    'Deutlich mehr als die Hälfte: Der Dreier ist gewonnen, und jeder zahlt dir fünf Punkte.',
    'Well over half: the Dreier is won, and each pays you five points.',
  ),
};
