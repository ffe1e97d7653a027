import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { ReformAction } from '../phases/index.ts';

/** A negative game, in which each opponent doubles alone. */
export const BETTEL: Lesson<ReformAction> = {
  id: 'bettel',
  title: text('Ein Bettel mit Kontra', 'A Bettel with a kontra'),
  about: text(
    'Kein einziger Stich, und jeder Gegner kontriert für sich allein.',
    'Not a single trick, and every opponent doubles alone.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'C8 C10 T13 S10 T8 DN T1 HJ T20 T4 T16 SN T14 DQ T7 SK T19 T3 SJ DJ SQ T18 T22 T6 T5 C9 T2 S8 S7 H1 H2 H4 T12 CN D3 T11 DK HQ T15 T10 T17 HN H3 CJ T9 CQ HK CK S9 T21 D1 D2 D4 C7',
  acts: [
    { type: 'cut', cards: 20 },
    { type: 'done' },
    { type: 'bid', contract: 'bettel' },
    ...inTurn('pass', 3),
    ...inTurn('no-buy', 3),
    { type: 'good' },
    { type: 'good' },
    { type: 'kontra', item: 'game@2' },
    { type: 'good' },
    { type: 'good' },
    { type: 'rekontra', item: 'game@2' },
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
      at: 2,
      say: sentence(
        'Zwölf kleine Karten, darunter nur ein Tarock: Damit macht man keinen Stich. Genau das verspricht ein Bettel. Was sagst du?',
        'Twelve small cards and only one tarock: such a hand takes no tricks. That is just what a Bettel promises. What do you say?',
      ),
      wrong: {
        'mein-spiel': sentence(
          'Abwarten bringt nichts: Dein Blatt ist ein Bettel und nichts anderes.',
          'Waiting gains nothing: your hand is a Bettel and nothing else.',
        ),
        other: sentence(
          'Dafür müsstest du Stiche machen. Sag an, dass du keinen machst: einen Bettel.',
          'For that you would have to take tricks. Announce that you take none: a Bettel.',
        ),
      },
      right: sentence('Gewinnst du, zahlt dir jeder zehn Punkte.', 'If you win, each pays you ten points.'),
    },
    {
      at: 6,
      say: sentence(
        'Du spielst allein gegen drei. So ein Spiel darf dir jeder Gegner abkaufen; hier will es keiner.',
        'You play alone against three. Any opponent may buy such a game; here nobody wants to.',
      ),
    },
    {
      at: 12,
      say: sentence(
        '{seat2} glaubt dir nicht und sagt Kontra. Im Bettel gilt das nur für euch beide: {seat1} und {seat3} zahlen einfach.',
        '{seat2} does not believe you and says kontra. In a Bettel it binds only the two of you: for {seat1} and {seat3} nothing changes.',
      ),
    },
    {
      at: 14,
      say: sentence(
        'Du bist wieder an der Reihe. Dein Blatt ist so sicher, wie ein Bettel nur sein kann. Was antwortest du?',
        'It is your turn again. Your hand is as safe as a Bettel can be. How do you answer?',
      ),
      wrong: {
        good: alsoGood(
          'Das ist vorsichtig, und auch so zahlt dir {seat2} schon das Doppelte. Mit diesem Blatt darfst du mehr verlangen.',
          'That is careful, and {seat2} pays you double already. With this hand you may ask for more.',
        ),
        other: sentence(
          'Hier gibt es nur zwei Antworten: Gut oder Rekontra.',
          'There are two answers: good or rekontra.',
        ),
      },
      right: sentence(
        'Rekontra: Zwischen euch beiden geht es jetzt um 40.',
        'Rekontra: the two of you now play for 40.',
      ),
    },
    {
      at: 19,
      say: sentence(
        'Im Bettel spielst du aus. Welche gefährliche Karte wirst du jetzt sicher los?',
        'In a Bettel you lead. Which dangerous card can you surely lose now?',
      ),
      wrong: {
        S8: sentence(
          'Nicht schlecht, aber das Tarock ist gefährlicher: Jetzt hat noch jeder ein höheres.',
          'Not bad, but the tarock is more dangerous: at the moment everybody still has a higher one.',
        ),
        other: sentence(
          'Das ginge. Aber zuerst gehört das einzige Tarock weg, solange alle anderen höhere haben.',
          'That would do. But your only tarock should go first, while everybody else has higher ones.',
        ),
      },
      right: sentence(
        'Drei höhere Tarock fallen darauf, und Stichzwang haben alle: Das gefährlichste ist weg.',
        'Three higher tarocks fall on it, for everybody has to beat the trick: your most dangerous card is gone.',
      ),
    },
    {
      at: 29,
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
      at: 45,
      say: sentence(
        '{CJ} und {CK} liegen. Welches Treff gibst du?',
        '{CJ} and {CK} have been played. Which club do you play?',
      ),
      wrong: {
        other: sentence(
          'Die {C10} ist dein höchstes Treff: Unter dem König wirst du sie los.',
          'The {C10} is your highest club: under the king you can get rid of it.',
        ),
      },
      right: sentence('So bleibst du unter allem, was noch kommt.', 'So you stay below whatever comes.'),
    },
  ],
  end: sentence(
    'Kein Stich: {seat2} zahlt dir 40, die zwei anderen zahlen dir je 10.',
    'No trick: {seat2} pays you 40, and the other two pay you 10 each.',
  ),
};
