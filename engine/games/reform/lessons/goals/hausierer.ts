import { text } from '#engine/core/text.ts';
import type { ReformAction } from '#engine/games/reform/phases/index.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';

/** Out of cards before the others are. */
export const HAUSIERER: Lesson<ReformAction> = {
  id: 'hausierer',
  title: text('Ein Hausierer', 'A Hausierer'),
  about: text(
    'Du nimmst Karten auf und wirst alle los, mehrere auf einmal.',
    'You draw cards, and get rid of all of them, several at once.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'CJ CK D4 T11 SQ S8 T18 S10 S9 HN T1 DK C9 T14 T3 T2 C10 HQ DN C7 T21 H2 DJ T20 S7 T9 SK T16 T10 HK SN H4 CN D1 T6 T8 T17 H1 T19 D2 T7 SJ C8 T13 T5 DQ T12 CQ D3 H3 T4 T15 T22 HJ',
  acts: [
    { type: 'cut', cards: 20 },
    { type: 'done' },
    { type: 'bid', contract: 'hausierer' },
    ...inTurn('pass', 3),
    ...inTurn('no-buy', 3),
    ...inTurn('good', 3),
    ...inTurn('draw', 3),
    { type: 'enough' },
    ...inTurn('good', 4),
    { type: 'play-set', cards: ['HK', 'HJ', 'H2', 'H4'] },
    'H1 HN H3',
    { type: 'play-set', cards: ['CK', 'CJ'] },
    'CN C8 C7',
    { type: 'play-set', cards: ['SK', 'SN'] },
    'S8 S9 T2',
    'C10 T22 T6 C9',
    { type: 'play-set', cards: ['T21', 'T16', 'T15', 'T10', 'T4'] },
    'T8 T7 T3',
    'DJ D4 DK D3',
  ],
  steps: [
    {
      at: 2,
      say: sentence(
        'Drei Könige und der Sküs, aber zu wenig Tarock für einen Dreier. Was sagst du?',
        'Three kings and the Sküs, but too few tarocks for a Dreier. What do you say?',
      ),
      wrong: {
        dreier: sentence(
          'Mit so wenig Tarock verlierst du bald jede Führung.',
          'With so few tarocks you soon lose the lead for good.',
        ),
        other: sentence(
          'Es gibt ein Spiel, in dem du eine ganze Farbe auf einmal ausspielen darfst: den Hausierer.',
          'There is a game in which you may play a whole suit at once: the Hausierer.',
        ),
      },
      right: sentence(
        'Wer die hohen Karten hat, wird mit jeder eine ganze Farbe los.',
        'A player with the high cards gets rid of a whole suit with each of them.',
      ),
    },
    {
      at: 12,
      say: sentence(
        'Karo fehlt dir, und von jeder Farbe musst du am Anfang eine Karte haben. Was tust du?',
        'You have no diamonds, and need a card of each suit to begin with. What do you do?',
      ),
      wrong: {
        other: sentence(
          'So hättest du gleich verloren, und das wird teuer. Nimm, bis ein Karo kommt.',
          'You would have lost at once, and dearly. Draw until a diamond comes.',
        ),
      },
      right: sentence(
        'Der Mond! Ein Karo ist es noch nicht: Nimm weiter.',
        'The Mond! It is no diamond yet: go on drawing.',
      ),
    },
    {
      at: 15,
      say: sentence(
        'Der {DJ}: Jetzt hast du alle Farben. Nimmst du noch eine?',
        'The {DJ}: now you have every suit. Will you draw another one?',
      ),
      wrong: {
        other: sentence(
          'Jede Karte mehr musst du auch wieder loswerden. Sag „Genug“.',
          'Every further card has to go again as well. Say “enough”.',
        ),
      },
      right: sentence('Mehr brauchst du nicht.', 'You need no more.'),
    },
    {
      at: 20,
      say: sentence('Du spielst aus. Womit fängst du an?', 'You lead. What do you start with?'),
      wrong: {
        'play-set': sentence(
          'Fang mit allen vier Herz an: Der König sticht, und so viele wirst du auf keinem anderen Stich los.',
          'Start with all four hearts: the king wins, and no other suit with a king takes as many with it.',
        ),
        other: sentence(
          'Eine allein ist zu wenig: Leg die ganze Farbe auf den Tisch, solange ihre höchste Karte sticht.',
          'One alone is too little: put the whole suit on the table while its highest card wins.',
        ),
      },
      right: sentence('Vier Karten mit einem Stich.', 'Four cards with one trick.'),
    },
    {
      at: 28,
      say: sentence(
        'Auch Treff ist weg. Vor dem Tarock noch eine Farbe mit König: Welche?',
        'Clubs are gone as well. One more suit with a king before the tarocks: which?',
      ),
      wrong: {
        DJ: sentence(
          'In Karo hast du nichts Hohes: Das ist deine letzte Karte, wenn niemand mehr etwas dagegen tun kann.',
          'You have nothing high in diamonds: that is your last card, when nobody can do anything about it.',
        ),
        other: sentence(
          'Beide Pik auf einmal: Die Tarock brauchst du danach.',
          'Both spades at once: you need the tarocks after that.',
        ),
      },
      right: sentence('Gestochen! Aber beide Karten bist du los.', 'It was ruffed! But you are rid of both cards.'),
    },
    {
      at: 33,
      say: sentence(
        'Treff ist ausgespielt, und du hast keines mehr. Ohne den Sküs hättest du jetzt verloren: Er passt zu jeder Farbe und sticht, wenn er allein liegt.',
        'Clubs were led, and you have none left. Without the Sküs you would have lost now: it goes with any suit, and wins if it is played alone.',
      ),
    },
    {
      at: 36,
      say: sentence('Und jetzt?', 'And now?'),
      wrong: {
        DJ: sentence(
          'Den Stich bekämst du nicht, und in deiner Hand wäre nur Tarock: Auf jede andere Farbe könntest du nicht bedienen.',
          'You would not get that trick, and hold nothing but tarocks: you could not follow to any other suit.',
        ),
        'play-set': alsoGood(
          'Mit dem Mond darunter sticht das auch; aber alle auf einmal geht am schnellsten.',
          'With the Mond among them that wins, too; but all of them at once is fastest.',
        ),
        other: sentence(
          'Alle Tarock auf einmal: Der Mond sticht, denn der Sküs ist gespielt.',
          'All the tarocks at once: the Mond wins, for the Sküs has been played.',
        ),
      },
      right: sentence(
        'Bleibt der {DJ}: Mit ihm bist du alle Karten los, und wer den Stich macht, ist gleich.',
        'That leaves the {DJ}: with it you are out of cards, and it does not matter who takes the trick.',
      ),
    },
  ],
  end: sentence(
    'Nach 6 Stichen hast du keine Karten mehr, und 6 werden nicht mehr gespielt: 6 mal 11, also 66 von jedem.',
    'You are out of cards after 6 tricks, and 6 are not played any more: 6 times 11, that is 66 from each.',
  ),
};
