import type { Format } from './schema.ts';

export const DEFAULT_FORMAT: Format = {
  deals: 16,
  dealsAtFive: 20,
  dealsAtThree: null,
  rounds: 3,
  minutes: null,
  target: null,
  oneSeries: false,
  entry: 'deals',
  duplicate: false,
  secondEntry: false,
  confirmation: false,
  tieBreaks: ['best-round', 'deals-won', 'lot'],
  placePoints: null,
  halving: null,
  cash: null,
  season: null,
  final: null,
};

/** How many rounds were agreed, including the final; `null`: as many as people like. */
export const agreedRounds = ({ rounds, final }: Format): number | null =>
  rounds === null ? null : rounds + (final ? 1 : 0);

/** Whether nobody shares a rank, because lots decide what is still tied. */
export const endsInLot = ({ tieBreaks }: Pick<Format, 'tieBreaks'>): boolean => tieBreaks.includes('lot');

/** Whether a table may end before all its deals are played, by its points or with its series. */
export const mayEndEarly = ({ target, oneSeries }: Pick<Format, 'target' | 'oneSeries'>): boolean =>
  target !== null || oneSeries;

/** Deals per round at a table of this size. */
export function dealsAt(format: Format, size: number): number {
  if (size === 5) return format.dealsAtFive ?? format.deals;
  if (size === 3) return format.dealsAtThree ?? format.deals;
  return format.deals;
}
