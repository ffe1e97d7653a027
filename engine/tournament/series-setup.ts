import { ZERO } from '../core/rational.ts';
import type { SeriesSetup } from '../kernel/types.ts';
import { setupOf } from '../series/fold.ts';
import type { TableState } from './types.ts';

/** How the series of a table begins. */
export const seriesSetup = ({ players, deals, last }: Pick<TableState, 'players' | 'deals' | 'last'>): SeriesSetup =>
  setupOf(players.length, deals, ZERO, last ?? null);
