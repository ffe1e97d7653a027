import { text } from '#engine/core/text.ts';
import type { ReformAction } from '#engine/games/reform/phases/index.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';

const MYSELF = { type: 'pick', seat: 0 } as const;

/** The first trick and the last one, and who leads in between. */
export const SPEZI: Lesson<ReformAction> = {
  id: 'spezi',
  title: text('Ein Spezi', 'A Spezi'),
  about: text(
    'Du machst den ersten Stich und den letzten, den mit einer Farbe, die du vorher nennst.',
    'You win the first trick and the last one, that with a suit that you name beforehand.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T21 T12 CK T9 S7 T1 DQ H4 T11 S10 H3 DN CJ T3 C10 T4 D4 T7 H1 DJ SN T16 C8 S9 HJ SQ T22 T15 SK T10 T20 D2 T19 DK C9 T5 HQ T2 T6 CQ D3 T18 HN C7 D1 T8 H2 CN T14 SJ S8 T13 T17 HK',
  acts: [
    { type: 'cut', cards: 20 },
    { type: 'done' },
    { type: 'bid', contract: 'spezi' },
    ...inTurn('pass', 3),
    ...inTurn('no-buy', 3),
    { type: 'seen' },
    { type: 'suit', suit: 'S' },
    ...inTurn('good', 4),
    'T22 T2 T3 T4',
    MYSELF,
    'T21 T5 T6 T7',
    MYSELF,
    'T20 T9 T11 T8',
    MYSELF,
    'T17 T19 T18 T14',
    'DK D3 D1 D2',
    { type: 'pick', seat: 1 },
    'DQ DN DJ T10',
    'T15 T1 C7 C10',
    MYSELF,
    'HK H4 H3 H2',
    MYSELF,
    'S8 S7 S10 SJ',
    'CN T12 C9 CJ',
    'T13 HQ HN H1',
    MYSELF,
    'SK CK CQ D4',
  ],
  steps: [
    {
      at: 2,
      say: sentence(
        'Viele Tarock mit Sküs und Mond, und der {SK} dazu. Was sagst du?',
        'Many tarocks with Sküs and Mond, and the {SK} besides. What do you say?',
      ),
      wrong: {
        dreier: alsoGood(
          'Ein Dreier ginge auch. Dort kommt es aber auf die Punkte an, hier nur auf den ersten Stich und den letzten.',
          'A Dreier would do as well. But there the points matter, and here only the first trick and the last.',
        ),
        other: sentence(
          'Den ersten Stich hast du sicher, und mit so vielen Tarock vielleicht auch den letzten: Das ist ein Spezi.',
          'The first trick is yours for certain, and with so many tarocks maybe the last one, too: that is a Spezi.',
        ),
      },
      right: sentence(
        'Was dazwischen geschieht, ist gleich: Auf den ersten Stich kommt es an und auf den letzten.',
        'What happens in between does not matter: it is the first trick that counts, and the last.',
      ),
    },
    {
      at: 9,
      say: sentence(
        'Den Talon siehst nur du, und er bleibt liegen. Aber er sagt dir, welche Karten die Gegner nicht haben.',
        'Only you see the talon, and it stays where it is. But it tells you which cards the opponents do not hold.',
      ),
    },
    {
      at: 10,
      say: sentence(
        'Im Talon liegen {SQ}, {SN} und {S9}. Mit welcher Farbe willst du den letzten Stich machen?',
        'In the talon lie {SQ}, {SN} and {S9}. With which suit do you want to win the last trick?',
      ),
      wrong: {
        H: sentence(
          'Der {HK} ist dein einziges Herz: Sobald jemand Herz ausspielt, musst du ihn hergeben. Nimm Pik.',
          'The {HK} is your only heart: as soon as somebody leads hearts you have to part with it. Take spades.',
        ),
        other: sentence(
          'Darin hast du nichts Hohes. Nimm Pik: Da ist der König, und eine kleine schützt ihn.',
          'You hold nothing high in it. Take spades: there you have the king, and a small card protects it.',
        ),
      },
      right: sentence(
        'Wird Pik ausgespielt, gibst du die {S8}, und der {SK} bleibt dir.',
        'If spades are led you play the {S8}, and the {SK} stays with you.',
      ),
    },
    {
      at: 15,
      say: sentence(
        'Den ersten Stich musst du machen, sonst ist es gleich aus. Womit?',
        'You have to win the first trick, or it is over at once. With what?',
      ),
      wrong: {
        T21: alsoGood(
          'Auch der Mond sticht sicher: Den Sküs hast du.',
          'The Mond wins for certain as well: you hold the Sküs.',
        ),
        T20: alsoGood(
          'Auch der sticht sicher: Was höher ist, hast du selbst.',
          'That wins for certain as well: you hold whatever is higher.',
        ),
        SK: sentence(
          'Der ist für den letzten Stich, und ein Tarock könnte ihn nehmen.',
          'That one is for the last trick, and a tarock could take it.',
        ),
        HK: sentence(
          'Ein König kann gestochen werden, und dann ist es gleich verloren.',
          'A king can be ruffed, and then it is lost at once.',
        ),
        other: sentence('Das ist nicht sicher genug: Nimm den Sküs.', 'That is not safe enough: take the Sküs.'),
      },
      right: sentence('Den nimmt dir niemand.', 'Nobody takes that one.'),
    },
    {
      at: 19,
      say: sentence(
        'Du hast einen Stich gemacht, zu dem du selbst ausgespielt hast: Jetzt bestimmst du, wer als Nächster ausspielt.',
        'You have won a trick that you led to yourself: now you say who leads next.',
      ),
      wrong: {
        other: sentence(
          'Behalte es selbst: Die Gegner sollen ihre Tarock hergeben, und das tun sie, wenn du Tarock ausspielst.',
          'Keep it yourself: the opponents are to part with their tarocks, and do so if you lead tarocks.',
        ),
      },
      right: sentence(
        'Am Ende darf niemand ein Tarock haben, der deinen {SK} damit nehmen könnte.',
        'In the end nobody must hold a tarock that could take your {SK}.',
      ),
    },
    {
      at: 38,
      say: sentence(
        'Auch {seat1} hat zum eigenen Stich ausgespielt und bestimmt, wer weitermacht: noch einmal {seat1}.',
        'Here {seat1} led to the trick won as well, and says who goes on: {seat1} again.',
      ),
    },
    {
      at: 42,
      say: sentence(
        'Karo hast du keines mehr. Ein Tarock musst du in diesem Spiel nicht geben, du darfst alles. Was spielst du?',
        'You have no diamonds left. In this game you need not give a tarock: you may play anything. What do you play?',
      ),
      wrong: {
        SK: sentence('Den brauchst du zum Schluss.', 'You need that one at the end.'),
        S8: sentence(
          'Ohne sie steht der {SK} allein: Wird Pik ausgespielt, musst du ihn hergeben.',
          'Without it the {SK} stands alone: if spades are led you have to part with it.',
        ),
        HK: sentence(
          'Dann spielt weiter ein anderer aus, und der Pagat bleibt draußen. Nimm den Stich.',
          'Then somebody else goes on leading, and the Pagat stays out. Take the trick.',
        ),
        other: alsoGood(
          'Auch das sticht; der kleinste tut es aber.',
          'That wins as well; but the smallest one will do.',
        ),
      },
      right: sentence(
        'Jetzt spielst du aus, und holst dir das letzte Tarock der Gegner.',
        'Now you lead, and draw the last tarock of the opponents.',
      ),
    },
    {
      at: 43,
      say: sentence(
        'Nur der Pagat ist noch draußen: Jedes deiner Tarock holt ihn.',
        'Only the Pagat is still out: any of your tarocks draws it.',
      ),
    },
    {
      at: 53,
      say: sentence(
        'Zwei Pik und zwei Tarock hast du noch, und die Gegner haben kein Tarock mehr. Womit weiter?',
        'You have two spades and two tarocks left, and the opponents no tarock. What next?',
      ),
      wrong: {
        SK: sentence(
          'Damit machst du jetzt einen Stich, aber der letzte ist dann keiner mit Pik mehr.',
          'That wins a trick now, but then no spade is left to win the last one.',
        ),
        other: sentence(
          'Heb dir die Tarock auf: Die kleine Pik verlierst du, und mit einem Tarock kommst du zurück.',
          'Keep the tarocks: you lose the small spade, and come back in with a tarock.',
        ),
      },
      right: sentence(
        'Dieser Stich darf verloren gehen. Ein Tarock bringt dich zurück.',
        'This trick may be lost. A tarock brings you back.',
      ),
    },
    {
      at: 61,
      say: sentence(
        'Zum Schluss hast du {T13} und {SK}. Welche zuerst?',
        'In the end you hold {T13} and {SK}. Which one first?',
      ),
      wrong: {
        other: sentence(
          'Dann wäre der letzte Stich einer mit Tarock, und niemand müsste dir etwas zahlen. Zuerst das Tarock.',
          'Then a tarock would win the last trick, and nobody would have to pay you anything. The tarock first.',
        ),
      },
      right: sentence('Und der {SK} kommt zuletzt.', 'And the {SK} comes last.'),
    },
  ],
  end: sentence(
    'Der erste Stich und der letzte mit Pik: Jeder zahlt dir 10.',
    'The first trick, and the last one with spades: each pays you 10.',
  ),
};
