import { text } from '#engine/core/text.ts';
import { alsoGood, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { BavarianAction } from '../phases/index.ts';

export const FRAGE: Lesson<BavarianAction> = {
  id: 'frage',
  title: text('Eine Frage', 'A Frage'),
  about: text(
    'Ansagen, drei Karten aus dem Stock, weglegen, 61 Augen.',
    'Bidding, three cards of the stock, laying away, 61 points.',
  ),
  profile: 'simple-fixed',
  table: 3,
  dealer: 2,
  seat: 0,
  deck: 'E10 SO GO HA HK HO H9 H10 GK G8 H7 SU EO EU S10 EA EK G10 S6 G9 E7 SA SK H6 GU S9 S7 E6 GA G6 G7 E9 E8 S8 HU H8',
  acts: [
    { type: 'bid', call: 'play' },
    { type: 'pass' },
    { type: 'pass' },
    { type: 'announce', contract: 'frage' },
    { type: 'discard', cards: ['G10', 'GU', 'GO'] },
    { type: 'good' },
    { type: 'good' },
    'HA H7 H6',
    'EA E7 E8',
    'E10 E9 EU',
    'EK H10 EO',
    'GA HU HO',
    'HK S6 H8',
    'E6 G6 S8',
    'S7 G7 SA',
    'S10 S9 GK',
    'SK SO G9',
    'SU H9 G8',
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Von den 120 Augen braucht der Spieler 61. Du hast vier Herz mit dem Ass und dazu {EA} und {EK}. Spielst du?',
        'The declarer needs 61 of the 120 points. You have four hearts with the ace, and {EA} and {EK} besides. Do you play?',
      ),
      wrong: {
        pass: sentence(
          'Mit vier Trümpfen, zwei Assen und drei Karten aus dem Stock darfst du es wagen.',
          'With four trumps, two aces and three cards of the stock you may dare it.',
        ),
        other: sentence(
          'Das ist mehr, als dein Blatt hergibt. „Ich spiele“ genügt.',
          'That is more than your hand is good for. “I play” is enough.',
        ),
      },
      right: sentence('Die anderen passen: Du bist der Spieler.', 'The others pass: you are the declarer.'),
    },
    {
      at: 3,
      say: sentence(
        'Mit dem Stock spielst du eine Frage, Trumpf ist Herz. Ohne ihn wäre es ein Solo. Was sagst du an?',
        'With the stock you play a Frage, and hearts are trumps. Without it you would play a solo. What do you announce?',
      ),
      wrong: {
        other: sentence(
          'Für ein Solo aus der Hand fehlen dir Trümpfe. Nimm den Stock.',
          'For a solo from the hand you lack trumps. Take the stock.',
        ),
      },
      right: sentence(
        'Für ein Solo fehlen dir Trümpfe; der Stock kann dein Blatt stärker machen.',
        'You lack trumps for a Solo; the stock can make your hand stronger.',
      ),
    },
    {
      at: 4,
      say: sentence(
        'Aus dem Stock kamen {E10}, {SO} und {GO}. Leg drei Karten weg: Ihre Augen zählen schon für dich. Mach eine Farbe leer.',
        'The stock held {E10}, {SO} and {GO}. Lay three cards away: their points already count for you. Empty a suit.',
      ),
      wrong: {
        other: sentence(
          'Behalte Herz und Eichel. Leg Gras ganz weg: {G10}, {GO} und {GU} sind 15 Augen.',
          'Keep hearts and acorns. Lay all leaves away: {G10}, {GO} and {GU} are 15 points.',
        ),
      },
      right: sentence(
        '15 Augen sind in Sicherheit, und Gras kannst du stechen.',
        '15 points are safe, and you can trump leaves.',
      ),
    },
    {
      at: 7,
      say: sentence('Du spielst aus. Zieh zuerst Trumpf.', 'You lead. Draw trumps first.'),
      wrong: {
        EA: sentence(
          'Erst Trumpf: Sonst sticht dir jemand das Ass.',
          'Trumps first: otherwise somebody trumps the ace.',
        ),
        other: sentence('Mit dem {HA} behältst du den Stich sicher.', 'With the {HA} you surely keep the trick.'),
      },
      right: sentence('Zwei Trümpfe der Gegner sind weg.', 'Two of their trumps are gone.'),
    },
    {
      at: 10,
      say: sentence(
        '{H10} haben noch die anderen; das ist der höhere Trumpf. Jetzt die Eichel, von oben.',
        'The others still hold the {H10}, which beats your trumps. Now the acorns, from the top.',
      ),
      wrong: {
        other: sentence(
          'Höher als das {EA} ist in Eichel nichts: Spiel es aus.',
          'Nothing in acorns is higher than the {EA}: lead it.',
        ),
      },
      right: sentence(
        'Höher ist in Eichel nichts: Nehmen kann dir den Stich nur, wer sticht.',
        'Nothing in acorns is higher: only a ruff can take the trick.',
      ),
    },
    {
      at: 21,
      say: sentence(
        '{GA} ist ausgespielt, Gras hast du nicht. Du musst stechen, und nach dir kommt niemand. Womit?',
        '{GA} was led, and you have no leaves. You must trump, and nobody plays after you. With what?',
      ),
      wrong: {
        H9: sentence(
          'Es liegt schon ein Trumpf darin, der {HU}: Die Neun ist niedriger. Nimm den {HO}.',
          'There is a trump in it already, the {HU}, and the nine is lower. Take the {HO}.',
        ),
        other: sentence('Der {HO} genügt.', 'The {HO} is enough.'),
      },
      right: sentence('Das Ass der Gegner gehört dir.', 'Their ace is yours.'),
    },
    {
      at: 22,
      say: sentence('Noch ein Trumpf ist draußen. Zieh ihn.', 'One more trump is out. Draw it.'),
      wrong: {
        H9: alsoGood(
          'Auch der reicht, denn draußen ist nur mehr die {H8}. Sicher gehst du mit dem {HK}.',
          'That will do, too, as only the {H8} is out. The {HK} plays it safe.',
        ),
        other: sentence('Der {HK} ist jetzt der höchste Trumpf.', 'The {HK} is now the highest trump.'),
      },
      right: sentence(
        'Damit ist der letzte Trumpf weg, und niemand sticht dir noch etwas.',
        'That removes the last trump, and nobody can ruff anything of yours.',
      ),
    },
  ],
  end: sentence(
    '71 Augen: Die Frage ist gewonnen, und jeder zahlt dir 25 Cent.',
    '71 points: the Frage is won, and each pays you 25 cents.',
  ),
};
