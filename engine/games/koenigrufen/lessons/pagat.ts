import { text } from '#engine/core/text.ts';
import { inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { KoenigrufenAction } from '../phases/index.ts';

export const PAGAT: Lesson<KoenigrufenAction> = {
  id: 'pagat',
  title: text('Pagat ultimo', 'Pagat ultimo'),
  about: text(
    'Der kleinste Tarock macht den letzten Stich, und das ist angesagt.',
    'The smallest tarock takes the last trick, and that was announced.',
  ),
  profile: 'einfach',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T20 T17 T15 T12 T9 T6 S10 DK T3 T18 D3 SN SK CK D2 H3 S7 C8 DN T7 CQ SQ T10 T19 T13 DQ C9 T22 T16 T8 T1 HK H4 S8 SJ C10 T21 C7 HJ T4 H1 D4 CJ T5 T14 DJ D1 H2 HQ T2 CN HN S9 T11',
  acts: [
    { type: 'vorhand' },
    ...inTurn('pass', 3),
    { type: 'bid', contract: 'rufer' },
    { type: 'call', king: 'CK' },
    { type: 'take', half: 1 },
    { type: 'discard', cards: ['S8', 'SJ', 'C10'] },
    { type: 'announce', bonus: 'pagat' },
    ...inTurn('good', 4),
    'T6 T21 T5 T2',
    'C7 CK CN T9',
    'T22 T3 T14 T7',
    'T8 T4 S7 T10',
    'DN T17 D3 DJ',
    'T15 T18 C8 T11',
    'D4 D2 T19 T20',
    'HK H1 H3 HN',
    'H4 HJ H2 HQ',
    'SQ T12 S10 SK',
    'T16 SN CJ S9',
    'T1 DK D1 CQ',
  ],
  steps: [
    {
      at: 4,
      say: sentence(
        'Dasselbe Blatt wie im ersten Rufer. Sag ihn an.',
        'The same hand as in the first Rufer. Announce it.',
      ),
      wrong: { other: sentence('Mit sieben Tarock sagst du einen Rufer an.', 'With seven tarocks announce a Rufer.') },
      right: sentence(
        'So viele Tarock tragen einen Rufer, und der Partner hilft.',
        'So many tarocks carry a Rufer, and a partner helps.',
      ),
    },
    {
      at: 6,
      say: sentence('Welche Hälfte hat mehr Tarock?', 'Which half has more tarocks?'),
      wrong: {
        other: sentence(
          'Die andere: drei Tarock, darunter der Sküs.',
          'The other one: three tarocks, the Sküs among them.',
        ),
      },
      right: sentence('Jetzt hast du zehn Tarock.', 'Now you have ten tarocks.'),
    },
    {
      at: 7,
      say: sentence(
        'Verleg Pik und Treff ganz: Mit zehn Tarock musst du den Partner nicht suchen. Herz bleibt für den König.',
        'Lay away all spades and clubs: with ten tarocks you need not look for your partner. Hearts stay for the king.',
      ),
      wrong: { other: sentence('Leg {S8}, {SJ} und {C10} weg.', 'Lay away {S8}, {SJ} and {C10}.') },
      right: sentence('In Pik und Treff kannst du dann stechen.', 'You can then ruff spades and clubs.'),
    },
    {
      at: 8,
      say: sentence(
        'Mit zehn Tarock bleibt der {T1} wohl bis zum letzten Stich übrig und macht ihn. Sag den Pagat an: Angesagt zählt er doppelt.',
        'With ten tarocks the {T1} will probably be left for the last trick and take it. Announce the Pagat: announced it counts double.',
      ),
      wrong: {
        good: sentence(
          'Dann zählt er nur still. Drück zuerst „Pagat“, und dann „Ich liege“.',
          'Then it counts only silently. First press “Pagat”, then “I am ready”.',
        ),
        other: sentence('So sicher wie der Pagat ist hier nichts.', 'Nothing here is as safe as the Pagat.'),
      },
      right: sentence(
        'Angesagt. Jetzt muss er den letzten Stich machen.',
        'Announced. Now it has to take the last trick.',
      ),
    },
    {
      at: 9,
      say: sentence('Mehr nicht: Bestätige mit „Ich liege“.', 'Nothing more: confirm with “I am ready”.'),
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
      at: 13,
      say: sentence('Womit ziehst du Tarock?', 'With what do you draw tarocks?'),
      wrong: { other: sentence('Ein kleiner genügt: der {T6}.', 'A small one will do: the {T6}.') },
      right: sentence(
        'Damit ziehst du Tarock und behältst die hohen für später.',
        'This draws tarocks and keeps the high ones for later.',
      ),
    },
    {
      at: 21,
      say: sentence(
        '{seat2} hat den {CK} gespielt und ist dein Partner; stechen musstest du ihn trotzdem. Die Gegner haben noch Tarock: Zieh mit dem höchsten.',
        '{seat2} has played the {CK} and is your partner; you had to trump it all the same. The opponents still have tarocks: draw with the highest.',
      ),
      wrong: {
        other: sentence('Mit dem {T22} bleibst du sicher am Spiel.', 'With the {T22} you surely keep the lead.'),
      },
      right: sentence(
        'Höher ist nichts: Du bleibst am Spiel und ziehst ihnen weiter Tarock.',
        'Nothing is higher: you keep the lead and go on drawing their tarocks.',
      ),
    },
    {
      at: 53,
      say: sentence(
        'Zwei Karten noch: {T16} und {T1}. Der angesagte Pagat bleibt bis zuletzt, also kommt jetzt der {T16}.',
        'Two cards left: {T16} and {T1}. The announced Pagat stays until the end, so now it is the {T16}.',
      ),
    },
  ],
  end: sentence(
    'Der Pagat hat den letzten Stich gemacht: zwei Punkte dazu, und für alle vier Könige noch einer.',
    'The Pagat has taken the last trick: two points more, and one more for all four kings.',
  ),
};
