import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { ReformAction } from '../phases/index.ts';

/** The whole talon for one player alone, of which something is left for a mortgage. */
export const SECHSERDREIER: Lesson<ReformAction> = {
  id: 'sechserdreier',
  title: text('Ein Sechserdreier', 'A Sechserdreier'),
  about: text(
    'Du siehst den Talon allein, lässt etwas davon liegen und spielst dafür um mehr.',
    'You alone see the talon, leave some of it, and play for more.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'C7 DN S9 D3 T16 T7 HJ C9 T2 T8 CN DJ T14 H2 H4 T1 DQ H3 SJ DK CQ HN T22 C8 T12 SK T4 D4 T21 T20 T17 T15 T9 T6 S7 T3 CK T11 CJ D1 T10 SQ SN T5 C10 T18 S10 T19 H1 S8 D2 T13 HK HQ',
  acts: [
    { type: 'cut', cards: 22 },
    { type: 'done' },
    { type: 'mein-spiel' },
    ...inTurn('pass', 3),
    { type: 'bid', contract: 'sechserdreier' },
    ...inTurn('no-buy', 3),
    ...inTurn('good', 3),
    { type: 'take', group: 0, cards: ['T22', 'T12', 'SK', 'T4'] },
    { type: 'lay', cards: ['C7', 'DN', 'D3', 'S9'] },
    ...inTurn('good', 4),
    'T21 T2 T10 T19',
    'T22 T3 T18 T13',
    'T17 T7 T14 H1',
    'T20 T11 T5 S8',
    'T12 T16 T1 DK',
    'S7 SQ S10 SK',
    'T15 T8 SN D2',
    { type: 'no-call' },
    'T9 CK C10 DQ',
    'T6 CJ CN H3',
    'HK HJ H2 HN',
    'HQ D1 H4 SJ',
    'T4 C9 DJ CQ',
  ],
  steps: [
    {
      at: 6,
      say: sentence(
        'Alle haben gepasst: Du suchst dir ein Spiel aus. Du hast sechs Tarock mit dem Mond, aber daneben wenig. Was sagst du?',
        'Everybody has passed: you choose a game. You have six tarocks with the Mond, but little besides. What do you say?',
      ),
      wrong: {
        rufer: alsoGood(
          'Auch mit einem Partner geht das gut, und es ist vorsichtiger. Mit dem ganzen Talon brauchst du aber keinen.',
          'With a partner this works as well, and it is the careful choice. But with the whole talon you need none.',
        ),
        other: sentence(
          'Dafür ist dein Blatt so, wie es ist, zu schwach: Du brauchst den Talon, und zwar ganz.',
          'For that your hand is too weak as it is: you need the talon, and all of it.',
        ),
      },
      right: sentence(
        'Im Sechserdreier gehört dir der ganze Talon. Gewonnen bringt er 6 von jedem, verloren kostet er 20.',
        'In a Sechserdreier the whole talon is yours. Won, it brings 6 from each; lost, it costs 20.',
      ),
    },
    {
      at: 10,
      say: sentence(
        'Auch dieses Spiel dürfte man dir abkaufen und schon vor dem Tausch kontrieren; beides tut hier niemand.',
        'This game, too, could be bought from you, and doubled even before the exchange; here nobody does either.',
      ),
    },
    {
      at: 13,
      say: sentence(
        'Diese sechs Karten siehst nur du. Jede, die du liegen lässt, zählt für die Gegner, macht das Spiel aber um ein Fünftel teurer. Was nimmst du?',
        'Only you see these six cards. Each one that you leave counts for the opponents, but makes the game a fifth dearer. What do you take?',
      ),
      wrong: {
        other: sentence(
          'Die Tarock und den {SK} brauchst du; {C8} und {D4} nützen dir nichts. Nimm {T22}, {T12}, {T4} und {SK}.',
          'You need the tarocks and the {SK}; {C8} and {D4} are of no use to you. Take {T22}, {T12}, {T4} and {SK}.',
        ),
      },
      right: sentence(
        'Vier Karten, und das Spiel gilt 8,4 statt 6.',
        'Four cards, and the game is worth 8.4 instead of 6.',
      ),
    },
    {
      at: 14,
      say: sentence(
        'Vier Karten legst du dafür weg; sie zählen für dich. Wovon trennst du dich?',
        'You lay four cards away for them; they count for you. What do you part with?',
      ),
      wrong: {
        other: sentence(
          'Leg {C7}, {S9}, {D3} und {DN} weg: Dann hast du kein Treff und kein Karo mehr, und neben dem {HK} bleibt die {HQ}.',
          'Lay away {C7}, {S9}, {D3} and {DN}: then you have no clubs and no diamonds, and the {HQ} stays beside the {HK}.',
        ),
      },
      right: sentence(
        'Treff und Karo kannst du jetzt stechen, und die {DN} ist in Sicherheit.',
        'You can now ruff clubs and diamonds, and the {DN} is safe.',
      ),
    },
    {
      at: 19,
      say: sentence(
        'Die Vorhand spielt aus, also du. Die drei höchsten Tarock hast du alle. Womit fängst du an?',
        'Forehand leads, and that is you. You hold the three highest tarocks. What do you start with?',
      ),
      wrong: {
        T22: alsoGood('Auch der Sküs macht sicher den Stich.', 'The Sküs takes the trick for certain as well.'),
        T20: alsoGood(
          'Auch der macht den Stich: Was höher ist, hast du selbst.',
          'That takes the trick as well: you hold whatever is higher.',
        ),
        other: sentence(
          'Hol zuerst die Tarock der Gegner heraus, mit einem, das keiner überstechen kann: dem Mond.',
          'First draw the opponents’ tarocks with one that nobody can beat: the Mond.',
        ),
      },
      right: sentence(
        'Wer Tarock hat, muss es zugeben: Bald haben die Gegner keines mehr.',
        'Whoever has a tarock must play one: soon the opponents will have none.',
      ),
    },
    {
      at: 42,
      say: sentence(
        'Hier ist Pik ausgespielt, und der {SK} macht den Stich. So geht es nur noch weiter.',
        'Spades were led here, and the {SK} takes the trick. From here on everything is yours.',
      ),
    },
  ],
  end: sentence(
    '60 Punkte: Jeder zahlt dir 8,4 fürs Spiel und 12,6 Sürtaxe, zusammen 21.',
    '60 points: each pays you 8.4 for the game and 12.6 for the Sürtaxe, 21 together.',
  ),
};
