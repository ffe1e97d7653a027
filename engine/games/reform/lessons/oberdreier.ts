import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { ReformAction } from '../phases/index.ts';

/** Cards are laid away before the talon is seen. */
export const OBERDREIER: Lesson<ReformAction> = {
  id: 'oberdreier',
  title: text('Ein Oberdreier', 'An Oberdreier'),
  about: text(
    'Du legst weg, bevor du den Talon siehst, und nimmst dann gleich viele Karten.',
    'You lay away before you see the talon, and then take as many cards.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T9 T6 S10 S9 S8 H3 T10 T7 T5 DK C8 H4 T17 T13 T8 H2 SJ CJ D3 CQ HJ T11 T14 H1 CN SN HQ C7 T4 SK DQ T16 C10 S7 HN D1 T22 T21 T19 T18 T15 T12 SQ C9 D4 T3 CK DJ HK T20 T1 T2 DN D2',
  acts: [
    { type: 'cut', cards: 30 },
    { type: 'done' },
    { type: 'bid', contract: 'oberdreier' },
    ...inTurn('pass', 3),
    ...inTurn('no-buy', 3),
    ...inTurn('good', 3),
    { type: 'lay', cards: ['C8', 'H4'] },
    { type: 'take', group: 0, cards: ['DQ', 'T16'] },
    ...inTurn('good', 4),
    'T19 T3 T2 T6',
    'T21 T13 T14 T4',
    'T18 T17 T20 T9',
    'T1 CN T12 T8',
    'T22 SQ T11 S10',
    'T15 C9 HK S9',
    'T10 D4 DN S8',
    { type: 'no-call' },
    'T7 CK D2 H3',
    'T5 DJ D3 SN',
    'DK H2 CQ HQ',
    'DQ SJ HJ C7',
    'T16 CJ H1 SK',
  ],
  steps: [
    {
      at: 2,
      say: sentence(
        'Neun Tarock mit Sküs und Mond und nur zwei schlechte Karten. Was sagst du?',
        'Nine tarocks with Sküs and Mond, and only two bad cards. What do you say?',
      ),
      wrong: {
        dreier: alsoGood(
          'Auch den gewinnst du. Aber was du weglegst, weißt du hier schon vorher: Dann ist der Oberdreier mehr wert.',
          'You win that as well. But you know beforehand what to lay away: so the Oberdreier is worth more.',
        ),
        solodreier: sentence(
          'So sicher ist es ohne Talon nicht: Es fehlt dir der {T20}, und Treff und Herz bleiben offen.',
          'Without the talon it is not that safe: you lack the {T20}, and clubs and hearts stay open.',
        ),
        other: sentence(
          'Mit so einem Blatt spielst du allein und um mehr: Sag den Oberdreier an.',
          'With such a hand you play alone and for more: bid the Oberdreier.',
        ),
      },
      right: sentence(
        'Der Oberdreier bringt 15 von jedem, und alle Zusätze zählen doppelt. Dafür legst du weg, bevor du den Talon siehst.',
        'An Oberdreier brings 15 from each, and all bonuses count double. In return you lay away before you see the talon.',
      ),
    },
    {
      at: 12,
      say: sentence(
        'Jetzt legst du weg, und genauso viele Karten nimmst du dann. Zustehen würden dir drei. Wovon trennst du dich?',
        'You lay away now, and then take as many cards. You are entitled to three. What do you part with?',
      ),
      wrong: {
        other: sentence(
          'Leg nur {C8} und {H4} weg. Dann musst du kein Tarock hergeben, und das Spiel wird um ein Fünftel teurer.',
          'Lay away only {C8} and {H4}. Then no tarock has to go, and the game is a fifth dearer.',
        ),
      },
      right: sentence(
        'Zwei statt drei: Das Spiel gilt jetzt 18, und du hast nur noch Tarock und den {DK}.',
        'Two instead of three: the game is now worth 18, and you have only tarocks and the {DK}.',
      ),
    },
    {
      at: 13,
      say: sentence(
        'Jetzt siehst du den Talon, und nur du. Zwei Karten nimmst du, aus einer Gruppe. Welche?',
        'Now you see the talon, and only you. You take two cards of one group. Which?',
      ),
      wrong: {
        other: sentence(
          'Besser passen {DQ} und {T16}: Karo hast du ja schon den {DK}.',
          '{DQ} and {T16} go better with your hand: you already hold the {DK}.',
        ),
      },
      right: sentence('Die Dame zum König und noch ein Tarock.', 'The queen for the king, and one more tarock.'),
    },
    {
      at: 18,
      say: sentence('Die Vorhand spielt aus. Womit fängst du an?', 'Forehand leads. What do you start with?'),
      wrong: {
        T22: alsoGood('Auch so holst du Tarock heraus.', 'That draws tarocks as well.'),
        T21: alsoGood('Auch so holst du Tarock heraus.', 'That draws tarocks as well.'),
        T18: alsoGood(
          'Auch der zwingt den {T20} heraus, wenn einer den Stich will.',
          'That forces the {T20} as well, if somebody wants the trick.',
        ),
        other: sentence(
          'Zieh zuerst hohe Tarock: Solange die Gegner welche haben, stechen sie dir den {DK}.',
          'First draw tarocks with high ones: as long as the opponents have any, they ruff your {DK}.',
        ),
      },
      right: sentence(
        'Wer den {T20} hat, muss sich nun entscheiden. Hier wartet er noch.',
        'Whoever holds the {T20} must decide now. Here they still wait.',
      ),
    },
    {
      at: 32,
      say: sentence(
        'Der Pagat ist ausgespielt, und {seat1} kommt noch nach dir. Womit stichst du?',
        'The Pagat was led, and {seat1} still plays after you. What do you take it with?',
      ),
      wrong: {
        T22: alsoGood(
          'Sicher, aber zu viel: Höher als der {T11} ist draußen nichts mehr.',
          'Safe, but too much: nothing higher than the {T11} is out any more.',
        ),
        T16: alsoGood('Auch der genügt. Es geht sogar noch kleiner.', 'That is enough. A lower one would do as well.'),
        T15: alsoGood('Auch der genügt. Es geht sogar noch kleiner.', 'That is enough. A lower one would do as well.'),
        other: sentence(
          '{T8} und {T11} sind noch draußen: Nimm den {T12}, dann kann nichts geschehen.',
          '{T8} and {T11} are still out: take the {T12}, and nothing can happen.',
        ),
      },
      right: sentence(
        'Höher als der {T11} ist draußen nichts mehr: Der Pagat ist sicher gefangen.',
        'Nothing higher than the {T11} is out any more: the Pagat is caught for certain.',
      ),
    },
  ],
  end: sentence(
    'Jeder zahlt dir 18 fürs Spiel, 54 Sürtaxe, je 4 für Trull und vier Könige und 2 für den Pagat: 82.',
    'Each pays you 18 for the game, 54 for the Sürtaxe, 4 each for Trull and four kings, and 2 for the Pagat: 82.',
  ),
};
