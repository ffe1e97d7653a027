import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { ReformAction } from '../phases/index.ts';

/** Everybody alone, for few points, with the Pagat as the last tarock. */
export const TRISCHAKER: Lesson<ReformAction> = {
  id: 'trischaker',
  title: text('Ein Trischaker mit Stichzwang', 'A Trischaker in which the trick must be beaten'),
  about: text(
    'Jeder spielt für sich, und Punkte will niemand haben.',
    'Everybody plays alone, and nobody wants any points.',
  ),
  profile: 'reform',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T5 T1 S9 H1 C9 T10 T2 CJ CQ HK T19 DQ T9 D2 T20 T4 D3 T11 T13 S8 T21 T17 T7 HN H2 H3 T15 D4 D1 HQ DN CK SQ DK HJ SJ C10 T6 H4 DJ T3 T12 SK C7 T16 C8 T22 S10 S7 T18 T8 CN T14 SN',
  acts: [
    { type: 'cut', cards: 20 },
    { type: 'done' },
    { type: 'mein-spiel' },
    ...inTurn('pass', 3),
    { type: 'bid', contract: 'trischaker' },
    { type: 'heading' },
    'HQ H1 HK T22',
    'T20 T15 T6 T19',
    'T4 T14 T10 T12',
    'CN C10 CQ C8',
    'T3 T16 T8 T2',
    'S7 SN SQ SK',
    'H4 T18 T5 HJ',
    'T11 T1 DK T9',
    'T13 CK SJ DJ',
    'D3 D1 S9 DQ',
    'C7 S10 D4 C9',
    'CJ D2 S8 DN',
  ],
  steps: [
    {
      at: 6,
      say: sentence(
        'Alle haben gepasst: Du suchst dir ein Spiel aus. Deine Tarock sind klein, der Pagat ist in Gefahr. Was nimmst du?',
        'Everybody has passed: you choose a game. Your tarocks are small, and the Pagat is in danger. What do you take?',
      ),
      wrong: {
        rufer: sentence(
          'Auch mit einem Partner macht dieses Blatt zu wenig Punkte.',
          'Even with a partner this hand makes too few points.',
        ),
        'boehmischer-trischaker': sentence(
          'Dort stechen die Bilder: Mit so vielen bekämst du Stiche.',
          'There the pictures win: with so many of them you would take tricks.',
        ),
        other: sentence(
          'Dafür ist das Blatt zu schwach. Im Trischaker will man gerade keine Punkte.',
          'The hand is too weak for that. In a Trischaker it is just as well to have no points.',
        ),
      },
      right: sentence(
        'Jetzt spielt jeder für sich, und wer am meisten Punkte hat, zahlt den anderen.',
        'Now everybody plays alone, and whoever has most points pays the others.',
      ),
    },
    {
      at: 8,
      say: sentence(
        '{seat1} sitzt nach dir und hat Stichzwang verlangt. Du spielst aus. Welches Bild nimmt dir sicher wer ab?',
        '{seat1} sits next to you and wants every trick to be beaten. You lead. Which picture will surely be taken from you?',
      ),
      wrong: {
        CK: sentence(
          'Höher ist kein Treff: Wenn niemand sticht, gehören der König und der Stich dir.',
          'No club is higher: if nobody trumps it, the king and the trick are yours.',
        ),
        CN: alsoGood(
          'Auch den wirst du so los. Aber die {HQ} ist dein einziges Herz, und auf Herz wirfst du später Tarock ab.',
          'That would go, too. But the {HQ} is your only heart, and later you can get rid of tarocks on hearts.',
        ),
        other: sentence(
          'Besser die {HQ}: Sie ist dein einziges Herz, und den König darüber muss spielen, wer ihn hat.',
          'Better the {HQ}: it is your only heart, and whoever holds the king above it has to play it.',
        ),
      },
      right: sentence(
        'Wer Herz hat und höher kann, muss: Die Dame ist weg.',
        'Whoever has a higher heart must play it: the queen is gone.',
      ),
    },
    {
      at: 13,
      say: sentence(
        'Der {T20} liegt, und den kannst du nicht überstechen. Welches Tarock gibst du?',
        'The {T20} lies there, and you cannot beat it. Which tarock do you play?',
      ),
      wrong: {
        T14: alsoGood(
          'Auch gut; der {T15} ist noch etwas gefährlicher.',
          'Good as well; the {T15} is a little more dangerous.',
        ),
        other: sentence(
          'Der {T15} ist dein höchstes: Jetzt geht er weg, ohne zu stechen.',
          'The {T15} is your highest: now it goes without taking the trick.',
        ),
      },
      right: sentence(
        'Das höchste zuerst, solange etwas darüber liegt.',
        'The highest first, while something lies above it.',
      ),
    },
    {
      at: 20,
      say: sentence(
        'Den kleinen Stich hast du nehmen müssen: Er zählt fast nichts. Jetzt spielst du aus.',
        'You had to take that small trick, which counts next to nothing. Now you lead.',
      ),
      wrong: {
        CK: sentence(
          'Der König bleibt hoch. Warte, bis du ihn auf einen fremden Stich abwerfen kannst.',
          'The king stays high. Wait until you can throw it on somebody else’s trick.',
        ),
        SN: alsoGood(
          'Das ist genauso gut: Auch in Pik gibt es Höheres.',
          'That is just as good: there are higher spades, too.',
        ),
        other: sentence(
          'Werd ein Bild los, solange höhere draußen sind: den {CN}.',
          'Get rid of a picture while higher ones are out: the {CN}.',
        ),
      },
      right: sentence('{CQ} oder ein Tarock nimmt ihn dir ab.', 'The {CQ} or a tarock takes it from you.'),
    },
    {
      at: 34,
      say: sentence(
        'Herz hast du nicht mehr, also Tarock. Der Pagat darf noch nicht: Bleibt nur der {T5}.',
        'You have no hearts left, so it must be a tarock. The Pagat may not go yet: that leaves the {T5}.',
      ),
    },
    {
      at: 37,
      say: sentence(
        'Jetzt ist er dein letztes Tarock, und unter dem {T11} geht der Pagat weg, mit allen seinen Punkten.',
        'Now it is your last tarock, and under the {T11} the Pagat goes, with all its points.',
      ),
    },
    {
      at: 41,
      say: sentence(
        'Tarock ist ausgespielt, und du hast keines mehr: Du darfst spielen, was du willst.',
        'A tarock was led, and you have none left: you may play what you like.',
      ),
      wrong: {
        DN: sentence(
          'Der zählt weniger. Zuerst der teuerste: der {CK}.',
          'That counts less. First the dearest one: the {CK}.',
        ),
        other: sentence(
          'Jetzt ist die Gelegenheit: Den {CK} wirst du sonst nicht mehr los.',
          'This is your chance: otherwise you will be stuck with the {CK}.',
        ),
      },
      right: sentence('Und der König gehört jemand anderem.', 'And the king is somebody else’s.'),
    },
    {
      at: 52,
      say: sentence(
        'Der letzte Stich bringt noch den Talon mit: {CJ} liegt vorn, und deine letzte Karte sticht nicht.',
        'The last trick brings the talon with it: {CJ} is led, and your last card does not beat it.',
      ),
    },
  ],
  end: sentence(
    '{seat3} hat die meisten Punkte und zahlt jedem von euch. Und jeder bekommt ein Hölzel: Das nächste Spiel, in dem er der Spieler ist, zählt doppelt.',
    '{seat3} has most points and pays each of you. And everybody gets a Hölzel: the next game that they declare counts double.',
  ),
};
