import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { ReformAction } from '../phases/index.ts';

const CASH_LATER = sentence(
  'Herz bekämen die anderen. Zieh zuerst mit dem {T6} Tarock.',
  'The others would get the heart. First draw tarocks with the {T6}.',
);

/** Forehand's game with a partner, doubled after the exchange. */
export const RUFER: Lesson<ReformAction> = {
  id: 'rufer',
  title: text('Ein Rufer mit Kontra', 'A Rufer with a kontra'),
  about: text(
    'Die Vorhand wählt, ruft einen König und antwortet auf ein Kontra.',
    'Forehand chooses, calls a king and answers a kontra.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T14 HN CJ H1 T3 HJ DK S9 CQ C8 T10 T2 D3 H2 T16 T11 C7 T13 DQ C9 T22 H3 CN T20 T17 T15 T12 T9 T6 SN CK S10 T4 DJ D4 SK T21 DN T8 T19 D1 T7 HQ SQ D2 T18 S7 T1 HK H4 S8 SJ C10 T5',
  acts: [
    { type: 'cut', cards: 17 },
    { type: 'done' },
    { type: 'mein-spiel' },
    ...inTurn('pass', 3),
    { type: 'bid', contract: 'rufer' },
    { type: 'call-king', suit: 'C' },
    ...inTurn('good', 3),
    { type: 'take', group: 1, cards: ['T22', 'H3', 'CN'] },
    { type: 'lay', cards: ['S8', 'SJ', 'CN'] },
    { type: 'good' },
    { type: 'good' },
    { type: 'kontra', item: 'game' },
    { type: 'good' },
    { type: 'good' },
    { type: 'rekontra', item: 'game' },
    ...inTurn('good', 4),
    'T6 T4 T8 T11',
    'HQ HK H1 HJ',
    'T9 T5 T10 T16',
    'H2 H4 HN T21',
    'SK S7 T12 SN',
    'T22 T3 T19 T7',
    'T17 T14 C8 T18',
    { type: 'no-call' },
    'D2 T1 DJ D1',
    'C10 CK CQ C7',
    'S10 S9 SQ T20',
    'H3 D4 DK T2',
    'D3 T15 CJ DN',
  ],
  steps: [
    {
      at: 2,
      say: sentence(
        'Du bist Vorhand und kannst nicht passen. Sagst du „Mein Spiel“, hörst du zuerst, was die anderen wollen.',
        'You are forehand and cannot pass. If you say “Mein Spiel”, you first hear what the others want.',
      ),
      wrong: {
        bettel: sentence(
          'Mit sieben Tarock machst du Stiche, ob du willst oder nicht.',
          'With seven tarocks you take tricks whether you like it or not.',
        ),
        dreier: sentence(
          'Allein gegen drei ist das zu wenig: Du hast nur einen König und keines der beiden höchsten Tarock.',
          'Alone against three that is too little: you have one king and neither of the two highest tarocks.',
        ),
        other: sentence('Sag „Mein Spiel“ und hör zuerst zu.', 'Say “Mein Spiel” and listen first.'),
      },
      right: sentence('Jetzt bieten die anderen, oder sie passen.', 'Now the others bid, or pass.'),
    },
    {
      at: 6,
      say: sentence(
        'Alle haben gepasst: Die Wahl gehört dir, und nur du darfst jetzt auch das kleinste Spiel ansagen. Welches nimmst du?',
        'Everybody has passed: the choice is yours, and only you may now name the lowest game as well. Which one do you take?',
      ),
      wrong: {
        other: sentence(
          'Dafür reicht das Blatt nicht. Im Rufer hilft dir, wer den gerufenen König hat.',
          'The hand is not good enough for that. In a Rufer, the holder of the called king helps you.',
        ),
      },
      right: sentence(
        'Mit einem Partner reicht es, und es geht um 4.',
        'With a partner it is enough, and the game is worth 4.',
      ),
    },
    {
      at: 7,
      say: sentence(
        'Wer den König hat, den du rufst, spielt mit dir und sagt es nicht. Ruf in einer Farbe, von der du wenig, aber etwas hast.',
        'Whoever has the king you call plays with you and does not say so. Call in a suit of which you have little, but something.',
      ),
      wrong: {
        D: sentence(
          'Von Karo hast du keine Karte: Du könntest den {DK} nie anspielen.',
          'You have no diamond: you could never lead to the {DK}.',
        ),
        S: alsoGood(
          'Das ginge auch. Aber von Pik hast du zwei Karten, von Treff nur eine.',
          'That would do, too. But you have two spades and only one club.',
        ),
        H: sentence(
          'Den {HK} hast du selbst: Dann spielst du allein gegen drei, und niemand weiß es.',
          'You hold the {HK} yourself: then you play alone against three, and nobody knows.',
        ),
        other: sentence('Ruf den {CK}.', 'Call the {CK}.'),
      },
      right: sentence('Gut: Von Treff hast du nur die {C10}.', 'Good: of clubs you have only the {C10}.'),
    },
    {
      at: 8,
      say: sentence(
        'Schon bevor du tauschst, darf man Kontra sagen; es zählt dann ×3 statt ×2. Hier sagen alle drei „Gut“.',
        'There may be a kontra even before you exchange; it then counts ×3 instead of ×2. Here all three say “good”.',
      ),
    },
    {
      at: 11,
      say: sentence(
        'Der Talon liegt offen. Eine Gruppe von dreien gehört dir; mehr Karten machen das Spiel billiger, weniger teurer. Welche nimmst du?',
        'The talon lies open. One group of three is yours; more cards make the game cheaper, fewer dearer. Which do you take?',
      ),
      wrong: {
        other: sentence(
          'Nimm die ganze Gruppe mit {T22}, {H3} und {CN}: Den Sküs lässt man nicht den Gegnern, und so bleibt es bei 4.',
          'Take the whole group with {T22}, {H3} and {CN}: the Sküs is not left to the opponents, and the game stays at 4.',
        ),
      },
      right: sentence('Natürlich: Der Sküs sticht alles.', 'Of course: the Sküs beats everything.'),
    },
    {
      at: 12,
      say: sentence(
        'Leg drei Karten weg; sie zählen am Ende für dich. Mach Pik leer und bring den {CN} in Sicherheit.',
        'Lay three cards away; they count for you in the end. Empty your spades and bring the {CN} to safety.',
      ),
      wrong: {
        other: sentence(
          'Behalte Tarock und den {HK}. Leg {S8}, {SJ} und {CN} weg.',
          'Keep your tarocks and the {HK}. Lay away {S8}, {SJ} and {CN}.',
        ),
      },
      right: sentence(
        'Pik kannst du dann stechen, und der {CN} zählt für dich.',
        'You can then ruff spades, and the {CN} counts for you.',
      ),
    },
    {
      at: 16,
      say: sentence(
        '{seat2} hat Kontra gesagt und gehört damit zu den Gegnern. Sagt niemand etwas, wird ein Rufer gar nicht gespielt; jetzt geht es um 8.',
        '{seat2} has said kontra and so is an opponent. If everybody says only “good”, a Rufer is not even played; now it is for 8.',
      ),
    },
    {
      at: 18,
      say: sentence(
        'Du hast jetzt acht Tarock mit dem Sküs, und irgendwo sitzt ein Partner mit dem {CK}. Was antwortest du?',
        'You now have eight tarocks with the Sküs, and somewhere there is a partner with the {CK}. How do you answer?',
      ),
      wrong: {
        good: alsoGood(
          'Das ist vorsichtig: Es bleibt beim Doppelten. So stark, wie du bist, darfst du mehr verlangen.',
          'That is careful: the stakes stay doubled. As strong as you are, you may ask for more.',
        ),
        other: sentence(
          'Das ist nicht sicher genug, und was misslingt, kostet. Antworte auf das Kontra.',
          'That is not safe enough, and what fails costs. Answer the kontra.',
        ),
      },
      right: sentence('Rekontra: Jetzt zählt das Spiel ×4.', 'Rekontra: now the game counts ×4.'),
    },
    {
      at: 23,
      say: sentence(
        'Du spielst aus. Zieh den Gegnern Tarock, solange sie welche haben, und nimm dazu ein kleines.',
        'You lead. Draw the opponents’ tarocks while they have any, and use a small one for it.',
      ),
      wrong: {
        H4: CASH_LATER,
        H3: CASH_LATER,
        T1: sentence(
          'Der Pagat ist zwar das kleinste, aber er zählt viel, und jedes Tarock nimmt ihn dir.',
          'The Pagat is the smallest, but it counts a lot, and any tarock takes it.',
        ),
        C10: sentence(
          'Den Partner kannst du später suchen. Jetzt könnte noch wer anderer Treff stechen.',
          'You can look for the partner later. Now somebody might trump clubs.',
        ),
        other: sentence(
          'Das geht billiger: Mit dem {T6} muss genauso jeder ein Tarock zugeben.',
          'A cheaper one will do: with the {T6} everybody has to play a tarock just as well.',
        ),
      },
      right: sentence('So kommen drei Tarock der anderen heraus.', 'That brings out three tarocks of the others.'),
    },
    {
      at: 56,
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
      at: 60,
      say: sentence(
        '{seat1} hat den {CK} gespielt und ist dein Partner: Eure Stiche zählen zusammen.',
        '{seat1} has played the {CK} and is your partner: your tricks count together.',
      ),
    },
    {
      at: 68,
      say: sentence(
        'Der vorletzte Stich gehört dem Uhu, {T2}: Er hat ihn selbst gemacht. Das zählt für die Gegner, ohne dass es jemand angesagt hat.',
        'The last trick but one belongs to the Uhu, {T2}: it took the trick itself. That counts for the opponents, though nobody announced it.',
      ),
    },
  ],
  end: sentence(
    'Gewonnen mit 49/1: Das Spiel bringt jedem von euch 16 und eure Sürtaxe 6. Der Uhu der Gegner kostet jeden 8; es bleiben 14.',
    'Won with 49/1: the game brings each of you 16, and your Sürtaxe 6. The opponents’ Uhu costs each of you 8; that leaves 14.',
  ),
};
