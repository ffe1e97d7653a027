import { text } from '#engine/core/text.ts';
import { alsoGood, inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { TuebingenAction } from '../phases/index.ts';

export const RUF: Lesson<TuebingenAction> = {
  id: 'ruf',
  title: text('Ein Ruf', 'A Ruf'),
  about: text(
    'Der Geber legt zwei Karten, ruft einen König und spielt mit dessen Besitzer.',
    'The dealer lays two cards away, calls a king, and plays with its holder.',
  ),
  profile: 'tuebingen',
  table: 4,
  dealer: 3,
  seat: 3,
  deck: 'D7 C3 T2 D2 T6 T17 T19 H4 D1 S3 H9 SQ T3 C10 C6 DN C7 C4 D9 S10 C9 H6 T18 D5 HN SJ T14 S6 SK CN D10 DK C5 S1 SN H5 HK S2 S8 CQ D4 H2 T11 C8 S4 CJ T10 H3 S7 C1 DQ HJ T4 T12 S9 T16 T8 T7 SKI HQ T9 T13 D8 T21 H8 H10 T15 S5 T20 H1 T5 H7 DJ T1 D6 C2 CK D3',
  acts: [
    { type: 'discard', cards: ['DN', 'DJ'] },
    ...inTurn('go-on', 4),
    ...inTurn('pass', 4),
    { type: 'call', king: 'DK' },
    'D8 D1 DK D9',
    'DQ D6 D7 T10',
    'SK S1 S2 S4',
    'S3 SN S8 T2',
    'C3 C1 C10 C7',
    'SQ S10 T6 S7',
    'H6 H10 HJ H5',
    'H9 HQ H2 H8',
    'CK C8 CJ C6',
    'HK HN H4 H7',
    'CQ C9 CN C5',
    'C4 T21 T19 T3',
    'D5 T14 D10 D3',
    'SJ S9 T7 T9',
    'D4 T15 T4 T16',
    'C2 T11 T17 T20',
    'H1 T8 T13 H3',
    'D2 S5 T5 SKI',
    'T12 T1 T18 S6',
    { type: 'claim', bonus: 'einser-fein-gefasst' },
    ...inTurn('claims-done', 4),
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Du gibst und hast 21 Karten. Leg zwei weg; Könige, Ski, Einundzwanziger und Einser darf man nicht legen.',
        'You deal and have 21 cards. Lay two away; kings, the Ski, the 21 and the 1 may not be laid away.',
      ),
      wrong: {
        other: sentence(
          'Leg {DN} und {DJ}: Bilder, die dir sonst genommen werden, und Karo wird kurz.',
          'Lay away {DN} and {DJ}: court cards that would be taken, and diamonds become short.',
        ),
      },
      right: sentence('Vier Punkte sind in Sicherheit.', 'Four points are safe.'),
    },
    {
      at: 4,
      say: sentence(
        'Wer ein ganz schwaches Blatt hat, darf jetzt fragen, ob jemand anderer einen Tout spielt. Deines ist zu gut dafür, du gehst weiter.',
        'Whoever has a very weak hand may now ask whether somebody else plays a Tout. Yours is too good for that, and you go on.',
      ),
    },
    {
      at: 8,
      say: sentence(
        'Jeder darf allein spielen, einen Raus. Die anderen haben gepasst. Reicht dein Blatt dafür?',
        'Everybody may play alone, a Raus. The others have passed. Is your hand good enough?',
      ),
      wrong: {
        raus: sentence(
          'Mit so wenig Tarock bist du allein nicht stärker als jeder andere.',
          'With so few tarocks you are not stronger alone than every other.',
        ),
        other: sentence('Das wäre zu viel gewagt.', 'That would be too bold.'),
      },
      right: sentence(
        'Mit so wenig Tarock wärst du allein nicht stärker als jeder andere.',
        'With so few tarocks you would not be stronger alone than anybody else.',
      ),
    },
    {
      at: 9,
      say: sentence(
        'Dann rufst du. Wer den König hat, spielt mit dir, und niemand sonst weiß es.',
        'Then you call. Whoever has the king plays with you, and nobody else knows.',
      ),
      wrong: {
        SK: alsoGood(
          'Das ginge auch: Von Pik und Karo hast du je drei kleine. Wir rufen hier den {DK}.',
          'That would do, too: of spades and diamonds you have three small ones each. Here we call the {DK}.',
        ),
        CK: sentence(
          'Den {CK} hast du selbst: Dann spieltest du heimlich allein.',
          'You hold the {CK} yourself: then you would secretly play alone.',
        ),
        HK: sentence(
          'Den {HK} hast du selbst: Dann spieltest du heimlich allein.',
          'You hold the {HK} yourself: then you would secretly play alone.',
        ),
        fort: sentence(
          'Mit zwei Königen und dem Ski gibst du nicht auf.',
          'With two kings and the Ski you do not give up.',
        ),
        other: sentence(
          'In Karo hast du nur noch kleine: Ruf den {DK}.',
          'Of diamonds you have only small ones left: call the {DK}.',
        ),
      },
      right: sentence(
        'Dort hast du nur kleine: Ein Partner mit dem König hilft dir am meisten.',
        'You have only low ones there: a partner with the king helps you most.',
      ),
    },
    {
      at: 13,
      say: sentence(
        'Schon im ersten Stich liegt der {DK}: {seat2} spielt mit dir. Welches Karo gibst du?',
        'The {DK} falls in the very first trick: {seat2} plays with you. Which diamond do you play?',
      ),
      wrong: {
        SKI: sentence(
          'Den Ski heb dir auf: Hier ist nichts zu retten.',
          'Keep the Ski: there is nothing to save here.',
        ),
        other: sentence(
          'Der Stich gehört schon {seat2}. Gib die niedrigste: In Rot ist das die höchste Zahl, also {D9}.',
          'The trick is {seat2}’s already. Play your lowest: in red that is the highest number, {D9}.',
        ),
      },
      right: sentence('Der Stich gehört euch.', 'The trick is yours.'),
    },
    {
      at: 14,
      say: sentence(
        '{seat2} sitzt links von dir und gibt als Letzter zu, wenn du ausspielst. „Dem Freund eine Neue“, heißt es dann: Spiel eine Farbe aus, die noch nicht da war, und er bringt seine Bilder in Sicherheit. Sitzen die Freunde einander gegenüber, „über’s Kreuz“, kann das keiner.',
        '{seat2} sits on your left and plays last when you lead. “Dem Freund eine Neue”, a new one for your friend, people say then: lead a suit that has not appeared yet, and your partner brings home court cards safely. Where partners sit opposite, “über’s Kreuz”, nobody can do that.',
      ),
    },
    {
      at: 42,
      say: sentence(
        'Du spielst aus. Mit welcher Karte machst du am ehesten einen Stich?',
        'You lead. Which card is most likely to take a trick?',
      ),
      wrong: {
        HK: alsoGood(
          'Auch der ist gut; aber von Treff hast du mehr, der {CK} wird also eher gestochen: zuerst er.',
          'That is good as well; but you have more clubs, so the {CK} is sooner trumped: that one first.',
        ),
        other: sentence('Der {CK} ist das höchste Treff.', 'The {CK} is the highest club.'),
      },
      right: sentence(
        'Höher ist in Treff nichts: Nehmen kann dir den Stich nur, wer sticht.',
        'Nothing in clubs is higher: only a ruff can take the trick.',
      ),
    },
    {
      at: 46,
      say: sentence('Und jetzt?', 'And now?'),
      wrong: {
        other: sentence(
          'Der {HK} ist das höchste Herz: Hol ihn dir, bevor ihn jemand sticht.',
          'The {HK} is the highest heart: cash it before somebody trumps it.',
        ),
      },
      right: sentence(
        'Die {HQ} war deine. Hätten die Gegner sie noch, könntest du spannen: den König zurückhalten, um später ihre Dame zu fangen, auf die Gefahr, dass ihn jemand sticht. Darum platzt man sonst nicht mit einem König heraus.',
        'The {HQ} was yours. If the opponents still had it, you could stretch, “spannen”: hold the king back to capture their queen later, at the risk that somebody trumps it. That is why one does not usually blurt out a king.',
      ),
    },
    {
      at: 90,
      say: sentence(
        'Die Stiche sind gezählt. Jetzt sagt jeder an, welche Strafen er hat. Du hast keine.',
        'The tricks are counted. Now everybody claims their Strafen. You have none.',
      ),
      wrong: {
        other: sentence(
          'Das hattest du nicht: Ein falscher Anspruch gilt nicht.',
          'You did not have that: a wrong claim does not count.',
        ),
      },
      right: sentence(
        'Du hast nichts anzusagen, und ein falscher Anspruch gilt nicht.',
        'You have nothing to claim, and a false claim does not count.',
      ),
    },
  ],
  end: sentence(
    '52 von 91 Punkten: gewonnen, das sind 29 über 23. Der fein gefasste Einser kostet zehn: Jeder von euch schreibt 19.',
    '52 of 91 points: won, 29 above 23. The 1 taken in the last trick costs ten: each of you writes down 19.',
  ),
};
