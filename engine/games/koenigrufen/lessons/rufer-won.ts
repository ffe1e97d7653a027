import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { KoenigrufenAction } from '../phases/index.ts';

export const RUFER_WON: Lesson<KoenigrufenAction> = {
  id: 'rufer-won',
  title: text('Ein Rufer', 'A Rufer'),
  about: text(
    'Ansagen, einen König rufen, Talon, verlegen und den Partner finden.',
    'Bidding, calling a king, the talon, laying away, and finding the partner.',
  ),
  profile: 'einfach',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T20 T17 T15 T12 T9 T6 SN CK S10 T4 DJ D4 SK T21 DN T8 T19 D1 T7 HQ SQ D2 T18 S7 T13 DQ C9 T22 H3 CN T1 HK H4 S8 SJ C10 T5 T14 HN CJ H1 T3 HJ DK S9 CQ C8 T10 T2 D3 H2 T16 T11 C7',
  acts: [
    { type: 'vorhand' },
    ...inTurn('pass', 3),
    { type: 'bid', contract: 'rufer' },
    { type: 'call', king: 'CK' },
    { type: 'take', half: 1 },
    { type: 'discard', cards: ['S8', 'SJ', 'CN'] },
    ...inTurn('good', 4),
    'T6 T4 T8 T11',
    'HQ HK H1 HJ',
    'T9 T5 T10 T16',
    'H2 H4 HN T21',
    'SK S7 T12 SN',
    'T22 T3 T19 T7',
    'T17 T14 C8 T18',
    'D2 T1 DJ D1',
    'C10 CK CQ C7',
    'S10 S9 SQ T20',
    'H3 D4 DK T2',
    'D3 T15 CJ DN',
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Du bist Vorhand und hast sieben Tarock und den {HK}. Vorhand darf sich das Spiel aufheben und zuerst hören, was die anderen sagen.',
        'You are forehand, with seven tarocks and the {HK}. Forehand may wait and first hear what the others say.',
      ),
    },
    {
      at: 4,
      say: sentence(
        'Alle haben „Weiter“ gesagt, du hast die Wahl. Welches Spiel sagst du mit sieben Tarock an?',
        'Everybody has passed, and the choice is yours. Which game do you announce with seven tarocks?',
      ),
      wrong: {
        trischaken: sentence(
          'Trischaken spielt, wer schwache Karten hat und keine Stiche will. Mit sieben Tarock gewinnst du einen Rufer.',
          'Trischaken is for weak hands that want no tricks. With seven tarocks you can win a Rufer.',
        ),
        other: sentence(
          'Dafür reicht das Blatt nicht. Sag einen Rufer an: Wer den gerufenen König hat, hilft dir.',
          'The hand is not good enough for that. Announce a Rufer: the holder of the called king will help you.',
        ),
      },
      right: sentence('Richtig: Mit einem Partner reicht das.', 'Right: with a partner that is enough.'),
    },
    {
      at: 5,
      say: sentence(
        'Wer den König hat, den du rufst, spielt mit dir. Ruf in einer Farbe, von der du wenig, aber etwas hast: Dann kannst du ihn anspielen.',
        'Whoever has the king you call plays with you. Call in a suit of which you have little, but something: then you can lead it.',
      ),
      wrong: {
        DK: sentence(
          'Von Karo hast du keine Karte: Du könntest den {DK} nie anspielen.',
          'You have no diamond: you could never lead to the {DK}.',
        ),
        SK: alsoGood(
          'Das ginge auch. Aber von Pik hast du zwei Karten, von Treff nur eine: Ist die weg, stichst du Treff.',
          'That would do, too. But you have two spades and only one club: when that is gone you can trump clubs.',
        ),
        other: sentence('Ruf einen König, den du nicht selbst hast.', 'Call a king that you do not hold yourself.'),
      },
      right: sentence('Gut: Von Treff hast du nur die {C10}.', 'Good: of clubs you have only the {C10}.'),
    },
    {
      at: 6,
      say: sentence(
        'Der Talon liegt offen in zwei Hälften. Eine davon gehört dir. Welche nimmst du?',
        'The talon lies open in two halves. One of them is yours. Which one do you take?',
      ),
      wrong: {
        other: sentence(
          'In der anderen Hälfte liegt der Sküs, der höchste Tarock. Den lässt man nicht den Gegnern.',
          'In the other half lies the Sküs, the highest tarock. That is not left to the opponents.',
        ),
      },
      right: sentence('Natürlich: Der Sküs sticht alles.', 'Of course: the Sküs beats everything.'),
    },
    {
      at: 7,
      say: sentence(
        'Verleg drei Karten. Sie zählen am Ende für dich. Mach Pik leer, damit du dort stechen kannst, und bring den {CN} in Sicherheit.',
        'Lay three cards away. They count for you in the end. Empty your spades, so that you can trump them, and bring the {CN} to safety.',
      ),
      wrong: {
        other: sentence(
          'Behalte deine Tarock und den {HK}. Leg {S8}, {SJ} und {CN} weg.',
          'Keep your tarocks and the {HK}. Lay away {S8}, {SJ} and {CN}.',
        ),
      },
      right: sentence(
        'In Pik kannst du dann stechen, und der {CN} zählt für dich.',
        'You can then ruff spades, and the {CN} counts for you.',
      ),
    },
    {
      at: 8,
      say: sentence(
        'Jetzt könntest du noch etwas dazu ansagen. Ist nichts davon sicher, sagst du nur, dass du liegst.',
        'Now you could announce something more. If none of it is safe, just say that you are done.',
      ),
      wrong: {
        other: sentence(
          'Das ist hier nicht sicher genug, und was misslingt, kostet. Sag „Ich liege“.',
          'That is not safe enough here, and what fails costs. Say “I am ready”.',
        ),
      },
      right: sentence(
        'Nichts davon ist sicher genug, und was misslingt, kostet.',
        'None of it is sure enough, and what fails costs.',
      ),
    },
    {
      at: 12,
      say: sentence(
        'Du spielst aus. Zieh den Gegnern Tarock, solange sie welche haben, und nimm dazu einen kleinen.',
        'You lead. Draw the opponents’ tarocks while they have any, and use a small one for it.',
      ),
      wrong: {
        H4: sentence(
          'Herz bekämen die anderen. Zieh zuerst mit dem {T6} Tarock.',
          'The others would get the heart. First draw tarocks with the {T6}.',
        ),
        H3: sentence(
          'Herz bekämen die anderen. Zieh zuerst mit dem {T6} Tarock.',
          'The others would get the heart. First draw tarocks with the {T6}.',
        ),
        T1: sentence(
          'Der Pagat ist zwar der kleinste, aber er zählt viel, und jeder Tarock nimmt ihn dir.',
          'The Pagat is the smallest, but it counts a lot, and any tarock takes it.',
        ),
        C10: sentence(
          'Den Partner kannst du später suchen. Jetzt könnte noch wer anderer Treff stechen.',
          'You can look for the partner later. Now somebody might trump clubs.',
        ),
        HK: sentence(
          'Wer kein Herz hat, sticht ihn. Zieh zuerst die Tarock.',
          'Whoever has no hearts will trump it. Draw the tarocks first.',
        ),
        other: sentence(
          'Das geht billiger: Mit dem {T6} muss genauso jeder einen Tarock zugeben.',
          'A cheaper one will do: with the {T6} everybody has to play a tarock just as well.',
        ),
      },
      right: sentence('So kommen drei Tarock der anderen heraus.', 'That brings out three tarocks of the others.'),
    },
    {
      at: 17,
      say: sentence(
        '{HQ} ist ausgespielt, und Farbe muss man bedienen. Welches Herz gibst du?',
        '{HQ} was led, and suit must be followed. Which heart do you play?',
      ),
      wrong: {
        H4: sentence(
          'Damit bekämen die anderen den Stich. Der {HK} ist die höchste Karte der Farbe.',
          'That would leave the trick to the others. The {HK} is the highest card of the suit.',
        ),
        other: sentence(
          'Damit bekämen die anderen den Stich. Der {HK} ist die höchste Karte der Farbe.',
          'That would leave the trick to the others. The {HK} is the highest card of the suit.',
        ),
      },
      right: sentence('Der {HK} macht den Stich.', 'The {HK} takes the trick.'),
    },
    {
      at: 44,
      say: sentence(
        'Die meisten Tarock sind gespielt. Wie findest du heraus, wer mit dir spielt?',
        'Most tarocks are gone. How do you find out who plays with you?',
      ),
      wrong: {
        other: sentence(
          'So kommt der {CK} nicht heraus. Spiel die Farbe an, in der du gerufen hast.',
          'That does not bring out the {CK}. Lead the suit in which you called.',
        ),
      },
      right: sentence('Wer den {CK} hat, nimmt damit den Stich.', 'Whoever has the {CK} takes the trick with it.'),
    },
    {
      at: 48,
      say: sentence(
        '{seat1} hat den {CK} zugegeben und ist damit dein Partner: Eure Stiche zählen zusammen.',
        '{seat1} has played the {CK} and so is your partner: your tricks count together.',
      ),
    },
  ],
  end: sentence(
    'Mehr als die Hälfte der 70 Punkte: Der Rufer ist gewonnen, und jeder Gegner zahlt einem von euch einen Punkt.',
    'More than half of the 70 points: the Rufer is won, and each opponent pays one of you a point.',
  ),
};
