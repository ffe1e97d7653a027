import { type Text, text } from '#engine/core/text.ts';
import { POINTS, type ScoreUnit } from '#engine/kernel/words/texts.ts';
import type { Halving, PlaceMode, TieBreak } from '../format/choices.ts';
import type { Counted } from './types.ts';

/** Tie-breaks, as the director chooses them and as they are shown beside a rank. */
export const TIE_BREAK_TEXTS: Readonly<Record<TieBreak, Text>> = {
  'place-points': text('Punkte für Tischplätze', 'points for table places'),
  points: text('Spielpunkte', 'points played for'),
  'best-round': text('beste Runde', 'best round'),
  'second-best-round': text('zweitbeste Runde', 'second best round'),
  'deals-won': text('gewonnene Spiele', 'deals won'),
  'fewest-minus-deals': text('wenigste Minusspiele', 'fewest minus deals'),
  'direct-meetings': text('Punkte am gemeinsamen Tisch', 'points at the same table'),
  lot: text('Los', 'lot'),
};

export const PLACE_MODE_TEXTS: Readonly<Record<PlaceMode, Text>> = {
  instead: text('Es zählen nur die Punkte für Tischplätze.', 'Only points for table places count.'),
  besides: text(
    'Punkte für Tischplätze kommen zu den Spielpunkten dazu.',
    'Points for table places are added to the points played for.',
  ),
  'tie-break': text(
    'Punkte für Tischplätze entscheiden nur bei Gleichstand.',
    'Points for table places only break ties.',
  ),
};

export const HALVING_TEXTS: Readonly<Record<Halving, Text>> = {
  round: text('Eine Runde im Minus zählt zur Hälfte.', 'A round below zero counts half.'),
  deal: text('Jedes Minusspiel zählt zur Hälfte.', 'Every minus deal counts half.'),
};

/** In what places at tables are counted; several who share one have parts of a point. */
const PLACES: ScoreUnit = {
  parts: 'shares',
  name: text('Platzpunkte', 'Place points'),
  amount: text('{n} {n|Platzpunkt|Platzpunkte}', '{n} place {n|point|points}'),
  withAmount: text('mit {n} {n|Platzpunkt|Platzpunkten}', 'with {n} place {n|point|points}'),
  isSaid: true,
};

/** In what the totals of a ranking are counted; `scores`: in what the family counts scores. */
export function totalUnit(counted: Counted, scores: ScoreUnit): ScoreUnit {
  switch (counted) {
    case 'scores':
      return scores;
    case 'places':
      return PLACES;
    case 'both':
      // Cents and points for places are added up to neither.
      return { ...POINTS, parts: scores.parts };
  }
}
