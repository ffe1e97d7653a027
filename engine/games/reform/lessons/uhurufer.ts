import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { ReformAction } from '../phases/index.ts';

/** A bird that is announced with the game, with the called king in the talon. */
export const UHURUFER: Lesson<ReformAction> = {
  id: 'uhurufer',
  title: text('Ein Uhurufer ohne Partner', 'An Uhurufer without a partner'),
  about: text(
    'Mit dem Spiel ist der Uhu angesagt, und der gerufene König liegt im Talon.',
    'The game announces the Uhu, and the called king is in the talon.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'S10 T12 H1 HN T10 T4 C7 T5 S7 SQ SK T1 C9 T9 D1 T3 T21 T7 D4 HK D2 S8 T14 CN HJ T22 T19 T18 T16 T13 T11 T20 S9 SJ C10 T6 DQ SN H3 DN D3 T17 CJ H4 T15 DK DJ C8 HQ T8 T2 CK CQ H2',
  acts: [
    { type: 'cut', cards: 19 },
    { type: 'done' },
    { type: 'bid', contract: 'uhurufer' },
    ...inTurn('pass', 3),
    { type: 'call-king', suit: 'H' },
    ...inTurn('good', 3),
    { type: 'alone' },
    { type: 'take', group: 1, cards: ['T14', 'CN', 'HJ'] },
    { type: 'lay', cards: ['H2', 'S10', 'HJ'] },
    ...inTurn('good', 4),
    'T22 T6 T17 T9',
    'T19 T10 T5 T3',
    'T16 T12 T1 T21',
    'D4 T18 DQ D3',
    'T13 T4 C9 T15',
    'DK T8 T20 DN',
    'C10 CJ C8 CN',
    { type: 'no-call' },
    'T11 S9 SN T7',
    'CK C7 H3 H4',
    'CQ SJ S7 DJ',
    'T2 H1 SQ HQ',
    'T14 HN SK D1',
  ],
  steps: [
    {
      at: 2,
      say: sentence(
        'Acht Tarock mit dem Sküs, und der Uhu ist auch dabei. Was sagst du?',
        'Eight tarocks with the Sküs, and the Uhu is among them. What do you say?',
      ),
      wrong: {
        'mein-spiel': sentence(
          'Ein Rufer ginge auch. Aber mit so vielen Tarock bringst du den Uhu durch, und angesagt zählt er mehr.',
          'A Rufer would do, too. But with so many tarocks you will make the Uhu, and announced it counts more.',
        ),
        dreier: sentence(
          'Allein ist es gewagt. Ein Partner hilft, und der Uhu bringt mehr als der ganze Dreier.',
          'Alone it is risky. A partner helps, and the Uhu brings more than the whole Dreier.',
        ),
        other: sentence('Sag an, was deine Stärke ist: den Uhurufer.', 'Bid what your hand is best for: the Uhurufer.'),
      },
      right: sentence(
        'Mit dem Uhurufer ist der Uhu schon angesagt: Das Spiel zählt 4 und er daneben 16.',
        'The Uhurufer announces the Uhu: the game counts 4, and the bird 16 beside it.',
      ),
    },
    {
      at: 6,
      say: sentence('Welchen König rufst du?', 'Which king do you call?'),
      wrong: {
        C: sentence(
          'Den hast du selbst: Du spieltest sicher allein.',
          'You hold it yourself: you would play alone for certain.',
        ),
        S: alsoGood('Pik wäre genauso gut.', 'Spades would be just as good.'),
        other: sentence(
          'Karo stichst du ohnehin mit Tarock. Ruf eine Farbe, in der du Hilfe brauchst.',
          'Diamonds you ruff anyway. Call a suit in which you need help.',
        ),
      },
      right: sentence(
        'Von Herz hast du nur eine kleine Karte: Ein Partner mit dem {HK} wäre da gut.',
        'In hearts you have one small card only: a partner with the {HK} would be good.',
      ),
    },
    {
      at: 10,
      say: sentence(
        'Der {HK} liegt im Talon: Du hast keinen Partner. Spielst du allein weiter, oder gibst du auf?',
        'The {HK} is in the talon: you have no partner. Do you play on alone, or give up?',
      ),
      wrong: {
        other: sentence(
          'Schleifen kostet die Hälfte von Spiel und Uhu, also 10 an jeden. Dein Blatt ist stark genug für mehr.',
          'Giving up costs half of the game and the Uhu, that is 10 to each. Your hand is strong enough for more.',
        ),
      },
      right: sentence(
        'Allein gegen drei gilt das Spiel weiter 4, und der Uhu gehört dazu.',
        'Alone against three the game is still worth 4, and the Uhu goes with it.',
      ),
    },
    {
      at: 11,
      say: sentence('Du darfst jede Gruppe nehmen. Welche?', 'You may take either group. Which one?'),
      wrong: {
        other: sentence(
          'Der {HK} wäre schön, aber {D2} und {S8} helfen nicht. Nimm die ganze Gruppe mit {T14}, {CN} und {HJ}.',
          'The {HK} would be nice, but {D2} and {S8} do not help. Take the whole group with {T14}, {CN} and {HJ}.',
        ),
      },
      right: sentence(
        'Noch ein Tarock, und der {CN} zu deinen Treff. Dass du den gerufenen König liegen lässt, zählt sogar einen Punkt.',
        'One more tarock, and the {CN} for your clubs. Leaving the called king even counts a point.',
      ),
    },
    {
      at: 12,
      say: sentence('Was legst du weg?', 'What do you lay away?'),
      wrong: {
        other: sentence(
          'Leg {H2}, {HJ} und {S10} weg: Dann kannst du Herz, Pik und Karo stechen. Den Uhu darfst du gar nicht weglegen.',
          'Lay away {H2}, {HJ} and {S10}: then you can ruff hearts, spades and diamonds. The Uhu may not be laid away at all.',
        ),
      },
      right: sentence('Jetzt hast du nur noch Tarock und Treff.', 'You now have only tarocks and clubs.'),
    },
    {
      at: 17,
      say: sentence(
        'Der Uhu soll den vorletzten Stich machen: Bis dahin müssen die Tarock der anderen weg sein. Womit fängst du an?',
        'The Uhu is to take the last trick but one: by then the others’ tarocks must be gone. What do you start with?',
      ),
      wrong: {
        T19: sentence(
          'Auch damit holst du Tarock heraus, aber Mond und {T20} sind noch draußen.',
          'That draws tarocks as well, but the Mond and the {T20} are still out.',
        ),
        other: sentence(
          'Zieh Tarock, und zuerst mit dem höchsten: Darüber ist nichts.',
          'Draw tarocks, and first with the highest one: nothing beats it.',
        ),
      },
      right: sentence(
        'Und so oft wie möglich Tarock: Den Uhu selbst darfst du vorher nicht spielen.',
        'And tarocks as often as possible: the Uhu itself may not be played before.',
      ),
    },
    {
      at: 58,
      say: sentence(
        'Der vorletzte Stich: Der Uhu muss jetzt gespielt werden, und niemand hat mehr ein Tarock.',
        'The last trick but one: the Uhu must be played now, and nobody has a tarock left.',
      ),
    },
  ],
  end: sentence(
    'Jeder zahlt dir 4 fürs Spiel, 16 für den Uhu, 6 Sürtaxe und 1 für den Rufkönig, den du gelassen hast: 27.',
    'Each pays you 4 for the game, 16 for the Uhu, 6 for the Sürtaxe and 1 for the called king that you left: 27.',
  ),
};
