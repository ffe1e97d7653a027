import { text } from '#engine/core/text.ts';
import type { EntryTexts } from '#engine/kernel/words/texts.ts';

/** What a scorer is asked, in words (`entry/fields.ts`). */
export const ENTRY_TEXTS: EntryTexts = {
  fields: {
    'contract:stecken': text('Gesteckt', 'Stecken'),
    'contract:throw-in': text('Tout nicht angenommen', 'No taker for a Tout'),
    'contract:misdeal': text('Vergeben (Badehose)', 'Misdeal'),
    declarer: text('Rufer oder Spieler', 'Caller or declarer'),
    partner: text('Gerufener', 'Called partner'),
    points: text('Punkte der Seite', 'Points of the side'),
    counted: text('Gezählt wurde', 'Counted'),
    'counted:best': text('der beste Gegner', 'the best opponent'),
    'counted:totals': text('jeder Gegner', 'each opponent'),
    best: text('Punkte des besten Gegners', 'Points of the best opponent'),
    totals: text('Punkte jedes Gegners', 'Points of each opponent'),
    'totals:of': text('Punkte {name}', 'Points {name}'),
    weak: text('Nur leere Stiche', 'Empty tricks only'),
    tricks: text('Stiche', 'Tricks'),
    'tricks:19': text('alle 19: Großer Tout', 'all 19: Grand Tout'),
    'tricks:18': text('18: Kleiner Tout', '18: Little Tout'),
    'tricks:fewer': text('weniger', 'fewer'),
    strafen: text('Strafen', 'Strafen'),
    'strafen:add': text('Strafe hinzufügen', 'Add a Strafe'),
    'strafen:remove': text('{row} wieder entfernen', 'Remove {row}'),
    'strafen.side': text('für', 'for'),
    'strafen.side:declarer': text('die Seite des Spielers', 'the declarer’s side'),
    'strafen.side:opponents': text('die Gegner', 'the opponents'),
    'strafen.n': text('Wie viele', 'How many'),
  },
  hints: {
    points: text('Mit dem Weggelegten, ohne Abzug: 0 bis 91.', 'With cards laid away, nothing taken off: 0 to 91.'),
    best: text(
      'Mit den Punkten derer, die nur wenige leere Stiche haben.',
      'With the points of those who have only a few empty tricks.',
    ),
    weak: text(
      'Wer nur wenige leere Stiche hat, zählt zum besten dazu.',
      'Who has only a few empty tricks is added to the best.',
    ),
  },
  units: {
    points: {
      name: text('Punkte', 'Points'),
      said: text('{n} {n|Punkt|Punkte}', '{n} {n|point|points}'),
      wrong: text('Bitte ganze Punkte von 0 bis 91 eingeben.', 'Please enter whole points from 0 to 91.'),
    },
    cards: {
      name: text('Karten', 'Cards'),
      said: text('{n} {n|Karte|Karten}', '{n} {n|card|cards}'),
      wrong: text('Bitte eine Zahl von 3 bis 21 eingeben.', 'Please enter a number from 3 to 21.'),
    },
  },
  remarks: {},
  columns: {
    contract: text('Spiel', 'Game'),
    declarer: text('Rufer', 'Caller'),
    partner: text('Gerufener', 'Partner'),
    points: text('Punkte', 'Points'),
    best: text('Bester Gegner', 'Best opponent'),
    strafen: text('Strafen', 'Strafen'),
  },
  places: {
    contract: text('Spiel', 'game'),
    declarer: text('Rufer', 'caller'),
    partner: text('Gerufener', 'partner'),
    points: text('Punkte', 'points'),
    counted: text('was gezählt wurde', 'what was counted'),
    best: text('bester Gegner', 'best opponent'),
    totals: text('Punkte der Gegner', 'points of the opponents'),
    weak: text('leere Stiche', 'empty tricks'),
    tricks: text('Stiche', 'tricks'),
    strafen: text('Strafen', 'Strafen'),
    id: text('Strafe', 'Strafe'),
    side: text('für wen', 'for whom'),
    n: text('wie viele', 'how many'),
  },
};
