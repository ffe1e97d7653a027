import { fill, type Language, type Text, text } from '#engine/core/text.ts';
import type { CarryFormat } from '../format/final-schema.ts';

/** What finalists bring along, as one sentence. */
export const CARRY_OVER_TEXTS: Readonly<Record<CarryFormat['type'], Text>> = {
  all: text('Alle Punkte werden mitgenommen.', 'All points are carried over.'),
  share: text('Von den Punkten werden {percent} % mitgenommen.', '{percent}% of the points are carried over.'),
  ranks: text(
    'Der letzte Finalist beginnt mit 1 Punkt, jeder davor mit einem mehr.',
    'The last finalist starts with 1 point, each one above with one more.',
  ),
  'start-points': text('Startpunkte nach Platz: {points}.', 'Starting points by rank: {points}.'),
};

/** The sentence for a format's carry-over, with its numbers. */
export const carryText = (carry: CarryFormat, language: Language): string =>
  fill(CARRY_OVER_TEXTS[carry.type][language], {
    percent: carry.type === 'share' && !Number.isNaN(carry.percent) ? carry.percent : '…',
    points: carry.type === 'start-points' && !carry.points.some(Number.isNaN) ? carry.points.join(', ') : '…',
  });
