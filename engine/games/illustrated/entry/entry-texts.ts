import { text } from '#engine/core/text.ts';
import type { EntryTexts } from '#engine/kernel/words/texts.ts';

const KONTRA = {
  none: text('keines', 'none'),
  kontra: text('Kontra', 'Kontra'),
  rekontra: text('Rekontra', 'Rekontra'),
};
const kontraOf = (field: string) =>
  Object.fromEntries(Object.entries(KONTRA).map(([step, name]) => [`${field}:${step}`, name]));

/** What a scorer is asked, in words (`entry/fields.ts`). */
export const ENTRY_TEXTS: EntryTexts = {
  fields: {
    declarer: text('Spieler', 'Declarer'),
    level: text('Gebot', 'Bid'),
    'level:basic': text('gut', 'good'),
    'level:taken': text('abgelöst', 'taken over'),
    'level:held': text('gehalten', 'held'),
    'level:retaken': text('zweimal abgelöst', 'retaken'),
    points: text('Punkte des Spielers', 'Declarer’s points'),
    gameKontra: text('Kontra aufs Spiel', 'Kontra on the game'),
    ...kontraOf('gameKontra'),
    gameKontraWhen: text('Gesagt wurde es', 'It was said'),
    'gameKontraWhen:after': text('nach dem Talon', 'after the talon'),
    'gameKontraWhen:before': text('vor dem Talon', 'before the talon'),
    bonuses: text('Zusätze und Meldungen', 'Bonuses and melds'),
    'bonuses:add': text('Zusatz hinzufügen', 'Add a bonus'),
    'bonuses:remove': text('{row} wieder entfernen', 'Remove {row}'),
    'bonuses.stage': text('angesagt oder still', 'announced or silent'),
    'bonuses.stage:before': text('vor dem Talon angesagt', 'announced before the talon'),
    'bonuses.stage:announced': text('angesagt', 'announced'),
    'bonuses.stage:silent': text('still', 'silent'),
    'bonuses.stage:meld': text('gemeldet', 'melded'),
    'bonuses.by': text('von', 'by'),
    'bonuses.made': text('Ausgang', 'Outcome'),
    'bonuses.made:true': text('gemacht', 'made'),
    'bonuses.made:false': text('verloren', 'lost'),
    'bonuses.kontra': text('Kontra auf {row}', 'Kontra on {row}'),
    ...kontraOf('kontra'),
    counts: text('Punkte jedes Spielers', 'Points of each player'),
    'counts:of': text('Punkte {name}', 'Points {name}'),
  },
  hints: {
    points: text(
      'Ganze Punkte, wie sie gezählt werden, oder Punkte/Blatt wie 38/2; ab 36 ist gewonnen.',
      'Whole points as they are counted, or points/thirds such as 38/2; 36 or more wins.',
    ),
    counts: text('Wer keinen Stich hat, hat 0.', 'A player without a trick has 0.'),
  },
  units: {
    points: {
      name: text('Punkte', 'Points'),
      said: text('{n} {n|Punkt|Punkte}', '{n} {n|point|points}'),
      wrong: text(
        'Bitte ganze Punkte von 0 bis 70 eingeben, oder Punkte/Blatt wie 38/2.',
        'Please enter whole points from 0 to 70, or points/thirds such as 38/2.',
      ),
    },
  },
  remarks: {
    taken: text('abgelöst', 'taken over'),
    held: text('gehalten', 'held'),
    retaken: text('zweimal abgelöst', 'retaken'),
    'no-trick': text('ohne Stich: {names}', 'without a trick: {names}'),
  },
  columns: {
    contract: text('Spiel', 'Game'),
    declarer: text('Spieler', 'Declarer'),
    level: text('Gebot', 'Bid'),
    points: text('Punkte', 'Points'),
    bonuses: text('Zusätze, Meldungen', 'Bonuses, melds'),
    gameKontra: text('Kontra', 'Kontra'),
  },
  places: {
    contract: text('Spiel', 'game'),
    declarer: text('Spieler', 'declarer'),
    level: text('Gebot', 'bid'),
    points: text('Punkte', 'points'),
    bonuses: text('Zusätze', 'bonuses'),
    id: text('Zusatz', 'bonus'),
    stage: text('angesagt oder still', 'announced or silent'),
    by: text('von wem', 'by whom'),
    made: text('Ausgang', 'outcome'),
    kontra: text('Kontra', 'kontra'),
    gameKontra: text('Kontra aufs Spiel', 'kontra on the game'),
    gameKontraWhen: text('wann kontriert wurde', 'when it was doubled'),
    counts: text('Punkte', 'points'),
  },
};
