import { text } from '#engine/core/text.ts';
import { inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { IllustratedAction } from '../phases/index.ts';

export const PAGAT: Lesson<IllustratedAction> = {
  id: 'pagat',
  title: text('Solo mit Pagat ultimo', 'Solo with Pagat ultimo'),
  about: text(
    'Ohne Talon, mit einer Meldung und dem Pagat im letzten Stich.',
    'Without the talon, with a meld, and the Pagat in the last trick.',
  ),
  profile: 'mayr-sedlaczek-2016',
  table: 3,
  dealer: 2,
  seat: 0,
  deck: 'C9 T1 T20 T4 T22 T10 SN CK S10 T12 DJ DQ D1 C10 T17 HK H4 SK T7 HQ S8 SJ T18 S7 T9 D4 S9 T13 H3 CN DN T8 T19 SQ D2 T21 T5 T14 HN CJ H1 T3 HJ DK T15 CQ C8 T6 T2 D3 H2 T16 T11 C7',
  acts: [
    { type: 'bid', contract: 'solo' },
    { type: 'announce', bonus: 'pagat' },
    { type: 'lie' },
    { type: 'good' },
    { type: 'good' },
    { type: 'meld', meld: 'tarock-trull' },
    ...inTurn('good', 3),
    'T20 T3 T2',
    'T22 T12 T6',
    'T19 T15 T7',
    'T21 T17 T11',
    'T4 S10 T16',
    'SK SN CQ',
    'H4 T5 H1',
    'CK C10 C7',
    'SQ D1 S7',
    'D2 DK D3',
    'HK H2 T8',
    'C9 CJ C8',
    'DQ T18 DN',
    'HQ T14 HJ',
    'T10 DJ S8',
    'T1 HN SJ',
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Zehn Tarock mit Sküs, Mond und Pagat. Brauchst du den Talon?',
        'Ten tarocks with Sküs, Mond and Pagat. Do you need the talon?',
      ),
      wrong: {
        other: sentence(
          'Dieses Blatt gewinnt ohne Talon, und das Solo zählt am meisten.',
          'This hand wins without the talon, and the solo counts most.',
        ),
      },
      right: sentence(
        'So viele Tarock gewinnen auch ohne Talon, und ein Solo zählt am meisten.',
        'So many tarocks win without the talon, too, and a Solo counts most.',
      ),
    },
    {
      at: 1,
      say: sentence(
        'Mit zehn Tarock bleibt der {T1} bis zuletzt. Sag „Pagat ultimo“ an.',
        'With ten tarocks the {T1} lasts to the end. Announce “Pagat ultimo”.',
      ),
      wrong: {
        lie: sentence(
          'Noch nicht: Der Pagat ist so gut wie sicher, sag ihn an.',
          'Not yet: the Pagat is as good as safe, announce it.',
        ),
        other: sentence('Sicher genug ist hier nur der Pagat.', 'Only the Pagat is safe enough here.'),
      },
      right: sentence('Dafür musst du ihn jetzt hüten.', 'Now you have to guard it.'),
    },
    {
      at: 2,
      say: sentence('Und jetzt: „Es liegt“.', 'And now “I am ready”.'),
      wrong: {
        other: sentence(
          'Das ist hier nicht sicher genug. Sag „Es liegt“.',
          'That is not safe enough here. Say “I am ready”.',
        ),
      },
      right: sentence('Nichts davon ist sicher genug, um es anzusagen.', 'None of it is sure enough to be announced.'),
    },
    {
      at: 5,
      say: sentence(
        'Sküs, Mond und Pagat in einer Hand kann man melden. Tu es: Du kannst dabei nur gewinnen.',
        'Sküs, Mond and Pagat in one hand may be melded. Do it: you can only win by it.',
      ),
      wrong: {
        other: sentence('Du hast etwas zu melden: die Tarock Trull.', 'You have something to meld: the tarock trull.'),
      },
      right: sentence('Was du meldest, kann nur gewinnen.', 'What you meld can only win.'),
    },
    {
      at: 9,
      say: sentence('Du spielst aus. Welchen Tarock?', 'You lead. Which tarock?'),
      wrong: {
        T22: sentence(
          'Genauso sicher; hier beginnen wir mit dem {T20}.',
          'Just as safe; here we begin with the {T20}.',
        ),
        T21: sentence(
          'Genauso sicher; hier beginnen wir mit dem {T20}.',
          'Just as safe; here we begin with the {T20}.',
        ),
        T1: sentence('Der Pagat muss bis zum letzten Stich bleiben!', 'The Pagat has to stay until the last trick!'),
        other: sentence(
          'Fang mit dem {T20} an: Höher sind nur deine eigenen.',
          'Begin with the {T20}: only your own are higher.',
        ),
      },
      right: sentence(
        'Höher sind nur deine eigenen: Der Stich gehört dir, und die anderen verlieren Tarock.',
        'Only your own are higher: the trick is yours, and the others lose tarocks.',
      ),
    },
    {
      at: 41,
      say: sentence(
        'Du bist der Letzte, und der {HK} liegt im Stich. Womit stichst du?',
        'You are last, and the {HK} is in the trick. What do you trump with?',
      ),
      wrong: {
        T1: sentence(
          'Dann ist die Ansage verloren. Nimm einen anderen.',
          'Then the announcement is lost. Take another one.',
        ),
        other: sentence('Der kleinste außer dem Pagat: der {T8}.', 'The smallest except the Pagat: the {T8}.'),
      },
      right: sentence('Ein König für einen kleinen Tarock.', 'A king for a small tarock.'),
    },
    {
      at: 51,
      say: sentence('Zwei Karten noch. Welche zuerst?', 'Two cards left. Which one first?'),
      wrong: {
        other: sentence(
          'Der Pagat ist für den letzten Stich. Spiel den {T10}.',
          'The Pagat is for the last trick. Lead the {T10}.',
        ),
      },
      right: sentence('Und der {T1} macht den letzten.', 'And the {T1} takes the last.'),
    },
  ],
  end: sentence(
    'Solo, Pagat und Meldung, alles gewonnen: Allein damit bist du schon über hundert, mit 120.',
    'Solo, Pagat and meld, all won: that alone takes you past one hundred, to 120.',
  ),
};
