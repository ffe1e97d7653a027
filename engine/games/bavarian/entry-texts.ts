import { text } from '../../core/text.ts';
import type { EntryTexts } from '../../kernel/words/texts.ts';

/** What a scorer is asked, in words (`entry/fields.ts`). */
export const ENTRY_TEXTS: EntryTexts = {
  fields: {
    'contract:passed-out': text('Alle haben gepasst', 'Everybody passed'),
    declarer: text('Spieler', 'Declarer'),
    points: text('Augen des Spielers', 'Declarer’s points'),
    allTricks: text('Alle Stiche', 'All tricks'),
    'allTricks:none': text('niemand', 'nobody'),
    'allTricks:declarer': text('der Spieler (Durch)', 'the declarer (Durch)'),
    'allTricks:defenders': text('die Gegner', 'the defenders'),
    kontra: text('Kontra', 'Kontra'),
    'kontra:0': text('keines', 'none'),
    'kontra:1': text('Kontra', 'Kontra'),
    'kontra:2': text('Re', 'Re'),
    'kontra:3': text('Supp', 'Supp'),
    'kontra:4': text('Resupp', 'Resupp'),
    'kontra:5': text('Hirsch', 'Hirsch'),
    trump: text('Trumpf', 'Trumps'),
    'trump:E': text('Eichel', 'Acorns'),
    'trump:G': text('Gras', 'Leaves'),
    'trump:H': text('Herz', 'Hearts'),
    'trump:S': text('Schellen', 'Bells'),
  },
  hints: {
    points: text(
      'Mit dem Stock oder den weggelegten Karten, von 120.',
      'With the stock or the cards laid away, out of 120.',
    ),
    trump: text('Nur für die Statistik.', 'For statistics only.'),
  },
  units: {
    points: {
      name: text('Augen', 'Points'),
      said: text('{n} {n|Auge|Augen}', '{n} {n|point|points}'),
      wrong: text('Bitte eine ganze Zahl von 0 bis 120 eingeben.', 'Please enter a whole number from 0 to 120.'),
    },
  },
  remarks: {
    'passed-out': text('alle haben gepasst', 'everybody passed'),
    'trump-E': text('Trumpf Eichel', 'acorns are trumps'),
    'trump-G': text('Trumpf Gras', 'leaves are trumps'),
    'trump-H': text('Trumpf Herz', 'hearts are trumps'),
    'trump-S': text('Trumpf Schellen', 'bells are trumps'),
    durch: text('Durch', 'Durch'),
  },
  columns: {
    contract: text('Spiel', 'Game'),
    declarer: text('Spieler', 'Declarer'),
    trump: text('Trumpf', 'Trumps'),
    points: text('Augen', 'Points'),
    allTricks: text('Durch', 'Durch'),
    kontra: text('Kontra', 'Kontra'),
  },
  places: {
    contract: text('Spiel', 'game'),
    declarer: text('Spieler', 'declarer'),
    points: text('Augen', 'points'),
    allTricks: text('alle Stiche', 'all tricks'),
    kontra: text('Kontra', 'kontra'),
    trump: text('Trumpf', 'trumps'),
  },
};
