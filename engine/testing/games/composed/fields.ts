import type { CountField, Field, SeatField } from '#engine/kernel/entry/entry-sheet.ts';

export const DECLARER: SeatField = { id: 'declarer', kind: 'seat', of: 'active' };
export const PARTNER: Field = {
  id: 'partner',
  kind: 'seat',
  of: { but: DECLARER.id },
  also: ['own-king', 'king-in-talon'],
};
/** Of the declarer's side. */
export const THIRDS: Field = { id: 'thirds', kind: 'count', unit: 'points', min: 0, max: 210 };
export const TRICKS: CountField = { id: 'tricks', kind: 'count', unit: 'tricks', min: 0, max: 12 };
export const KONTRA: Field = { id: 'kontra', kind: 'choice', values: [0, 1, 2, 3, 4] };
