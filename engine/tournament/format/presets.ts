import { text, type Text } from '../../core/text.ts';
import { DEFAULT_FORMAT } from './format.ts';
import type { Format } from './schema.ts';

/** A named way of running an evening. */
export interface Preset {
  readonly id: string;
  readonly name: Text;
  readonly format: Format;
}

const preset = (id: string, name: Text, differs: Partial<Format>): Preset => ({
  id,
  name,
  format: { ...DEFAULT_FORMAT, ...differs },
});

/** How known cups and clubs play. Sixteen deals at four are twenty at five, so that everybody plays sixteen. */
export const PRESETS: readonly Preset[] = [
  preset('free', text('Klubabend, frei', 'Club evening, free'), { deals: 4, dealsAtFive: 5, rounds: null }),
  preset('tirolcup', text('Tirolcup: 3 Runden zu 16', 'Tirolcup: 3 rounds of 16'), {
    placePoints: { mode: 'tie-break', list: [4, 2, 1, 0] },
    tieBreaks: ['place-points', 'best-round', 'lot'],
  }),
  preset('raiffeisen', text('Raiffeisen: 3 Runden zu 16', 'Raiffeisen: 3 rounds of 16'), { minutes: 90 }),
  preset('kaernten', text('Kärnten: 3 Runden zu 20', 'Carinthia: 3 rounds of 20'), { deals: 20, dealsAtFive: 25 }),
  preset('race-100', text('Illustriert: Erster auf 100', 'Illustrated: first to 100'), {
    deals: 100,
    dealsAtFive: null,
    dealsAtThree: 100,
    rounds: null,
    target: { points: 100, bonus: 10 },
  }),
  preset('bavarian-club', text('Bayerisch: 36, zu viert 48', 'Bavarian: 36, or 48 at four'), {
    deals: 48,
    dealsAtFive: null,
    dealsAtThree: 36,
    rounds: 2,
  }),
  preset('skoty', text('Skoty-Abend: Minus zählt halb', 'Skoty evening: minus counts half'), {
    rounds: 2,
    halving: 'round',
  }),
];
