import { text } from '#engine/core/text.ts';
import type { ReformAction } from '#engine/games/reform/phases/index.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';

/** Low cards with which one never has to beat, and a neighbour who has none left. */
export const PENSIONIST: Lesson<ReformAction> = {
  id: 'pensionist',
  title: text('Ein Pensionist', 'A Pensionist'),
  about: text(
    'Die anderen stechen einander, und du hast so niedrige Karten, dass du es nie musst.',
    'The others beat each other, and your cards are so low that you never have to.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'D1 T4 HN SN CK T14 T22 T21 SQ T17 HK CQ SK T13 T18 T5 DN T1 DQ T7 T12 H2 CN T6 S9 D4 C7 C8 C10 S7 S8 SJ C9 T20 T2 T8 T16 H1 T15 HQ T11 T9 DJ S10 CJ T3 D3 T19 T10 DK H3 H4 HJ D2',
  acts: [
    { type: 'cut', cards: 20 },
    { type: 'done' },
    { type: 'bid', contract: 'pensionist' },
    ...inTurn('pass', 3),
    ...inTurn('no-buy', 3),
    ...inTurn('good', 3),
    { type: 'take', group: 0, cards: ['H2', 'S9', 'D4'] },
    { type: 'lay', cards: ['SJ', 'HJ', 'C10'] },
    ...inTurn('good', 4),
    'T4 T8 T17 T18 T20',
    'C9 CQ CK T9 T22',
    'H1 HQ T1',
    'CJ T2 T11 T19 T21',
    'SN SQ T3 T16',
    'HN HK T10 T14 T15',
    'S10 T5',
    'DN',
    'DQ',
    'D3 D1 DJ DK T13',
    'SK T7',
  ],
  steps: [
    {
      at: 2,
      say: sentence(
        'Kein König, fast kein Tarock, lauter kleine Karten. Was sagst du?',
        'No king, hardly a tarock, nothing but small cards. What do you say?',
      ),
      wrong: {
        bettel: alsoGood(
          'Auch ein Bettel ginge. Im Pensionisten nimmst du dir aber noch Karten vom Talon, und er zählt mehr.',
          'A Bettel would do as well. But in a Pensionist you may also take cards from the talon, and it counts more.',
        ),
        other: sentence(
          'Damit machst du nichts. Aber es gibt ein Spiel für jemanden, der nie stechen kann: den Pensionisten.',
          'You win nothing with that. But there is a game for somebody who can never beat anything: the Pensionist.',
        ),
      },
      right: sentence(
        'Wer die oberste Karte stechen kann, muss es tun. Du darfst es nie können.',
        'Whoever can beat the top card has to. You must never be able to.',
      ),
    },
    {
      at: 12,
      say: sentence(
        'Den Talon siehst nur du. Jede Karte, die du liegen lässt, macht das Spiel um ein Fünftel teurer. Was nimmst du?',
        'Only you see the talon. Each card that you leave makes the game a fifth dearer. What do you take?',
      ),
      wrong: {
        other: sentence(
          'Mit {T6}, {T12} und {CN} müsstest du nur öfter stechen. Nimm {H2}, {S9} und {D4}.',
          'With {T6}, {T12} and {CN} you would only have to beat more often. Take {H2}, {S9} and {D4}.',
        ),
      },
      right: sentence(
        'Drei Karten statt sechs, und das Spiel gilt 32 statt 20.',
        'Three cards instead of six, and the game is worth 32 instead of 20.',
      ),
    },
    {
      at: 13,
      say: sentence(
        'Für jede Karte, die du genommen hast, legst du eine weg. Womit müsstest du am ehesten stechen?',
        'For each card that you have taken you lay one away. With which would you have to beat soonest?',
      ),
      wrong: {
        other: sentence(
          'Leg {SJ}, {HJ} und {C10} weg: Unter jeder davon haben die Gegner noch eine Karte, die du sonst stechen müsstest.',
          'Lay away {SJ}, {HJ} and {C10}: below each of them the opponents hold a card that you would otherwise have to beat.',
        ),
      },
      right: sentence(
        'Was du jetzt in Treff, Pik und Herz hast, sticht keine Karte der Gegner mehr.',
        'What you hold in clubs, spades and hearts now beats no card of the opponents any more.',
      ),
    },
    {
      at: 18,
      say: sentence(
        'Du spielst aus, und dabei darfst du jede Karte loswerden. Welche?',
        'You lead, and may get rid of any card by that. Which one?',
      ),
      wrong: {
        D1: sentence(
          'Unter ihr fehlt dir nur der {D3}. Unter deinem Tarock haben die Gegner mehr: Spiel das.',
          'Below it only the {D3} is missing. Below your tarock the opponents hold more: play that.',
        ),
        D2: sentence(
          'Unter ihr fehlt dir nur der {D3}. Unter deinem Tarock haben die Gegner mehr: Spiel das.',
          'Below it only the {D3} is missing. Below your tarock the opponents hold more: play that.',
        ),
        other: sentence(
          'Die kann dir nicht schaden. Gefährlich ist dein einziges Tarock: Spiel es gleich aus.',
          'That one cannot harm you. Your only tarock is dangerous: lead it at once.',
        ),
      },
      right: sentence(
        'Die anderen müssen es stechen, und du hast kein Tarock mehr.',
        'The others have to beat it, and you have no tarock left.',
      ),
    },
    {
      at: 23,
      say: sentence(
        'Wem die oberste Karte zu hoch ist, der wird übergangen. So stechen sie einander, und ihre Karten werden weniger.',
        'A player for whom the top card is too high is passed over. So they beat each other, and their cards become fewer.',
      ),
    },
    {
      at: 50,
      say: sentence(
        'Der {D3} ist niedriger als {D1} und {D2}: Du kannst stechen. Aber {seat1} hat keine Karten mehr, darum spielst du für {seat1} und hast noch nicht verloren. Welche?',
        'The {D3} is lower than {D1} and {D2}: you can beat it. But {seat1} has no cards left, so that you play for {seat1} and have not lost yet. Which one?',
      ),
      wrong: {
        other: sentence(
          'Mit der anderen könntest du diese Karte gleich wieder stechen, und dann ist es doch verloren. Nimm die höhere.',
          'With the other one you could beat that very card, and then it is lost after all. Take the higher one.',
        ),
      },
      right: sentence(
        'Über sie kommst du selbst nicht mehr, und das Spiel geht weiter.',
        'You cannot beat it yourself, and the game goes on.',
      ),
    },
  ],
  end: sentence(
    'Niemand außer dir hat mehr Karten, und du musstest nie stechen: Jeder zahlt dir 32.',
    'Nobody but you has any cards left, and you never had to beat one: each pays you 32.',
  ),
};
