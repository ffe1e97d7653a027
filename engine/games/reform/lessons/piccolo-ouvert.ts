import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { ReformAction } from '../phases/index.ts';

/** Exactly one trick, with all hands open after the first. */
export const PICCOLO_OUVERT: Lesson<ReformAction> = {
  id: 'piccolo-ouvert',
  title: text('Ein Piccolo ouvert', 'A Piccolo ouvert'),
  about: text(
    'Genau ein Stich, und nach dem ersten liegen alle Karten offen.',
    'Exactly one trick, and after the first one all hands lie open.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T2 DN HJ T9 D1 T12 T19 T18 T7 D4 D3 D2 C7 C8 T5 T17 T13 DK T15 HN CJ T16 CQ H2 T11 T14 H1 CN SN HQ T4 T21 T22 C9 S10 T8 C10 SJ T6 CK S7 S8 S9 H4 H3 SQ T10 DQ T3 SK DJ HK T20 T1',
  acts: [
    { type: 'cut', cards: 33 },
    { type: 'done' },
    { type: 'bid', contract: 'piccolo-ouvert' },
    ...inTurn('pass', 3),
    ...inTurn('no-buy', 3),
    ...inTurn('good', 4),
    'CK CJ CQ CN',
    'S7 SQ T20 SN',
    'HK HQ H4 HN',
    'T1 T9 T5 T10',
    'DQ DN D1 D4',
    'T3 T16 T19 S8',
    'T12 S9 T17 T2',
    'SK T11 T18 H3',
    'T7 D3 T13 T14',
    'HJ T4 D2 T15',
    'DJ H2 T21 C7',
    'T22 C8 DK H1',
  ],
  steps: [
    {
      at: 2,
      say: sentence(
        'Lauter kleine Karten, nur ein kleines Tarock, aber der {CK}. Was sagst du?',
        'Nothing but small cards, one small tarock only, but the {CK}. What do you say?',
      ),
      wrong: {
        'bettel-ouvert': sentence(
          'Der {CK} macht leicht einen Stich: Einen Bettel verlierst du damit.',
          'The {CK} easily takes a trick: a Bettel would be lost by it.',
        ),
        bettel: sentence(
          'Der {CK} macht leicht einen Stich: Einen Bettel verlierst du damit.',
          'The {CK} easily takes a trick: a Bettel would be lost by it.',
        ),
        piccolo: alsoGood(
          'Richtig gesehen, aber der zählt nur 10. Dein Blatt ist auch offen gut genug.',
          'Well seen, but that counts only 10. Your hand is good enough to be seen.',
        ),
        other: sentence(
          'Du willst fast keine Stiche, aber einen machst du: Sag Piccolo ouvert an.',
          'You want almost no tricks, but one you will take: bid Piccolo ouvert.',
        ),
      },
      right: sentence(
        'Der {CK} macht den einen Stich, und der Rest macht keinen. Offen zählt das 20.',
        'The {CK} takes the one trick, and the rest take none. With open hands that counts 20.',
      ),
    },
    {
      at: 13,
      say: sentence(
        'Der Spieler spielt aus. Noch sieht niemand deine Karten. Womit fängst du an?',
        'The declarer leads. Nobody sees your cards yet. What do you start with?',
      ),
      wrong: {
        other: sentence(
          'Hol dir zuerst deinen Stich: Später könnte der {CK} gestochen werden.',
          'First take your trick: later the {CK} might be ruffed.',
        ),
      },
      right: sentence(
        'Jetzt haben alle noch Treff, und niemand sticht den König: Der eine Stich ist gemacht.',
        'Everybody still has clubs, and nobody ruffs the king: the one trick is taken.',
      ),
    },
    {
      at: 17,
      say: sentence(
        'Jetzt liegen alle Karten offen auf dem Tisch. Du brauchst keinen Stich mehr. Was spielst du aus?',
        'Now all cards lie open on the table. You need no more tricks. What do you lead?',
      ),
      wrong: {
        S8: alsoGood(
          'Auch die ist klein genug: Du siehst höhere Pik bei {seat1}.',
          'That is small enough as well: you see higher spades in the hand of {seat1}.',
        ),
        other: sentence(
          'Schau in die offenen Hände: Am sichersten ist dein kleinstes Pik, die {S7}.',
          'Look at the open hands: safest is your smallest spade, the {S7}.',
        ),
      },
      right: sentence(
        '{seat1} und {seat3} haben höhere Pik, und {seat2} muss mit Tarock stechen.',
        '{seat1} and {seat3} have higher spades, and {seat2} has to ruff.',
      ),
    },
    {
      at: 23,
      say: sentence('Der {HK} liegt. Welches Herz gibst du?', 'The {HK} has been played. Which heart do you play?'),
      wrong: {
        H3: alsoGood(
          'Auch die macht keinen Stich. Besser behältst du aber die kleinere.',
          'That takes no trick either. But you had better keep the smaller one.',
        ),
        other: sentence('Du hast Herz und musst es zugeben.', 'You have hearts and must follow.'),
      },
      right: sentence('Die hohe geht, die kleine bleibt.', 'The high one goes, the small one stays.'),
    },
  ],
  end: sentence('Genau ein Stich: Jeder zahlt dir 20.', 'Exactly one trick: each pays you 20.'),
};
