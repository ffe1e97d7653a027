import { type Text, text } from '#engine/core/text.ts';
import type { EntryTexts } from '#engine/kernel/words/texts.ts';
import { TARGETS } from '../played/counted.ts';

/** The same of every target that a hand may be played for. */
const named = (prefix: string, said: (target: number) => Text): Readonly<Record<string, Text>> =>
  Object.fromEntries(TARGETS.map((target) => [`${prefix}${target}`, said(target)]));

/** What a scorer is asked, in words (`entry/fields.ts`). */
export const ENTRY_TEXTS: EntryTexts = {
  fields: {
    'contract:passed-out': text('Alle haben gepasst', 'Everybody passed'),
    declarer: text('Spieler', 'Declarer'),
    target: text('Gespielt um', 'Played for'),
    ...named('target:', (n) => text(`${n} Augen`, `${n} points`)),
    points: text('Augen des Spielers', 'Declarer’s points'),
    allTricks: text('Alle Stiche', 'All tricks'),
    'allTricks:none': text('niemand', 'nobody'),
    'allTricks:declarer': text('der Spieler', 'the declarer'),
    'allTricks:defenders': text('die Gegner', 'the defenders'),
    bettelWon: text('Bettel', 'Bettel'),
    'bettelWon:true': text('gewonnen (kein Stich)', 'won (no trick)'),
    'bettelWon:false': text('verloren', 'lost'),
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
    ...named('target-', (n) => text(`um ${n} Augen`, `for ${n} points`)),
    durch: text('Durch', 'Durch'),
  },
  columns: {
    contract: text('Spiel', 'Game'),
    target: text('Ziel', 'Target'),
    declarer: text('Spieler', 'Declarer'),
    trump: text('Trumpf', 'Trumps'),
    points: text('Augen', 'Points'),
    allTricks: text('Alle Stiche', 'All tricks'),
    bettelWon: text('Bettel', 'Bettel'),
    kontra: text('Kontra', 'Kontra'),
  },
  places: {
    contract: text('Spiel', 'game'),
    declarer: text('Spieler', 'declarer'),
    target: text('Ziel', 'target'),
    points: text('Augen', 'points'),
    allTricks: text('alle Stiche', 'all tricks'),
    bettelWon: text('Bettel', 'Bettel'),
    kontra: text('Kontra', 'kontra'),
    trump: text('Trumpf', 'trumps'),
  },
};
