import { text } from '#engine/core/text.ts';
import type { ReformAction } from '#engine/games/reform/phases/index.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';

/** A hand of one suit, and a departure in time. */
export const EISENBAHNER: Lesson<ReformAction> = {
  id: 'eisenbahner',
  title: text('Ein Eisenbahner', 'An Eisenbahner'),
  about: text(
    'Du willst nur mehr Tarock in der Hand haben, bevor jemand anderer nur mehr eine Farbe hat.',
    'You want to hold nothing but tarocks before anybody else is left with one suit.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T11 T15 SQ SJ HQ T10 T4 DQ T22 T6 D1 T13 H4 S10 S8 D4 S9 T20 DN HJ D3 H3 SN S7 T12 T14 T19 T5 DJ DK C9 T7 HN T2 T3 T16 CN CQ T1 C10 HK D2 T17 C7 C8 T9 T18 T21 H1 CJ CK T8 SK H2',
  acts: [
    { type: 'cut', cards: 20 },
    { type: 'done' },
    { type: 'bid', contract: 'eisenbahner' },
    ...inTurn('pass', 3),
    ...inTurn('no-buy', 3),
    { type: 'suit', suit: 'T' },
    ...inTurn('no-bus', 3),
    ...inTurn('good', 4),
    'DK DQ D2 D4',
    'CK CN C7 C8',
    'SK SJ S10 S8',
    'DJ T2 D1 DN',
    'HN HK HJ H2',
    'H4 H1 T19 HQ',
    'C9 CQ C10 CJ',
  ],
  steps: [
    {
      at: 2,
      say: sentence(
        'Drei Könige und sechs Tarock, aber keines aus der Trull. Was sagst du?',
        'Three kings and six tarocks, but none of the Trull. What do you say?',
      ),
      wrong: {
        dreier: sentence(
          'Dafür sind deine Tarock zu klein: Gegen drei bekommst du später kaum noch Stiche.',
          'Your tarocks are too small for that: against three you would hardly take a trick later on.',
        ),
        'mein-spiel': sentence(
          'Mit einem Partner ginge auch ein Rufer. Aber es gibt ein Spiel, das vorbei ist, bevor deine kleinen Tarock stechen müssen.',
          'A Rufer would do with a partner. But there is a game that is over before your small tarocks have to win.',
        ),
        other: sentence(
          'Dazu passt das Blatt nicht. Im Eisenbahner ist Schluss, sobald du nur mehr eine Farbe hast.',
          'The hand does not suit that. An Eisenbahner is over as soon as you are left with a single suit.',
        ),
      },
      right: sentence(
        'Zuerst die Könige; und hast du nur mehr Tarock, gehört dir auch jedes Tarock, das die anderen noch haben.',
        'First the kings; and once you have nothing but tarocks, every tarock that the others still hold is yours as well.',
      ),
    },
    {
      at: 9,
      say: sentence(
        'Mit welcher Farbe willst du abfahren? Tarock gilt als eine.',
        'Which suit do you want to depart with? Tarocks count as one.',
      ),
      wrong: {
        other: sentence(
          'Davon hast du zu wenig: Alles andere müsstest du vorher spielen. Am meisten hast du von Tarock.',
          'You hold too little of that: everything else would have to go first. Most of your cards are tarocks.',
        ),
      },
      right: sentence(
        'Alles außer Tarock muss jetzt weg. Ein Gegner dürfte den Bus nehmen und dasselbe mit seiner Farbe versuchen; hier will keiner.',
        'Everything but tarocks has to go now. An opponent might take the bus and try the same with a suit of their own; here nobody wants to.',
      ),
    },
    {
      at: 17,
      say: sentence('Du spielst aus. Womit fängst du an?', 'You lead. What do you start with?'),
      wrong: {
        CK: alsoGood('Treff geht genauso.', 'Clubs do just as well.'),
        SK: alsoGood('Pik geht genauso.', 'Spades do just as well.'),
        other: sentence(
          'Zuerst die Könige, solange alle noch bedienen müssen: Da liegen die Punkte.',
          'Kings first, while everybody still has to follow: that is where the points are.',
        ),
      },
      right: sentence(
        'Die Dame ist gleich dabei. Auch die anderen Könige bringst du jetzt heim.',
        'The queen comes with it. Now take the other kings home as well.',
      ),
    },
    {
      at: 29,
      say: sentence(
        'Alle Könige sind daheim. Was spielst du jetzt aus?',
        'All your kings are home. What do you lead now?',
      ),
      wrong: {
        H2: alsoGood('Auch die muss weg.', 'That has to go, too.'),
        C9: alsoGood('Auch die muss weg.', 'That has to go, too.'),
        other: sentence(
          'Tarock willst du behalten. Weg muss, was keines ist: zuerst der {DJ}.',
          'You want to keep your tarocks. What is none has to go: the {DJ} first.',
        ),
      },
      right: sentence(
        'Den Stich bekommst du nicht, aber die Karte bist du los.',
        'You do not get the trick, but you are rid of the card.',
      ),
    },
    {
      at: 36,
      say: sentence(
        'Herz ist ausgespielt, und du könntest bedienen: Nur da darfst du die Notbremse ziehen, also ein Tarock spielen. Tust du es?',
        'Hearts were led, and you could follow: only there may you pull the emergency brake, that is, play a tarock. Do you?',
      ),
      wrong: {
        brake: sentence(
          'Damit wäre es aus, und alles Weitere gehörte den Gegnern. So viele Punkte hast du noch nicht; und niemand ist schon nahe daran, nur mehr eine Farbe zu haben.',
          'It would be over, and all the rest the opponents’. You do not have that many points yet; and nobody is close to a single suit so far.',
        ),
        other: sentence(
          'Bedienen oder bremsen, etwas anderes gibt es nicht.',
          'Follow or brake: there is nothing else.',
        ),
      },
      right: sentence('Eine weniger. Jetzt fehlt nur noch die {C9}.', 'One fewer. Now only the {C9} is left to go.'),
    },
    {
      at: 39,
      say: sentence(
        'Herz hast du nicht mehr, also Tarock. Welches?',
        'You have no hearts left, so it must be a tarock. Which one?',
      ),
      wrong: {
        T15: sentence(
          '{seat1} spielt nach dir und könnte darüber gehen. Nimm das höchste.',
          '{seat1} plays after you and might go over it. Take the highest.',
        ),
        other: sentence(
          'Du willst den Stich, um die {C9} gleich auszuspielen: Nimm das höchste, den {T19}.',
          'You want the trick in order to lead the {C9} at once: take the highest, the {T19}.',
        ),
      },
      right: sentence(
        'Jetzt die {C9}: Wer sie nimmt, ist gleich. Nach dem Stich hast du nur mehr Tarock.',
        'Now the {C9}: it does not matter who takes it. After the trick you hold nothing but tarocks.',
      ),
    },
  ],
  end: sentence(
    'Abfahrt! Dir gehören deine Hand und alle Tarock, die noch in den Händen und im Talon waren, auch die ganze Trull: 45 Punkte. Jeder zahlt dir 9 fürs Spiel und 2 für die Trull.',
    'Departure! Yours are your own hand and all the tarocks that were left in the hands and the talon, the whole Trull among them: 45 points. Each pays you 9 for the game and 2 for the Trull.',
  ),
};
