import { text } from '#engine/core/text.ts';
import { inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { IllustratedAction } from '../phases/index.ts';

export const EINBLATT: Lesson<IllustratedAction> = {
  id: 'einblatt',
  title: text('Einblatt mit Vierzig', 'Einblatt with forty'),
  about: text('Was sicher ist, wird angesagt: Dann zählt es mehr.', 'What is safe is announced: then it counts more.'),
  profile: 'mayr-sedlaczek-2016',
  table: 3,
  dealer: 2,
  seat: 0,
  deck: 'SK H2 CK T21 T18 T8 T5 DN DQ T13 C10 T14 CJ DK D2 T12 T4 T3 S8 SJ H1 T7 T2 T1 T17 T9 T10 HQ H4 T22 D1 C7 H3 T6 HK T20 T16 T15 D3 S7 HJ S9 D4 CN T19 DJ S10 C8 HN SN SQ T11 C9 CQ',
  acts: [
    { type: 'bid', contract: 'einblatt' },
    { type: 'good' },
    { type: 'good' },
    { type: 'open' },
    { type: 'take-cards', cards: ['T22'] },
    { type: 'discard', cards: ['DN'] },
    { type: 'announce', bonus: 'forty' },
    { type: 'lie' },
    ...inTurn('good', 5),
    'T21 T12 T2',
    'T20 T13 T3',
    'T22 T14 T4',
    'HK HJ H1',
    'CK C10 C8',
    'SK S7 S8',
    'H3 T19 HN',
    'DK T1 D1',
    'CQ C7 CN',
    'SQ T18 S9',
    'H2 D4 T7',
    'SN T5 D3',
    'T6 D2 T11',
    'SJ T8 CJ',
    'T15 DJ C9',
    'T16 DQ S10',
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Acht Tarock und drei Könige: Fast reicht das ohne Talon. Welches Spiel sagst du an?',
        'Eight tarocks and three kings: almost enough without the talon. Which game do you announce?',
      ),
      wrong: {
        other: sentence(
          'Eine genügt dir: Das Einblatt zählt mehr als die Spiele mit zwei und drei Karten, und ganz ohne wäre es gewagt.',
          'One is enough: the Einblatt counts more than the games with two and three cards, and without any it would be risky.',
        ),
      },
      right: sentence('Die anderen lassen es gut sein.', 'The others leave it at that.'),
    },
    {
      at: 3,
      say: sentence('Deck den Talon auf, bevor du etwas ansagst.', 'Turn the talon up before you announce anything.'),
      wrong: { other: sentence('Mit dem Talon weißt du mehr.', 'With the talon you will know more.') },
      right: sentence(
        'Erst mit dem Talon weißt du, wie stark dein Blatt ist.',
        'Only with the talon do you know how strong your hand is.',
      ),
    },
    {
      at: 4,
      say: sentence('Eine Karte davon gehört dir.', 'One of its cards is yours.'),
      wrong: { other: sentence('Der Sküs liegt darin! Er sticht alles.', 'The Sküs is in it! It beats everything.') },
      right: sentence('Der höchste Tarock.', 'The highest tarock.'),
    },
    {
      at: 5,
      say: sentence(
        'Leg eine Karte weg: ein Bild, das sonst verloren geht.',
        'Lay a card away: a court card that would be lost otherwise.',
      ),
      wrong: {
        other: sentence('Den {DN} nähme dir der König ab. Leg ihn weg.', 'The king would take the {DN}. Lay it away.'),
      },
      right: sentence(
        'Der König nähme ihn dir ab; so zählt er für dich.',
        'The king would take it from you; now it counts for you.',
      ),
    },
    {
      at: 6,
      say: sentence(
        'Neun Tarock und drei Könige: 40 Punkte erreichst du fast sicher. Wer „mit Vierzig“ ansagt und es schafft, bekommt mehr.',
        'Nine tarocks and three kings: you will almost surely reach 40 points. Announcing “with 40” and making it counts more.',
      ),
      wrong: {
        lie: sentence(
          'Das wäre verschenkt: Sag zuerst „mit Vierzig“ an.',
          'That would be a waste: first announce “with 40”.',
        ),
        other: sentence('So sicher ist hier nur „mit Vierzig“.', 'Only “with 40” is that safe here.'),
      },
      right: sentence('Das zählt nur, wenn es angesagt ist.', 'It counts only if it is announced.'),
    },
    {
      at: 7,
      say: sentence('Mehr nicht: „Es liegt“.', 'Nothing more: “I am ready”.'),
      wrong: {
        other: sentence(
          'Das ist hier nicht sicher genug. Sag „Es liegt“.',
          'That is not safe enough here. Say “I am ready”.',
        ),
      },
      right: sentence('Nichts davon ist sicher genug, um es anzusagen.', 'None of it is sure enough to be announced.'),
    },
    {
      at: 13,
      say: sentence('Du spielst aus. Zieh ihnen die Tarock.', 'You lead. Draw their tarocks.'),
      wrong: {
        T20: sentence(
          'Genauso sicher; hier beginnen wir mit dem {T21}.',
          'Just as safe; here we begin with the {T21}.',
        ),
        T22: sentence(
          'Genauso sicher; hier beginnen wir mit dem {T21}.',
          'Just as safe; here we begin with the {T21}.',
        ),
        other: sentence(
          'Nimm einen, den niemand sticht, außer dem eigenen Sküs: den {T21}.',
          'Use one that only your own Sküs beats: the {T21}.',
        ),
      },
      right: sentence(
        'Höher ist nur dein eigener Sküs: Der Stich gehört dir, und die anderen verlieren Tarock.',
        'Only your own Sküs is higher: the trick is yours, and the others lose tarocks.',
      ),
    },
    {
      at: 22,
      say: sentence(
        'Sechs ihrer Tarock sind weg. Jetzt die Könige, zuerst aus der längsten Farbe.',
        'Six of their tarocks are gone. Now the kings, first from the longest suit.',
      ),
      wrong: {
        other: sentence(
          'Spiel den {HK}: Von Herz hast du am meisten, er wird am ehesten gestochen.',
          'Lead the {HK}: you have most hearts, so it is the first to be trumped.',
        ),
      },
      right: sentence('Der erste von dreien.', 'The first of three.'),
    },
  ],
  end: sentence(
    '45 Punkte und angesagte Vierzig: (7 + 10 + 5) mal drei, das sind 66. Hat jemand mehr als 100, ist die Partie zu Ende, und wer am meisten hat, gewinnt.',
    '45 points, and Forty announced: (7 + 10 + 5) times three, 66. Once somebody has more than 100 the series is over, and the highest total wins.',
  ),
};
