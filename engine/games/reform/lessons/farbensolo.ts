import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { ReformAction } from '../phases/index.ts';

/** Tarocks are a suit like any other. */
export const FARBENSOLO: Lesson<ReformAction> = {
  id: 'farbensolo',
  title: text('Ein Farbensolo', 'A Farbensolo'),
  about: text(
    'Tarock ist hier eine Farbe wie jede andere, und du hast die hohen Karten der übrigen.',
    'Tarocks are a suit like any other here, and you hold the high cards of the rest.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T5 T15 HN T19 T16 T4 H4 C8 T14 H1 T18 S10 HQ C7 T21 T22 D4 D3 T8 H2 SJ T6 CK CQ CN CJ C10 SK C9 T10 S7 HJ T7 DJ T11 T20 T1 T2 DN D2 T9 D1 T12 S9 S8 H3 SQ SN DK DQ HK T3 T17 T13',
  acts: [
    { type: 'cut', cards: 16 },
    { type: 'done' },
    { type: 'bid', contract: 'farbensolo' },
    ...inTurn('pass', 3),
    ...inTurn('no-buy', 3),
    ...inTurn('good', 4),
    'CK C9 C8 C7',
    'CQ T10 T11 T9',
    'CN T7 T20 T12',
    'CJ T17 T1 T18',
    'C10 T13 T2 T21',
    'SK S7 T16 S9',
    'SQ T5 T4 S8',
    'SN T15 T14 S10',
    'DK DJ DN D1',
    'DQ T19 D2 T22',
    'HK HJ H4 H3',
    'T3 HN H1 HQ',
  ],
  steps: [
    {
      at: 2,
      say: sentence(
        'Alle vier Könige, aber nur ein einziges Tarock. Was sagst du?',
        'All four kings, but only a single tarock. What do you say?',
      ),
      wrong: {
        'mein-spiel': sentence(
          'Mit einem Partner ginge auch ein Rufer, aber deine Könige würden gestochen.',
          'A Rufer would do with a partner, but your kings would be ruffed.',
        ),
        solodreier: sentence(
          'Da stechen dir die Gegner deine hohen Karten mit Tarock.',
          'There the opponents would ruff your high cards.',
        ),
        other: sentence(
          'Wo Tarock sticht, sind deine hohen Farbkarten wenig wert. Es gibt ein Spiel, in dem es nicht sticht: das Farbensolo.',
          'Where tarocks win, your high suit cards are worth little. There is a game in which they do not: the Farbensolo.',
        ),
      },
      right: sentence(
        'Im Farbensolo sticht Tarock nur, wenn es ausgespielt wird, und ausspielen darf es fast niemand. 20 von jedem.',
        'In a Farbensolo tarocks win only where they are led, and hardly anybody may lead them. 20 from each.',
      ),
    },
    {
      at: 9,
      say: sentence(
        'Ansagen darf man hier nur den Volat, also alle Stiche. Willst du?',
        'Only the Volat, that is all tricks, may be announced here. Do you want to?',
      ),
      wrong: {
        volat: alsoGood(
          'Er ging hier auf. Misslingt er aber, kostet er 8-mal das Spiel.',
          'It would have worked. But if it fails, it costs 8 times the game.',
        ),
        other: sentence(
          'Verdoppeln können dein Spiel nur die anderen. Sag „Gut“.',
          'Only the others can double your game. Say “good”.',
        ),
      },
      right: sentence(
        'Gelingt er, zählt er auch still viermal das Spiel.',
        'If it is made, it counts four times the game even in silence.',
      ),
    },
    {
      at: 13,
      say: sentence(
        'Der Spieler spielt hier aus. Womit fängst du an?',
        'Here the declarer leads. What do you start with?',
      ),
      wrong: {
        CQ: alsoGood(
          'Den König haben die anderen nicht: Auch damit machst du den Stich.',
          'The others do not hold the king: that takes the trick as well.',
        ),
        other: sentence(
          'Fang mit der längsten Farbe an, und mit ihrer höchsten Karte: dem {CK}.',
          'Start with your longest suit, and its highest card: the {CK}.',
        ),
      },
      right: sentence(
        'Deine längste Farbe, von oben: So haben die anderen bald kein Treff mehr.',
        'Your longest suit, from the top: soon the others have no clubs left.',
      ),
    },
    {
      at: 21,
      say: sentence(
        'Alle anderen mussten Tarock zugeben, und doch gehört der Stich dir: Es sticht hier nicht.',
        'All the others had to play a tarock, and still the trick is yours: they do not win here.',
      ),
    },
    {
      at: 33,
      say: sentence('Alle Treff sind ausgespielt. Was jetzt?', 'All the clubs are gone. What now?'),
      wrong: {
        DK: alsoGood('Karo geht genauso.', 'Diamonds do just as well.'),
        HK: alsoGood('Herz geht genauso.', 'Hearts do just as well.'),
        other: sentence(
          'Zuerst die Könige: Was darunter ist, wird dadurch sicherer.',
          'Kings first: that makes the cards below them safer.',
        ),
      },
      right: sentence('Von Pik sind auch {SQ} und {SN} bei dir.', 'Of spades you hold {SQ} and {SN} as well.'),
    },
    {
      at: 57,
      say: sentence(
        'Zuletzt dein Tarock: Ausspielen darfst du es erst jetzt, weil du nichts anderes mehr hast. Die anderen haben keines mehr.',
        'Your tarock comes last: you may lead it only now, because you have nothing else. The others have none left.',
      ),
    },
  ],
  end: sentence(
    'Jeder zahlt dir 20 fürs Spiel und 80 für den Volat: 100.',
    'Each pays you 20 for the game and 80 for the Volat: 100.',
  ),
};
