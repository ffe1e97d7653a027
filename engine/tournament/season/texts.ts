import { type Text, text } from '#engine/core/text.ts';
import type { CupTable, EqualRanks } from '../format/cup-points.ts';
import type { SeasonTieBreak } from '../format/season-rules.ts';

export const SEASON_TIE_BREAK_TEXTS: Readonly<Record<SeasonTieBreak, Text>> = {
  'evening-rank': text('Platz am Abend', 'place on the evening'),
  'best-evening': text('bester Abend', 'best evening'),
  'second-best-evening': text('zweitbester Abend', 'second best evening'),
  'evenings-won': text('gewonnene Abende', 'evenings won'),
  'all-evenings': text('alle Abende zusammen', 'all evenings together'),
  'most-starts': text('meiste Teilnahmen', 'most starts'),
  lot: text('Los', 'lot'),
};

export const CUP_TABLE_TEXTS: Readonly<Record<CupTable['type'], Text>> = {
  'place-list': text('Punkte nach Platz', 'points by place'),
  'field-size': text('ein Punkt für jeden, der nicht besser war', 'one point for each player who did no better'),
  'rank-bands': text('Punkte nach Platzbereichen', 'points by bands of places'),
  'by-field': text('Punkte nach Platz und Teilnehmerzahl', 'points by place and number of players'),
};

export const EQUAL_RANKS_TEXTS: Readonly<Record<EqualRanks, Text>> = {
  share: text('Gleiche Plätze teilen die Punkte.', 'Equal ranks share the points.'),
  better: text('Gleiche Plätze bekommen die Punkte des besseren.', 'Equal ranks get the points of the better.'),
};

/** "x needs y to pass z", read out before the last evening. */
export const NEED_TEXTS = {
  points: text(
    '{player} braucht {points} {points|Punkt|Punkte}, um {passes} zu überholen.',
    '{player} needs {points} {points|point|points} to pass {passes}.',
  ),
  place: text(
    '{player} braucht Platz {place} oder besser, um {passes} zu überholen.',
    '{player} needs place {place} or better to pass {passes}.',
  ),
  win: text('{player} muss gewinnen, um {passes} zu überholen.', '{player} has to win to pass {passes}.'),
  any: text('{player} überholt {passes} mit jedem Ergebnis.', '{player} passes {passes} with any result.'),
  assumed: text(
    'Wenn die anderen nicht mehr als {points} {points|Punkt|Punkte} machen:',
    'If the others score at most {points} {points|point|points}:',
  ),
} as const satisfies Readonly<Record<string, Text>>;
