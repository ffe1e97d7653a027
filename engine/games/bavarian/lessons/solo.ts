import { text } from '#engine/core/text.ts';
import { alsoGood, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { BavarianAction } from '../phases/index.ts';

export const SOLO: Lesson<BavarianAction> = {
  id: 'solo',
  title: text('Ein Solo aus der Hand', 'A solo from the hand'),
  about: text(
    'Trumpf nennen, die Trümpfe ziehen, dann die Asse; und der Schneider.',
    'Naming trumps, drawing them, then the aces; and Schneider.',
  ),
  profile: 'simple-fixed',
  table: 3,
  dealer: 2,
  seat: 0,
  deck: 'HO E8 EK GA G10 GK GO H8 E6 H9 H6 SO G7 S6 G9 GU G8 EA S10 EO E7 HK S9 G6 E10 SA HA H7 E9 SU S7 H10 SK EU HU S8',
  acts: [
    { type: 'bid', call: 'play' },
    { type: 'pass' },
    { type: 'pass' },
    { type: 'announce', contract: 'solo', trump: 'G' },
    { type: 'good' },
    { type: 'good' },
    'GA E6 G6',
    'G10 H6 G7',
    'GK E7 G9',
    'HA H8 HU',
    'SA S7 S6',
    'EA E9 EU',
    'E10 EO S8',
    'H7 H10 HK',
    'S10 S9 G8',
    'GO H9 SO',
    'GU SU SK',
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Sechs Gras, fünf davon von oben, und drei Asse daneben. Spielst du?',
        'Six leaves, five of them from the top, and three aces besides. Do you play?',
      ),
      wrong: {
        other: sentence(
          'Ein besseres Blatt bekommst du selten: Sag an, dass du spielst.',
          'You rarely get a better hand: say that you play.',
        ),
      },
      right: sentence(
        'Lange Trümpfe von oben und Asse daneben: So ein Blatt macht genug Stiche.',
        'Long trumps from the top and aces beside them: such a hand wins enough tricks.',
      ),
    },
    {
      at: 3,
      say: sentence(
        'Brauchst du mit diesem Blatt den Stock? Welches Spiel sagst du an, und in welcher Farbe?',
        'Do you need the stock with this hand? Which game do you announce, and in which suit?',
      ),
      wrong: {
        frage: sentence(
          'Bei einer Frage wäre Herz Trumpf, und sie zählt halb so viel. Den Stock brauchst du nicht.',
          'In a Frage hearts would be trumps, and it counts half as much. You do not need the stock.',
        ),
        other: sentence(
          'Deine längste Farbe ist Gras: ein Solo in Gras.',
          'Your longest suit is leaves: a solo in leaves.',
        ),
      },
      right: sentence(
        'Der Stock bleibt liegen und zählt am Ende für dich.',
        'The stock stays where it is and counts for you in the end.',
      ),
    },
    {
      at: 6,
      say: sentence('Zieh die Trümpfe, von oben.', 'Draw the trumps, from the top.'),
      wrong: {
        other: sentence(
          'Mit dem {GA} fängst du an: Wer Gras hat, muss bedienen.',
          'Begin with the {GA}: whoever has leaves must follow.',
        ),
      },
      right: sentence(
        'Jeder muss bedienen: So gehen den Gegnern die Trümpfe aus.',
        'Everybody has to follow: so the defenders run out of trumps.',
      ),
    },
    {
      at: 9,
      say: sentence('Weiter, bis kein Gegner mehr Trumpf hat.', 'Go on until no opponent has a trump left.'),
      wrong: {
        GU: alsoGood(
          'Auch ein anderer hoher Trumpf ginge; wir ziehen von oben: {G10}.',
          'Another high trump would do; we draw from the top: {G10}.',
        ),
        GO: alsoGood(
          'Auch ein anderer hoher Trumpf ginge; wir ziehen von oben: {G10}.',
          'Another high trump would do; we draw from the top: {G10}.',
        ),
        GK: alsoGood(
          'Auch ein anderer hoher Trumpf ginge; wir ziehen von oben: {G10}.',
          'Another high trump would do; we draw from the top: {G10}.',
        ),
        other: sentence('Noch sind Trümpfe draußen. Spiel den {G10}.', 'There are still trumps out. Lead the {G10}.'),
      },
      right: sentence(
        'Solange noch Trümpfe draußen sind, könnten deine Asse gestochen werden.',
        'As long as trumps are out, your aces could be ruffed.',
      ),
    },
    {
      at: 12,
      say: sentence('Einer ist noch draußen.', 'One is still out.'),
      wrong: {
        GU: alsoGood(
          'Auch ein anderer hoher Trumpf ginge; wir ziehen von oben: {GK}.',
          'Another high trump would do; we draw from the top: {GK}.',
        ),
        GO: alsoGood(
          'Auch ein anderer hoher Trumpf ginge; wir ziehen von oben: {GK}.',
          'Another high trump would do; we draw from the top: {GK}.',
        ),
        other: sentence('Der {GK} zieht den letzten.', 'The {GK} draws the last one.'),
      },
      right: sentence('Jetzt sticht dir niemand mehr etwas.', 'Now nobody can trump anything.'),
    },
    {
      at: 15,
      say: sentence(
        'Jetzt die Asse. Keines kann mehr gestochen werden.',
        'Now the aces. None of them can be trumped any more.',
      ),
      wrong: {
        EA: alsoGood(
          'Auch gut, die Reihenfolge ist gleich; hier zuerst das {HA}.',
          'Good as well, the order does not matter; here the {HA} first.',
        ),
        SA: alsoGood(
          'Auch gut, die Reihenfolge ist gleich; hier zuerst das {HA}.',
          'Good as well, the order does not matter; here the {HA} first.',
        ),
        other: sentence(
          'Zuerst die Asse, das {HA} voran; die übrigen Trümpfe laufen dir nicht davon.',
          'First the aces, the {HA} at the head; your other trumps will not run away.',
        ),
      },
      right: sentence(
        'Höher ist in Herz nichts, und stechen kann niemand mehr.',
        'Nothing in hearts is higher, and nobody can ruff any more.',
      ),
    },
    {
      at: 27,
      say: sentence(
        'Ein Herz bleibt dir. Gib es ab, solange du noch Trümpfe hast.',
        'One heart is left. Give it away while you still have trumps.',
      ),
      wrong: {
        other: sentence(
          'Die Trümpfe gewinnst du immer noch. Erst die {H7}.',
          'Your trumps still win later. First the {H7}.',
        ),
      },
      right: sentence(
        'Diesen Stich verlierst du ohnehin; mit den Trümpfen kommst du danach wieder dran.',
        'You lose this trick anyway; your trumps get you the lead back.',
      ),
    },
  ],
  end: sentence(
    '106 Augen. Unter 30 sind die Gegner Schneider: Jeder zahlt 50 Cent und 10 dazu.',
    '106 points. With fewer than 30 the opponents are Schneider: each pays 50 cents and 10 more.',
  ),
};
