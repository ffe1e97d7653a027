import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { IllustratedAction } from '../phases/index.ts';

export const ZWEIBLATT: Lesson<IllustratedAction> = {
  id: 'zweiblatt',
  title: text('Ein Zweiblatt', 'A Zweiblatt'),
  about: text(
    'Ansagen, ein Paar aus dem Talon, weglegen, die halben Punkte und eins.',
    'Bidding, a pair of the talon, laying away, more than half of the points.',
  ),
  profile: 'mayr-sedlaczek-2016',
  table: 3,
  dealer: 2,
  seat: 0,
  deck: 'S8 SJ H3 T15 CK DK T20 SQ CN T5 T12 T9 HK T16 SK DJ H2 S7 S10 C9 T17 DN D3 T4 T10 C7 D1 HQ CQ T13 T3 HJ T22 T14 T11 SN D2 T18 S9 H1 C8 T19 T2 DQ T1 H4 D4 T6 T21 CJ C10 HN T7 T8',
  acts: [
    { type: 'bid', contract: 'zweiblatt' },
    { type: 'good' },
    { type: 'good' },
    { type: 'open' },
    { type: 'take', part: 2 },
    { type: 'discard', cards: ['SQ', 'CQ'] },
    { type: 'lie' },
    ...inTurn('good', 5),
    'T22 T2 T4',
    'DK DJ D4',
    'CK C8 C9',
    'S8 SK S10',
    'HK HN H3',
    'DQ D3 D2',
    'H4 H2 HJ',
    'SN S9 S7',
    'SJ T5 T21',
    'DN T20 T9',
    'T3 T12 T17',
    'C10 T11 CN',
    'T13 T16 T8',
    'H1 T6 T14',
    'T15 T19 T7',
    'T1 CJ T18',
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Sieben Tarock mit dem Sküs und zwei Könige. Allein gegen zwei: Welches Spiel sagst du an?',
        'Seven tarocks with the Sküs, and two kings. Alone against two: which game do you announce?',
      ),
      wrong: {
        solo: sentence(
          'Ohne Talon fehlt dir einiges. Nimm Karten daraus.',
          'Without the talon you lack too much. Take cards from it.',
        ),
        einblatt: sentence(
          'Eine Karte allein hilft diesem Blatt zu wenig.',
          'One card alone does not help this hand enough.',
        ),
        dreiblatt: sentence(
          'Drei Karten helfen am meisten, zählen aber am wenigsten. Dein Blatt ist besser.',
          'Three cards help most but count least. Your hand is better than that.',
        ),
        other: sentence('Mit sieben Tarock darfst du spielen.', 'With seven tarocks you may play.'),
      },
      right: sentence(
        'Zwei Karten aus dem Talon, und kein anderer geht höher.',
        'Two cards of the talon, and nobody goes higher.',
      ),
    },
    {
      at: 3,
      say: sentence(
        'Vor dem Aufdecken könntest du noch etwas ansagen, blind zählt es mehr. Lieber zuerst den Talon.',
        'Before the talon is turned you could announce something; blind it counts more. Better see the talon first.',
      ),
      wrong: {
        other: sentence('Das ist blind zu gewagt. Deck den Talon auf.', 'That is too bold blind. Turn the talon up.'),
      },
      right: sentence(
        'Blind wäre es zu gewagt: Mit dem Talon weißt du mehr.',
        'Blind it would be too bold: with the talon you know more.',
      ),
    },
    {
      at: 4,
      say: sentence('Drei Paare liegen offen. Welches nimmst du?', 'Three pairs lie open. Which one do you take?'),
      wrong: {
        other: sentence(
          'Das untere Paar: ein Tarock und eine Dame, die du gleich in Sicherheit legst.',
          'The lower pair: a tarock, and a queen that you lay away at once.',
        ),
      },
      right: sentence(
        'Noch ein Tarock, und die Dame legst du gleich in Sicherheit.',
        'Another tarock, and the queen is laid in safety at once.',
      ),
    },
    {
      at: 5,
      say: sentence(
        'Leg zwei Karten weg. Damen zählen vier, und Könige und Tarock bleiben.',
        'Lay two cards away. Queens count four, and kings and tarocks stay.',
      ),
      wrong: {
        other: sentence(
          'Leg die Damen weg, {SQ} und {CQ}: Die eine nähme dir der König ab, die andere könnte gestochen werden.',
          'Lay the queens away, {SQ} and {CQ}: the king would take the one, the other might be trumped.',
        ),
      },
      right: sentence('Zwei Damen sind in Sicherheit.', 'Two queens are safe.'),
    },
    {
      at: 6,
      say: sentence(
        'Nach dem Weglegen könntest du noch ansagen. Ohne sichere Zusätze liegt das Spiel.',
        'After laying away you could still announce something. Otherwise say “I am ready”.',
      ),
      wrong: {
        other: sentence(
          'Das ist hier nicht sicher genug. Sag „Es liegt“.',
          'That is not safe enough here. Say “I am ready”.',
        ),
      },
      right: sentence('Nichts davon ist sicher genug, um es anzusagen.', 'None of it is sure enough to be announced.'),
    },
    {
      at: 12,
      say: sentence('Du spielst aus. Zieh Tarock mit dem höchsten.', 'You lead. Draw tarocks with the highest.'),
      wrong: {
        other: sentence(
          'Der {T22} nimmt den Stich sicher und zieht zwei Tarock.',
          'The {T22} surely takes the trick and draws two tarocks.',
        ),
      },
      right: sentence(
        'Höher ist nichts: Der Stich gehört dir, und die anderen verlieren Tarock.',
        'Nothing is higher: the trick is yours, and the others lose tarocks.',
      ),
    },
    {
      at: 15,
      say: sentence(
        'Jetzt die Könige, solange beide noch Farbe haben.',
        'Now the kings, while both still have the suits.',
      ),
      wrong: {
        CK: alsoGood(
          'Auch gut; nur zuerst Karo: Davon hast du mehr, also wird der {DK} eher gestochen.',
          'Good as well; but diamonds first: you have more of them, so the {DK} is sooner trumped.',
        ),
        other: sentence(
          'Ein König, der jetzt durchkommt, kann später nicht gestochen werden: der {DK}.',
          'A king cashed now cannot be trumped later: the {DK}.',
        ),
      },
      right: sentence('Ein König und ein Bube.', 'A king and a jack.'),
    },
    {
      at: 40,
      say: sentence(
        'Ein Bild liegt im Stich, und du hast kein Karo mehr. Womit stichst du sicher?',
        'There is a court card in the trick, and you have no diamonds left. Which tarock is safe?',
      ),
      wrong: {
        other: sentence(
          'Über einen kleinen kann noch ein Tarock kommen. Der {T20} hält.',
          'A small one may be beaten. The {T20} holds.',
        ),
      },
      right: sentence('Er hält: Was im Stich liegt, gehört dir.', 'It holds: what lies in the trick is yours.'),
    },
  ],
  end: sentence(
    'Mehr als die Hälfte der Punkte: Das Zweiblatt ist gewonnen. Was über der Hälfte liegt, zählt dazu.',
    'More than half of the points: the Zweiblatt is won. What is above half counts on top.',
  ),
};
