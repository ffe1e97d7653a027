import { text } from '#engine/core/text.ts';
import { inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { TuebingenAction } from '../phases/index.ts';

export const STRAFEN: Lesson<TuebingenAction> = {
  id: 'strafen',
  title: text('Versteckter Raus und Strafen', 'Concealed Raus and Strafen'),
  about: text(
    'Wer den eigenen König ruft, spielt heimlich allein; und nach dem Zählen wird angesagt.',
    'Whoever calls their own king secretly plays alone; and after counting comes the claiming.',
  ),
  profile: 'tuebingen',
  table: 4,
  dealer: 3,
  seat: 3,
  deck: 'C8 T12 S7 S1 D1 H8 S3 T17 DK H10 C6 H7 SJ D10 T19 S6 T9 C1 T14 DQ HN D9 HJ C9 D3 H2 T8 CQ DJ C7 S9 HQ H3 T6 H6 D6 T21 T4 H4 S2 S10 T13 C10 T11 T10 D5 DN SK CN H9 HK D7 S8 T5 C2 T16 SKI T7 T3 H1 S4 T15 D8 C3 S5 T18 C5 D4 C4 D2 T1 CJ T20 SQ SN H5 CK T2',
  acts: [
    { type: 'discard', cards: ['DQ', 'SQ'] },
    ...inTurn('go-on', 4),
    ...inTurn('pass', 4),
    { type: 'call', king: 'CK' },
    'S1 SK S8 S2',
    'DK D10 D6 D9',
    'H10 HQ H5 HJ',
    'HK H4 HN H9',
    'C2 CK C3 C5',
    'T21 T10 T8 T5',
    'T20 T11 T17 T6',
    'T2 T12 T18 T19',
    'H7 H1 T13 H8',
    'D8 D5 D7 T3',
    'T16 T15 S3 T1',
    'SN S4 S5 S9',
    'C1 C10 C7 CJ',
    'C4 T4 C8 CN',
    'S6 S10 DN SJ',
    'H6 T7 S7 H2',
    'T14 D3 D4 C6',
    'SKI C9 CQ D2',
    'DJ H3 T9 D1',
    ...inTurn('claims-done', 3),
    { type: 'claim', bonus: 'oberers' },
    { type: 'claim', bonus: 'unterers' },
    { type: 'claim', bonus: 'einser-gefasst' },
    { type: 'claims-done' },
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Du gibst. Leg zwei Karten: Bilder, die sonst verloren gehen, und die teuersten zuerst.',
        'You deal. Lay two cards away: court cards that would be lost, the most valuable first.',
      ),
      wrong: {
        other: sentence(
          'Leg die beiden Damen, {DQ} und {SQ}: Sieben Punkte sind in Sicherheit.',
          'Lay away the two queens, {DQ} and {SQ}: seven points are safe.',
        ),
      },
      right: sentence('So kann sie dir niemand mehr abnehmen.', 'This way nobody can take them from you.'),
    },
    {
      at: 8,
      say: sentence(
        'Dein Blatt reicht für einen Raus. Aber du könntest auch deinen eigenen König rufen: Dann weiß keiner, dass du allein bist. Was sagst du jetzt?',
        'Your hand is good enough for a Raus. But you could also call your own king: then nobody knows that you are alone. What do you say now?',
      ),
      wrong: {
        other: sentence(
          'Das ginge, aber offen. Pass, und ruf dann deinen eigenen König.',
          'That would work, but openly. Pass, and then call your own king.',
        ),
      },
      right: sentence('Gepasst haben jetzt alle: Du darfst rufen.', 'Now everybody has passed: you may call.'),
    },
    {
      at: 9,
      say: sentence('Ruf einen König, den du selbst hast.', 'Call a king that you hold yourself.'),
      wrong: {
        'fort-mit': sentence(
          'Mit diesem Blatt gibst du nicht auf. Ruf deinen {CK}.',
          'With this hand you do not give up. Call your {CK}.',
        ),
        other: sentence(
          'Den hast du nicht: Dann spielte jemand mit dir.',
          'You do not hold that one: then somebody would play with you.',
        ),
      },
      right: sentence(
        'Die anderen suchen jetzt einen Partner, den es nicht gibt.',
        'Now the others look for a partner who does not exist.',
      ),
    },
    {
      at: 28,
      say: sentence(
        'Mit dem {CK} ist es heraus: Jetzt wissen alle, dass du allein spielst.',
        'With the {CK} it is out: now everybody knows that you play alone.',
      ),
    },
    {
      at: 89,
      say: sentence(
        'Du hast gewonnen. Jetzt die Strafen: Drei Tarock in Folge vom Einundzwanziger abwärts sind Oberer. {T21} und {T20} hattest du, und der Ski ersetzt den {T19}: Sag sie an.',
        'You have won. Now the Strafen: three tarocks in sequence from the 21 down are Oberer. You had {T21} and {T20}, and the Ski stands for the {T19}: claim them.',
      ),
      wrong: {
        'einser-gefasst': sentence('Das kommt gleich. Zuerst die Oberer.', 'That comes in a moment. First the Oberer.'),
        unterers: sentence('Das kommt gleich. Zuerst die Oberer.', 'That comes in a moment. First the Oberer.'),
        'claims-done': sentence(
          'Noch nicht! Was niemand ansagt, zählt nicht.',
          'Not yet! What nobody claims does not count.',
        ),
        other: sentence('Nicht das. Zuerst die Oberer.', 'Not that. First the Oberer.'),
      },
      right: sentence('Jede Karte der Folge bringt zwei Punkte.', 'Each card of the run brings two points.'),
    },
    {
      at: 90,
      say: sentence(
        'Und von unten? {T2}, {T3} und {T4} hattest du, und der Ski ersetzt auch den Einser, der dir fehlt.',
        'And from below? You had {T2}, {T3} and {T4}, and the Ski also stands for the 1 that you lack.',
      ),
      wrong: {
        'claims-done': sentence('Du hast noch mehr.', 'You have more.'),
        other: sentence(
          'Tarock in Folge vom Einser aufwärts sind Unterer: Sag sie an.',
          'Tarocks in sequence from the 1 up are Unterer: claim them.',
        ),
      },
      right: sentence('Was du hast, zählt nur, wenn du es ansagst.', 'What you have counts only if you claim it.'),
    },
    {
      at: 91,
      say: sentence(
        'Dein {T16} hat den Einser der anderen gestochen. Auch das ist eine Strafe.',
        'Your {T16} has taken the others’ 1. That is a Strafe, too.',
      ),
      wrong: { other: sentence('Sag „Einser gefasst“ an.', 'Claim “Einser gefasst”.') },
      right: sentence('Was du hast, zählt nur, wenn du es ansagst.', 'What you have counts only if you claim it.'),
    },
    {
      at: 92,
      say: sentence('Mehr hast du nicht: fertig.', 'You have no more: done.'),
      wrong: { other: sentence('Das hattest du nicht.', 'You did not have that.') },
      right: sentence(
        'Du hast nichts anzusagen, und ein falscher Anspruch gilt nicht.',
        'You have nothing to claim, and a false claim does not count.',
      ),
    },
  ],
  end: sentence(
    '48 Punkte sind 30 über 18, die Strafen bringen 6, 8 und 5 dazu, und alles zählt dreifach: 147 Punkte.',
    '48 points are 30 above 18, the Strafen add 6, 8 and 5, and all of it counts three times: 147 points.',
  ),
};
