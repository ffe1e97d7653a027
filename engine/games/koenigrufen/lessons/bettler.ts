import { text } from '#engine/core/text.ts';
import { inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { KoenigrufenAction } from '../phases/index.ts';

export const BETTLER: Lesson<KoenigrufenAction> = {
  id: 'bettler',
  title: text('Ein Bettler', 'A Bettler'),
  about: text(
    'Kein einziger Stich: tief bleiben, und Gefährliches rechtzeitig loswerden.',
    'Not a single trick: stay low, and lose dangerous cards in time.',
  ),
  profile: 'einfach',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T2 S8 S7 H1 H2 H4 T12 CN D3 T11 DK HQ T15 T10 T17 HN H3 CJ T9 CQ HK CK S9 T21 SQ T18 T22 T6 T5 C9 D1 D2 D4 C7 C8 C10 T13 S10 T8 DN T1 HJ T20 T4 T16 SN T14 DQ T7 SK T19 T3 SJ DJ',
  acts: [
    { type: 'bid', contract: 'bettel' },
    ...inTurn('pass', 3),
    ...inTurn('good', 4),
    'T2 T13 T20 T21',
    'T3 H2 T12 T17',
    'H3 HK H1 HQ',
    'DJ D2 DK DQ',
    'S10 SN SK S8',
    'S9 S7 T11 T16',
    'CJ CK C10 CN',
    'SJ D1 T8 T15',
    'T4 T19 H4 T1',
    'T7 D4 DN T14',
    'T10 T9 C7 HJ',
    'HN CQ C8 D3',
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Zwölf kleine Karten, darunter nur ein Tarock: Damit macht man keinen Stich. Genau das verspricht ein Bettler. Was sagst du an?',
        'Twelve small cards and only one tarock: such a hand takes no trick. That is just what a Bettler promises. What do you announce?',
      ),
      wrong: {
        vorhand: sentence(
          'Aufheben musst du nichts: Dein Blatt ist ein Bettler.',
          'No need to wait: your hand is a Bettler.',
        ),
        other: sentence(
          'Dafür müsstest du Stiche machen. Sag an, dass du keinen machst: einen Bettler.',
          'For that you would have to take tricks. Announce that you take none: a Bettler.',
        ),
      },
      right: sentence('Gewinnst du, zahlt dir jeder vier Punkte.', 'If you win, each pays you four points.'),
    },
    {
      at: 4,
      say: sentence(
        'Der Talon bleibt liegen, und einen Partner gibt es nicht. Du liegst: Du sagst nichts mehr an.',
        'The talon stays where it is, and there is no partner. You are done announcing.',
      ),
    },
    {
      at: 8,
      say: sentence(
        'Du spielst aus. Welche gefährliche Karte wirst du jetzt sicher los?',
        'You lead. Which dangerous card can you surely lose now?',
      ),
      wrong: {
        S8: sentence(
          'Nicht schlecht, aber der Tarock ist gefährlicher: Jetzt hat noch jeder einen höheren.',
          'Not bad, but the tarock is more dangerous: now everybody still has a higher one.',
        ),
        other: sentence(
          'Das ginge. Aber zuerst gehört der einzige Tarock weg, solange alle anderen höhere haben.',
          'That would do. But your only tarock should go first, while everybody else has higher ones.',
        ),
      },
      right: sentence(
        'Drei höhere Tarock fallen darauf: Der gefährlichste ist weg.',
        'Three higher tarocks fall on it: your most dangerous card is gone.',
      ),
    },
    {
      at: 18,
      say: sentence(
        'Herz ist ausgespielt, der {HK} liegt schon. Unter ihm kannst du jedes Herz loswerden.',
        'Hearts were led, and the {HK} is already there. Under it any heart can go.',
      ),
      wrong: {
        H4: sentence(
          'Die Vier ist deine kleinste: Heb sie auf. Die {H1} ist gefährlicher.',
          'The four is your smallest: keep it. The {H1} is more dangerous.',
        ),
        other: sentence('Du hast Herz und musst es zugeben.', 'You have hearts and must follow.'),
      },
      right: sentence('Die hohe Karte geht, die kleine bleibt.', 'The high card goes, the small one stays.'),
    },
    {
      at: 34,
      say: sentence(
        '{CJ} und {CK} liegen. Welches Treff gibst du?',
        '{CJ} and {CK} lie there. Which club do you play?',
      ),
      wrong: {
        other: sentence(
          'Die {C10} ist dein höchstes Treff: Unter dem König wirst du sie los.',
          'The {C10} is your highest club: under the king you can lose it.',
        ),
      },
      right: sentence('So bleibst du unter allem, was noch kommt.', 'So you stay below whatever comes.'),
    },
  ],
  end: sentence(
    'Kein Stich: Der Bettler ist gewonnen, und jeder zahlt dir vier Punkte.',
    'No trick: the Bettler is won, and each pays you four points.',
  ),
};
