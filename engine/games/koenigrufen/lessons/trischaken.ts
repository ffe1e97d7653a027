import { text } from '../../../core/text.ts';
import { sentence, type Lesson } from '../../../kernel/words/lesson.ts';

export const TRISCHAKEN: Lesson = {
  id: 'trischaken',
  title: text('Trischaken', 'Trischaken'),
  about: text(
    'Keiner spielt an, und jeder will möglichst wenig Punkte.',
    'Nobody plays, and everybody wants as few points as possible.',
  ),
  profile: 'einfach',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T8 T4 T3 S10 SJ H1 T10 T20 S8 DJ DK T1 C9 T7 T11 S9 HK T21 T6 H2 S7 SN HJ CQ T15 T18 T13 T22 D4 T2 H3 HQ D1 DN C8 CK C7 D2 D3 T5 SQ C10 T19 T16 CN DQ CJ H4 HN T17 T14 SK T9 T12',
  acts: [
    { type: 'vorhand' },
    { type: 'pass' },
    { type: 'pass' },
    { type: 'pass' },
    { type: 'bid', contract: 'trischaken', stichzwang: true, talon: 'last' },
    'DN DK DQ T17',
    'HN HQ T20 HK',
    'DJ T11 T14 D1',
    'HJ H1 T10 H4',
    'D3 T7 T9 T8',
    'H2 H3 T5 T19',
    'CN CQ CK C10',
    'SJ SQ S9 SK',
    'SN S10 S8 T16',
    'CJ T6 C8 C7',
    'S7 T3 T1 T21',
    'C9 T12 T4 D2',
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Drei kleine Tarock und ein König: Da spielst du nichts an. Hör zuerst, was die anderen sagen.',
        'Three small tarocks and one king: nothing to bid with. First hear what the others say.',
      ),
    },
    {
      at: 4,
      say: sentence(
        'Alle haben „Weiter“ gesagt. Vorhand muss etwas ansagen. Was kostet mit diesem Blatt am wenigsten?',
        'Everybody has passed. Forehand must name something. What costs least with this hand?',
      ),
      wrong: {
        rufer: sentence(
          'Mit drei kleinen Tarock verlierst du den Rufer fast sicher.',
          'With three small tarocks you almost surely lose a Rufer.',
        ),
        other: sentence(
          'Dafür ist das Blatt zu schwach. Trischaken ist für solche Blätter da.',
          'The hand is too weak for that. Trischaken is made for such hands.',
        ),
      },
      right: sentence(
        'Jetzt spielt jeder für sich, und Stiche mit Punkten will keiner.',
        'Now everybody plays alone, and nobody wants tricks with points.',
      ),
    },
    {
      at: 5,
      say: sentence(
        'Du spielst aus. Von einer Farbe, in der andere höhere Karten haben, wirst du jetzt ein Bild los.',
        'You lead. Lose a picture of a suit in which others have higher cards.',
      ),
      wrong: {
        CK: sentence(
          'Der König ist die höchste Treff: Den Stich bekämst du selbst.',
          'The king is the highest club: the trick would be yours.',
        ),
        HQ: sentence(
          'Auch das kann gehen, aber höher als die Dame ist nur eine Karte.',
          'That might work, but only one card is higher than the queen.',
        ),
        other: sentence(
          'Damit bleibt dir der {DN}. Werd ihn jetzt los: Zwei Karo sind höher.',
          'That keeps the {DN}. Lose it now: two diamonds are higher.',
        ),
      },
      right: sentence(
        'Zwei höhere Karo gibt es, und eine nimmt dir den {DN} ab.',
        'There are two higher diamonds, and one of them takes the {DN}.',
      ),
    },
    {
      at: 24,
      say: sentence(
        'Karo ist gespielt, und Tarock liegen schon. Du musst Tarock zugeben. Welchen?',
        'Diamonds were led, and tarocks lie on them. You must play a tarock. Which one?',
      ),
      wrong: {
        other: sentence(
          'Der {T8} ist dein höchster: Jetzt sticht ihn der {T9}, später vielleicht keiner mehr.',
          'The {T8} is your highest: now the {T9} beats it, later perhaps nothing does.',
        ),
      },
      right: sentence('Der höchste ist weg, ohne dass er sticht.', 'Your highest is gone without taking a trick.'),
    },
    {
      at: 33,
      say: sentence(
        'Du musst ausspielen. Welche Farbe nimmt dir wieder jemand ab?',
        'You have to lead. Which suit will somebody take from you?',
      ),
      wrong: {
        T3: sentence(
          'Deine Tarock sind klein, aber im Tarock fallen die hohen Karten zusammen. Spiel lieber Pik.',
          'Your tarocks are small, but keep them for later. Lead a spade.',
        ),
        other: sentence(
          'Auf {SJ} liegen König, Dame und Cavall noch draußen: Der Stich geht weg.',
          'King, queen and cavalier of spades are still out: {SJ} loses the trick.',
        ),
      },
      right: sentence('Drei höhere sind noch draußen.', 'Three higher ones are still out.'),
    },
    {
      at: 46,
      say: sentence(
        '{S7} ist ausgespielt, Pik hast du nicht mehr. Du musst stechen. Womit?',
        '{S7} was led, and you have no spades left. You must trump. With what?',
      ),
      wrong: {
        other: sentence(
          'Mit dem kleineren: Über den {T3} kommt eher noch jemand.',
          'With the smaller one: somebody is more likely to beat the {T3}.',
        ),
      },
    },
  ],
  end: sentence(
    'Du hast nur zehn Punkte. Die beiden mit den meisten zahlen, und du bekommst etwas.',
    'You have only ten points. The two with the most points pay, and you receive something.',
  ),
};
