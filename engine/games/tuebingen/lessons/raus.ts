import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { TuebingenAction } from '../phases/index.ts';

export const RAUS: Lesson<TuebingenAction> = {
  id: 'raus',
  title: text('Ein Raus', 'A Raus'),
  about: text('Allein gegen drei: mehr Punkte als jeder andere.', 'Alone against three: more points than any other.'),
  profile: 'tuebingen',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T12 T17 T2 HQ D6 C8 T18 SKI H8 D4 D7 S1 HK D2 S4 CN T20 T3 H2 C2 T11 T9 C3 C6 H10 DN H9 S2 DJ C9 T6 H4 C7 H6 CK T15 SJ C4 HJ HN T21 H7 D5 T7 C5 T4 CQ S6 S10 D1 S3 D3 S8 T19 T1 T14 C10 T5 T8 H5 SK DK H3 SQ D8 CJ T10 S9 T16 S5 C1 DQ D9 H1 SN D10 T13 S7',
  acts: [
    { type: 'discard', cards: ['CN', 'HN'] },
    ...inTurn('go-on', 4),
    { type: 'raus', contract: 'raus' },
    'T21 T4 T6 T3',
    'DK D8 D7 D10',
    'SK S2 S1 S7',
    'SQ S6 S3 SJ',
    'H10 H8 H4 HJ',
    'SN T2 S9 S4',
    'C3 CQ C7 C10',
    'S10 S5 T5 T7',
    'H7 H9 HK H1',
    'CK C4 C5 CJ',
    'DQ D9 D6 D4',
    'S8 T8 T9 T10',
    'DN D3 T20 D5',
    'H5 H3 T18 H6',
    'DJ D2 T13 T17',
    'HQ C8 T16 H2',
    'C1 C2 C6 C9',
    'SKI T19 T15 T11',
    'T1 T14 T12 D1',
    ...inTurn('claims-done', 4),
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Sieben Tarock mit dem Einundzwanziger, dazu zwei Könige, einer mit seiner Dame. {seat3} gibt und legt zuerst.',
        'Seven tarocks with the 21, and two kings, one with its queen. {seat3} deals and lays away first.',
      ),
    },
    {
      at: 1,
      say: sentence(
        'Nur wer ein sehr schwaches Blatt hat, darf jetzt fragen, ob jemand anderer einen Tout spielt. Mit {T21} und Königen darfst du nicht fragen, du gehst weiter.',
        'Only a very weak hand may ask now whether somebody else plays a Tout. With {T21} and kings you may not ask, and go on.',
      ),
    },
    {
      at: 5,
      say: sentence(
        'Du sprichst als Erster. Allein musst du nur mehr Punkte haben als jeder der drei anderen.',
        'You speak first. Alone you only need more points than each of the three others.',
      ),
      wrong: {
        other: sentence(
          'Mit diesem Blatt hast du wohl mehr als jeder andere: Sag Raus an.',
          'With this hand you will probably have more than any other: announce a Raus.',
        ),
      },
      right: sentence('Niemand darf dich überbieten.', 'Nobody may outbid you.'),
    },
    {
      at: 6,
      say: sentence('Du spielst aus. Welchen Tarock?', 'You lead. Which tarock?'),
      wrong: {
        other: sentence(
          'Der {T21} ist der höchste: Er nimmt den Stich und zieht drei Tarock.',
          'The {T21} is the highest: it takes the trick and draws three tarocks.',
        ),
      },
      right: sentence('Drei Tarock sind weg.', 'Three tarocks are gone.'),
    },
    {
      at: 10,
      say: sentence('Jetzt die Könige, solange alle Farbe haben.', 'Now the kings, while everybody has the suits.'),
      wrong: {
        SK: alsoGood(
          'Der auch. Aber von Karo hast du mehr, also wird der {DK} eher gestochen: zuerst er.',
          'That one, too. But you have more diamonds, so the {DK} is sooner trumped: that one first.',
        ),
        other: sentence('Der {DK} ist das höchste Karo: Spiel ihn aus.', 'The {DK} is the highest diamond: lead it.'),
      },
      right: sentence(
        'Höher ist in Karo nichts: Nehmen kann dir den Stich nur, wer sticht.',
        'Nothing in diamonds is higher: only a ruff can take the trick.',
      ),
    },
    {
      at: 14,
      say: sentence('Und der zweite.', 'And the second.'),
      wrong: {
        other: sentence('Spiel den {SK}, bevor ihn jemand sticht.', 'Lead the {SK} before somebody trumps it.'),
      },
      right: sentence(
        'Höher ist in Pik nichts: Nehmen kann dir den Stich nur, wer sticht.',
        'Nothing in spades is higher: only a ruff can take the trick.',
      ),
    },
    {
      at: 18,
      say: sentence(
        'Der {SK} ist gespielt. Welche Karte ist jetzt die höchste in Pik?',
        'The {SK} is gone. Which card is now the highest spade?',
      ),
      wrong: { other: sentence('Die {SQ}: Sie macht jetzt den Stich.', 'The {SQ}: it takes the trick now.') },
      right: sentence('Vier Stiche, und vier Bilder darin.', 'Four tricks, with four court cards in them.'),
    },
    {
      at: 37,
      say: sentence('Du bist der Letzte. Womit stichst du?', 'You play last. What do you trump with?'),
      wrong: {
        other: sentence('Der {T7} genügt: Er ist höher als der {T5}.', 'The {T7} is enough: it beats the {T5}.'),
      },
      right: sentence(
        'Er ist höher, und nach dir kommt niemand mehr: Die hohen behältst du.',
        'It is higher, and nobody plays after you: you keep the high ones.',
      ),
    },
    {
      at: 43,
      say: sentence(
        '{seat2} hat den {HK} gemacht und spielt den {CK} aus: So zeigt man, ohne es zu sagen, dass man der Contre sein will, der Stärkste gegen dich. Die anderen schmieren ihm, denn nur der Beste zählt; wer schwach ist, spielt selbst keinen König aus.',
        '{seat2} has won with the {HK} and leads the {CK}: that shows, without saying so, who wants to be the Contre, the strongest against you. The others give that player their points, for only the best one counts; who is weak leads no king of their own.',
      ),
    },
    {
      at: 82,
      say: sentence('Hast du Strafen? Nein, also bist du fertig.', 'Do you have any Strafen? No, so you are done.'),
      wrong: { other: sentence('Das hattest du nicht.', 'You did not have that.') },
      right: sentence(
        'Du hast nichts anzusagen, und ein falscher Anspruch gilt nicht.',
        'You have nothing to claim, and a false claim does not count.',
      ),
    },
  ],
  end: sentence(
    '33 Punkte, der Beste der anderen hat 25: Der Raus ist gewonnen. Deine 15 Punkte über 18 zählen dreifach, das sind 45.',
    '33 points, and the best of the others has 25: the Raus is won. Your 15 points above 18 count three times: 45.',
  ),
};
