import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { ReformAction } from '../phases/index.ts';

/** A game without the talon in which a further bird is announced during play. */
export const SOLOUHURUFER: Lesson<ReformAction> = {
  id: 'solouhurufer',
  title: text('Ein Solouhurufer mit Kakadu', 'A Solouhurufer with a Kakadu'),
  about: text(
    'Du spielst ohne Talon und sagst mitten im Spiel noch einen Vogel an.',
    'You play without the talon, and announce another bird during play.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'C8 T12 T3 T2 CK SK C9 T16 T1 T8 S9 DK D3 T15 DJ H3 H2 H4 HQ DQ D4 SJ C7 CQ HN T13 T9 SN HK T4 T6 T22 T21 T20 T18 T17 T14 S7 HJ CN T11 CJ D1 T10 SQ T7 T5 C10 DN S10 T19 H1 S8 D2',
  acts: [
    { type: 'cut', cards: 25 },
    { type: 'done' },
    { type: 'bid', contract: 'solouhurufer' },
    ...inTurn('pass', 3),
    { type: 'call-king', suit: 'D' },
    ...inTurn('good', 4),
    'T22 T16 T15 T19',
    'T20 T1 T5 C8',
    'SK S9 SQ S10',
    { type: 'announce', bonus: 'kakadu' },
    ...inTurn('good', 3),
    'T12 T8 T10 SJ',
    'T18 T11 T7 H1',
    'T17 CJ DJ S8',
    'CK CN C10 C7',
    { type: 'no-call' },
    'T14 D3 H3 HN',
    'T21 S7 HQ DQ',
    'T3 DK H2 D2',
    'T2 HJ DN D4',
    'C9 D1 H4 CQ',
  ],
  steps: [
    {
      at: 2,
      say: sentence(
        'Neun Tarock, die drei höchsten darunter, dazu Uhu und Kakadu. Was sagst du?',
        'Nine tarocks, the three highest among them, and Uhu and Kakadu as well. What do you say?',
      ),
      wrong: {
        solokakadurufer: alsoGood(
          'Das ist noch mehr wert und ging hier auf. Den Kakadu kannst du aber auch später ansagen, wenn du mehr weißt.',
          'That is worth even more, and would have worked. But you can announce the Kakadu later, when you know more.',
        ),
        uhurufer: sentence(
          'Den Talon brauchst du nicht, und ohne ihn zählt alles doppelt.',
          'You do not need the talon, and without it everything counts double.',
        ),
        other: sentence(
          'Der Uhu ist dir so gut wie sicher, und den Talon brauchst du nicht: Sag den Solouhurufer an.',
          'The Uhu is as good as certain, and you do not need the talon: bid the Solouhurufer.',
        ),
      },
      right: sentence(
        'Ohne Talon zählt alles doppelt: das Spiel 8, der Uhu daneben 32.',
        'Without the talon everything counts double: the game 8, the Uhu 32 beside it.',
      ),
    },
    {
      at: 6,
      say: sentence('Welchen König rufst du?', 'Which king do you call?'),
      wrong: {
        H: alsoGood(
          'Herz wäre genauso gut: Auch davon hast du keine Karte.',
          'Hearts would be just as good: you have no card of that suit either.',
        ),
        other: sentence(
          'Den hast du selbst: Du spieltest allein gegen drei.',
          'You hold it yourself: you would play alone against three.',
        ),
      },
      right: sentence(
        'Ob er im Talon liegt, erfährst du erst am Ende.',
        'Whether it is in the talon you will learn only at the end.',
      ),
    },
    {
      at: 11,
      say: sentence(
        'Der Talon bleibt zu, und es geht gleich los. Womit spielst du aus?',
        'The talon stays closed, and play begins at once. What do you lead?',
      ),
      wrong: {
        T21: alsoGood(
          'Der Mond macht den Stich auch: Den Sküs hast ja du.',
          'The Mond takes the trick as well: you hold the Sküs yourself.',
        ),
        T20: alsoGood(
          'Der macht den Stich auch: Was höher ist, hast du selbst.',
          'That takes the trick as well: you hold whatever is higher.',
        ),
        other: sentence(
          'Zieh zuerst hohe Tarock, damit die anderen ihre zugeben müssen.',
          'First lead high tarocks, so that the others have to play theirs.',
        ),
      },
      right: sentence(
        'Je weniger Tarock draußen sind, desto sicherer sind Uhu und Kakadu.',
        'The fewer tarocks are out, the safer are Uhu and Kakadu.',
      ),
    },
    {
      at: 23,
      say: sentence(
        'Fünf Tarock der anderen sind gefallen. Noch ist der sechste Stich nicht ausgespielt: Darum darfst du jetzt noch einen Vogel ansagen. Was tust du?',
        'Five of the others’ tarocks are gone. The sixth trick has not been led to yet, so you may still announce a bird. What do you do?',
      ),
      wrong: {
        'pagat-ultimo': sentence(
          'Der Pagat ist schon gefallen: Er kann den letzten Stich nicht mehr machen.',
          'The Pagat has been played already: it cannot take the last trick any more.',
        ),
        other: sentence(
          'Du kannst so weiterspielen. Aber den Kakadu hast du selbst, und du hast die höchsten Tarock: Sag ihn noch an.',
          'You can go on like this. But you hold the Kakadu yourself, and the highest tarocks: announce it now.',
        ),
      },
      right: sentence(
        'Still brächte er nur halb so viel: Angesagt zählt er 48.',
        'Silently it would bring only half of that: announced it counts 48.',
      ),
    },
    {
      at: 24,
      say: sentence(
        'Über den Kakadu wird gleich gesprochen, wie vor dem ersten Stich. Hier sagen alle „Gut“.',
        'The Kakadu is talked about at once, as before the first trick. Here everybody says “good”.',
      ),
    },
    {
      at: 52,
      say: sentence(
        'Der drittletzte Stich: Jetzt muss der Kakadu gespielt werden, und nach ihm der Uhu.',
        'The third-last trick: now the Kakadu must be played, and the Uhu after it.',
      ),
    },
  ],
  end: sentence(
    'Ihr zwei bekommt jeder 8 fürs Spiel, 32 für den Uhu, 48 für den Kakadu, 24 Sürtaxe und 4 für die Trull: 116.',
    'The two of you get 8 each for the game, 32 for the Uhu, 48 for the Kakadu, 24 for the Sürtaxe and 4 for the Trull: 116.',
  ),
};
