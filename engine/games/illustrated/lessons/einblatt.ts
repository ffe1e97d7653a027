import { text } from '../../../core/text.ts';
import { sentence, type Lesson } from '../../../kernel/words/lesson.ts';

export const EINBLATT: Lesson = {
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
    { type: 'good' },
    { type: 'good' },
    { type: 'good' },
    { type: 'good' },
    { type: 'good' },
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
        'Acht Tarock und drei Könige. Wie viele Karten brauchst du noch aus dem Talon?',
        'Eight tarocks and three kings. How many cards do you still need from the talon?',
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
        'Lay a card away: a picture that would be lost otherwise.',
      ),
      wrong: {
        other: sentence('Den {DN} nähme dir der König ab. Leg ihn weg.', 'The king would take the {DN}. Lay it away.'),
      },
    },
    {
      at: 6,
      say: sentence(
        'Neun Tarock und drei Könige: 45 Punkte erreichst du fast sicher. Wer „Vierzig“ ansagt und es schafft, bekommt mehr.',
        'Nine tarocks and three kings: you will almost surely reach 45 points. Announcing “forty” and making it counts more.',
      ),
      wrong: {
        lie: sentence('Das wäre verschenkt: Sag zuerst „Vierzig“ an.', 'That would be a gift: first announce “forty”.'),
        other: sentence('So sicher ist hier nur „Vierzig“.', 'Only “forty” is that safe here.'),
      },
      right: sentence('Angesagt zählt es doppelt so viel wie still.', 'Announced it counts twice as much.'),
    },
    {
      at: 7,
      say: sentence('Mehr nicht: Es liegt.', 'Nothing more: the game is on.'),
      wrong: {
        other: sentence('Ohne sichere Zusätze lässt du es gut sein.', 'Without anything safe, leave it at that.'),
      },
    },
    {
      at: 13,
      say: sentence('Du spielst aus. Zieh ihnen die Tarock.', 'You lead. Draw their tarocks.'),
      wrong: {
        other: sentence(
          'Nimm einen, den niemand sticht, außer dem eigenen Sküs: den {T21}.',
          'Use one that only your own Sküs beats: the {T21}.',
        ),
      },
    },
    {
      at: 22,
      say: sentence('Sechs ihrer Tarock sind weg. Jetzt die Könige.', 'Six of their tarocks are gone. Now the kings.'),
      wrong: { other: sentence('Der {HK} kommt durch: Spiel ihn aus.', 'The {HK} will survive: lead it.') },
      right: sentence('Der erste von dreien.', 'The first of three.'),
    },
  ],
  end: sentence(
    'Über 45 Punkte, und angesagt war es: Das bringt am meisten. Wer zuerst 100 hat, gewinnt die Partie.',
    'More than 45 points, and announced: that brings most. Whoever reaches 100 first wins the race.',
  ),
};
