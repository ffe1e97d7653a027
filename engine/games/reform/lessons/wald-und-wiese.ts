import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { ReformAction } from '../phases/index.ts';

/** Out of a Rufer whose king lies in the talon: piles, until one player is left. */
export const WALD_UND_WIESE: Lesson<ReformAction> = {
  id: 'wald-und-wiese',
  title: text('Wald und Wiese', 'A Wald und Wiese'),
  about: text(
    'Der gerufene König liegt im Talon: Jetzt kommt Karte auf Karte, bis einer übrig ist.',
    'The called king is in the talon: now card goes upon card until one player is left.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T3 D2 S7 T16 T8 T12 T13 CQ T22 T6 CJ D4 C8 D1 H4 T20 CK C9 T15 T5 T19 HQ H3 HN SK S9 SN T4 T7 H1 DQ DJ H2 T10 T17 T21 T18 HJ SQ T2 T1 D3 S10 SJ C10 T14 DN DK S8 T11 HK T9 C7 CN',
  acts: [
    { type: 'cut', cards: 20 },
    { type: 'done' },
    { type: 'mein-spiel' },
    ...inTurn('pass', 3),
    { type: 'bid', contract: 'rufer' },
    { type: 'call-king', suit: 'S' },
    ...inTurn('good', 3),
    { type: 'wald-und-wiese' },
    'D2 T10',
    'H2 T6',
    'C8 CK CN CQ CJ C9 C7 T12',
    'S7 S10 S8 SN T8',
    'T21 T1 T11 T9 T18 T22 T15 T4 T16 T2 T14 T7 T13 SJ',
    'D3 DK DQ T17',
    'HJ D4 HK SQ H1 D1',
  ],
  steps: [
    {
      at: 7,
      say: sentence(
        'Du hast dich für einen Rufer entschieden und rufst {SK}.',
        'You have chosen a Rufer, and call the {SK}.',
      ),
    },
    {
      at: 11,
      say: sentence(
        'Pech: {SK} liegt im Talon, einen Partner hast du nicht. Mit diesen kleinen Tarock allein gegen alle? Was tust du?',
        'Bad luck: the {SK} is in the talon, and you have no partner. Alone against everybody, with these small tarocks? What do you do?',
      ),
      wrong: {
        alone: sentence(
          'Allein verlierst du dieses Blatt, und jedem zahlst du.',
          'Alone you lose with this hand, and pay everybody.',
        ),
        'schleifen-king': sentence(
          'Wer schleift, zahlt jedem. Es gibt etwas, das auch mit kleinen Karten zu gewinnen ist.',
          'If you give up you pay everybody. There is something that small cards can win, too.',
        ),
        other: sentence('Jetzt gilt es, etwas aus dem Rufer zu machen.', 'Now make something out of the Rufer.'),
      },
      right: sentence(
        'Jeder spielt für sich. Wer als Letzter noch Karten hat, gewinnt; der Talon liegt daneben.',
        'Everybody plays alone. Whoever is the last to have cards wins; the talon lies aside.',
      ),
    },
    {
      at: 12,
      say: sentence(
        'Reihum kommt Karte auf Karte, bis gestochen wird. Womit fängst du an?',
        'Card goes upon card, round and round, until somebody trumps. What do you start with?',
      ),
      wrong: {
        DQ: sentence(
          'Vorsicht: Legt {seat1} den König derselben Farbe darauf, scheidest du aus.',
          'Careful: if {seat1} puts the king of that suit on it, you are eliminated.',
        ),
        HK: sentence(
          'Vorsicht: Legt {seat1} die Dame derselben Farbe darauf, scheidest du aus.',
          'Careful: if {seat1} puts the queen of that suit on it, you are eliminated.',
        ),
        other: alsoGood(
          'Das geht auch. Nur König und Dame sind hier gefährlich.',
          'That is fine. Only kings and queens are dangerous here.',
        ),
      },
      right: sentence('Eine kleine Karte, auf der nichts passieren kann.', 'A small card on which nothing can happen.'),
    },
    {
      at: 14,
      say: sentence(
        '{seat1} hat gestochen: Der Haufen ist zu Ende, und {seat1} spielt den nächsten aus. Die anderen haben dabei keine Karte gebraucht.',
        '{seat1} has trumped: the pile is over, and {seat1} leads the next one. The others did not spend a card on it.',
      ),
    },
    {
      at: 45,
      say: sentence(
        '{DK} liegt obenauf, gespielt hat ihn {seat3}. Du musst Karo zugeben. Welches?',
        'The {DK} is on top, and {seat3} has played it. You must follow with a diamond. Which one?',
      ),
      wrong: {
        other: sentence(
          'Damit lässt du {seat3} davonkommen. Leg die {DQ} auf den König derselben Farbe!',
          'That lets {seat3} get away. Put the {DQ} on the king of the same suit!',
        ),
      },
      right: sentence(
        'König und Dame derselben Farbe: {seat3} scheidet aus und behält alle Karten, die dann zählen.',
        'King and queen of one suit: {seat3} is eliminated, and keeps all those cards, which will count.',
      ),
    },
    {
      at: 49,
      say: sentence(
        '{seat1} hat die letzte Karte ausgespielt, {seat3} ist draußen. Auf Herz hat {seat2} Karo gegeben. Was legst du?',
        '{seat1} has led a last card, and {seat3} is out. {seat2} has played a diamond on hearts. What do you play?',
      ),
      wrong: {
        other: alsoGood(
          'Auch gut. Aber {seat2} hat kein Herz, also keine Dame davon: Der König ist jetzt sicher.',
          'Good, too. But {seat2} has no hearts, and so not their queen: the king is safe now.',
        ),
      },
      right: sentence(
        'Sicher: Wer kein Herz hat, kann die Dame nicht darauf legen.',
        'Safe: a player without hearts cannot put their queen on it.',
      ),
    },
    {
      at: 51,
      say: sentence(
        'Eine Dame auf deinem König, aber aus einer anderen Farbe: Dafür bekommt {seat2} den ganzen Talon dazu.',
        'A queen on your king, but of another suit: for that {seat2} gets the whole talon.',
      ),
    },
  ],
  end: sentence(
    'Du bist als Letzter übrig. {seat2} hat von den anderen die meisten Karten, in der Hand und gewonnen, und zahlt dir.',
    'You are the last one left. Of the others {seat2} has most cards, in hand and won together, and pays you.',
  ),
};
