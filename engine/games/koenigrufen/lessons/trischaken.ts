import { text } from '#engine/core/text.ts';
import { inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { KoenigrufenAction } from '../phases/index.ts';

export const TRISCHAKEN: Lesson<KoenigrufenAction> = {
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
    ...inTurn('pass', 3),
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
        'Alle haben „Weiter“ gesagt. Vorhand muss etwas ansagen. Was kostet mit diesem Blatt am wenigsten? Nimm es mit Stichzwang, den Talon zum letzten Stich.',
        'Everybody has passed. Forehand must name something. What costs least with this hand? Take it with the duty to beat, the talon to the last trick.',
      ),
      wrong: {
        piccolo: sentence(
          'Dafür hast du zu viele Bilder, die stechen könnten.',
          'For that you hold too many court cards that could win.',
        ),
        bettel: sentence(
          'Dafür hast du zu viele Bilder, die stechen könnten.',
          'For that you hold too many court cards that could win.',
        ),
        trischaken: sentence(
          'Trischaken ja; hier aber mit Stichzwang, und der Talon kommt zum letzten Stich.',
          'Trischaken, yes; but here with the duty to beat, and the talon goes to the last trick.',
        ),
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
        'You lead. Get rid of a court card in a suit where others have higher cards.',
      ),
      wrong: {
        SJ: sentence(
          'Auch der geht weg, zählt aber weniger. Zuerst der {DN}.',
          'That goes, too, but counts less. First the {DN}.',
        ),
        CK: sentence(
          'Der König ist das höchste Treff: Den Stich bekämst du selbst.',
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
        'Zwei höhere Karo gibt es, und stechen kann ihn auch jemand: Der {DN} ist weg.',
        'There are two higher diamonds, and somebody may trump it, too: the {DN} is gone.',
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
      at: 31,
      say: sentence(
        '{CQ} liegt. Mit Stichzwang musst du überstechen: Der {CK} macht leider den Stich.',
        '{CQ} lies there. You must beat it if you can: the {CK} unfortunately takes the trick.',
      ),
    },
    {
      at: 33,
      say: sentence(
        'Du musst ausspielen. Welches Bild nimmt dir sicher jemand ab?',
        'You have to lead. Which court card will surely be taken from you?',
      ),
      wrong: {
        T4: sentence(
          'Den nimmt dir auch jemand ab, aber er ist ungefährlich. Werd zuerst den {SJ} los.',
          'Somebody will take that as well, but it is harmless. Lose the {SJ} first.',
        ),
        T3: sentence(
          'Den nimmt dir auch jemand ab, aber er ist ungefährlich. Werd zuerst den {SJ} los.',
          'Somebody will take that as well, but it is harmless. Lose the {SJ} first.',
        ),
        other: sentence(
          'Auch die ginge weg, der {SJ} aber ist ein Bild: König, Dame und Cavall in Pik sind noch draußen.',
          'That would go, too, but the {SJ} is a court card: king, queen and cavalier of spades are still out.',
        ),
      },
      right: sentence('Drei höhere sind noch draußen.', 'Three higher ones are still out.'),
    },
    {
      at: 46,
      say: sentence(
        '{S7} ist ausgespielt, Pik hast du nicht mehr. Du musst stechen; {T3} oder {T4} ist hier gleich.',
        '{S7} was led, and you have no spades left. You must trump; {T3} or {T4} is all the same here.',
      ),
    },
  ],
  end: sentence(
    'Du hast nur gut zehn Punkte. Die beiden mit den meisten zahlen: Du bekommst von jedem einen Punkt.',
    'You have just over ten points. The two with the most pay: you get a point from each.',
  ),
};
