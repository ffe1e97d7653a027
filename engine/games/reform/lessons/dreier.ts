import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { ReformAction } from '../phases/index.ts';

/** A game that is bought from its declarer, and played with a mortgage. */
export const DREIER: Lesson<ReformAction> = {
  id: 'dreier',
  title: text('Ein gekaufter Dreier', 'A Dreier that is bought'),
  about: text(
    'Du kaufst einem Gegner sein Spiel ab und tauschst weniger Karten, damit es mehr gilt.',
    'You buy an opponent’s game, and exchange fewer cards to make it worth more.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 2,
  deck: 'H1 T9 DQ T16 SQ S10 D1 C10 H2 T1 HK T10 S8 T15 CK T19 T8 S7 D3 C8 H3 T3 HQ CQ CN H4 DN SJ T2 T20 T7 C7 T14 DK T18 T13 SN DJ CJ HJ T6 T22 T12 D4 T17 T5 T21 T11 S9 D2 C9 HN T4 SK',
  acts: [
    { type: 'cut', cards: 23 },
    { type: 'done' },
    { type: 'bid', contract: 'dreier' },
    ...inTurn('pass', 3),
    { type: 'no-buy' },
    { type: 'buy' },
    { type: 'agree' },
    { type: 'refuse' },
    { type: 'agree' },
    ...inTurn('good', 3),
    { type: 'take', group: 0, cards: ['CQ', 'CN'] },
    { type: 'lay', cards: ['D4', 'S8'] },
    ...inTurn('good', 4),
    'T18 T1 T21 T4',
    'T12 T11 T14 T13',
    'T7 T6 T8 T3',
    'T15 S9 T20 CJ',
    'T16 SN T19 H3',
    'T22 C8 T9 H2',
    'T17 D2 H1 C10',
    { type: 'no-call' },
    'T5 D3 C7 DJ',
    'T10 HN DQ D1',
    'CK C9 SQ HJ',
    'CQ S7 DK S10',
    'CN HQ SK HK',
  ],
  steps: [
    {
      at: 4,
      say: sentence(
        '{seat0} hat einen Dreier angesagt. Höher gibt es hier nichts, und wer näher an der Vorhand sitzt, geht beim selben Spiel vor: Du musst passen.',
        '{seat0} has bid a Dreier. Nothing here is higher, and a player closer to forehand comes first at the same game: you have to pass.',
      ),
    },
    {
      at: 7,
      say: sentence(
        'Einem, der allein gegen drei spielt, darf man sein Spiel abkaufen. Du hast neun Tarock mit Sküs und Mond. Kaufst du?',
        'A player who is alone against three may be bought out. You have nine tarocks with Sküs and Mond. Will you buy it?',
      ),
      wrong: {
        other: sentence(
          'Mit diesem Blatt gewinnst du den Dreier selbst. Er kostet dich fünf Punkte an jeden und bringt mindestens zehn von jedem.',
          'With this hand you win the Dreier yourself. It costs you five points to each and brings at least ten from each.',
        ),
      },
      right: sentence(
        'Du zahlst jedem die Hälfte, also 5, und spielst dann um das ganze Spiel.',
        'You pay half of it, that is 5, to each, and then play for all of it.',
      ),
    },
    {
      at: 9,
      say: sentence(
        'Die drei anderen stimmen ab. {seat3} ist dafür; {seat0} gibt sein Spiel nicht gern her.',
        'The other three vote. {seat3} agrees; {seat0} would rather keep the game.',
      ),
    },
    {
      at: 11,
      say: sentence(
        'Drei von vieren sind dafür, du selbst zählst mit: Es ist jetzt in allem dein Spiel. Vor dem Tausch sagt niemand Kontra.',
        'Three of four agree, yourself included: it is now your game in everything. Nobody says kontra before the exchange.',
      ),
    },
    {
      at: 14,
      say: sentence(
        'Drei Karten stehen dir zu. Jede, die du nicht tauschst, macht das Spiel um ein Fünftel teurer. Dein Blatt ist stark: Was brauchst du wirklich?',
        'You are entitled to three cards. Each one that you leave makes the game a fifth dearer. Your hand is strong: what do you really need?',
      ),
      wrong: {
        other: sentence(
          'Das geht, aber besser passen {CQ} und {CN} zu deinem {CK}: zwei Karten, und das Spiel gilt 12 statt 10.',
          'That is possible, but {CQ} and {CN} go better with your {CK}: two cards, and the game is worth 12 instead of 10.',
        ),
      },
      right: sentence(
        'Dame und Cavall zum König, und um 2 mehr für jeden Gegner.',
        'Queen and cavalier to the king, and 2 more from each opponent.',
      ),
    },
    {
      at: 15,
      say: sentence(
        'Für zwei Karten legst du zwei weg. Wovon trennst du dich?',
        'For two cards you lay two away. What do you part with?',
      ),
      wrong: {
        other: sentence(
          'Leg {D4} und {S8} weg: Dann hast du nur noch Tarock und die drei höchsten Treff.',
          'Lay away {D4} and {S8}: you then have only tarocks and the three highest clubs.',
        ),
      },
      right: sentence('Pik, Herz und Karo kannst du jetzt stechen.', 'You can now ruff spades, hearts and diamonds.'),
    },
    {
      at: 16,
      say: sentence('Willst du noch etwas ansagen?', 'Do you want to announce anything?'),
      wrong: {
        suertaxe: alsoGood(
          'Der Gramerboy, also 45/2 angesagt, ging hier auf. Misslingt er, kostet er aber dreimal das Spiel.',
          'The Gramerboy, that is 45/2 announced, would have worked. But if it fails it costs three times the game.',
        ),
        other: sentence(
          'Das ist nicht sicher genug, und was misslingt, kostet dasselbe. Sag „Gut“.',
          'That is not safe enough, and what fails costs just as much. Say “good”.',
        ),
      },
      right: sentence(
        'Was gelingt, zählt auch still, nur die Hälfte.',
        'What succeeds counts silently as well, only half as much.',
      ),
    },
    {
      at: 22,
      say: sentence(
        'Im Dreier spielt die Vorhand aus. Der Pagat liegt im Stich, und nach dir kommt noch {seat3}. Womit stichst du?',
        'In a Dreier forehand leads. The Pagat is in the trick, and {seat3} still plays after you. What do you take it with?',
      ),
      wrong: {
        T22: alsoGood('Auch der ist sicher. Der Mond genügt aber.', 'That is safe as well. But the Mond is enough.'),
        T19: sentence(
          'Noch ist der {T20} nicht gespielt: {seat3} könnte ihn haben.',
          'The {T20} has not been played yet: {seat3} might hold it.',
        ),
        other: sentence(
          'Der {T18} ist höher: Damit bekämen die Gegner den Pagat.',
          'The {T18} is higher: the opponents would get the Pagat.',
        ),
      },
      right: sentence(
        'Über dem Mond ist nur der Sküs, und den hast du selbst. Der Pagat ist gefangen.',
        'Only the Sküs is above the Mond, and you hold it yourself. The Pagat is caught.',
      ),
    },
    {
      at: 44,
      say: sentence(
        'Alle Tarock der Gegner sind gefallen. Der Rest gehört dir.',
        'All the opponents’ tarocks have been played. The rest is yours.',
      ),
    },
  ],
  end: sentence(
    '62 Punkte: Jeder zahlt dir 12 fürs Spiel, 18 Sürtaxe, je 2 für Trull und vier Könige und 1 für den Pagat. Du zahlst jedem 5 fürs Kaufen: 30 bleiben.',
    '62 points: each pays you 12 for the game, 18 for the Sürtaxe, 2 each for Trull and four kings, and 1 for the Pagat. You pay each 5 for the purchase: 30 are left.',
  ),
};
