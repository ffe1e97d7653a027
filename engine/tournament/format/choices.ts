/** The tie-breaks a director can choose from; what each measures is in tie-breaks.ts. */
export const TIE_BREAKS = [
  'place-points',
  'points',
  'best-round',
  'second-best-round',
  'deals-won',
  'fewest-minus-deals',
  'direct-meetings',
  'lot',
] as const;

export type TieBreak = (typeof TIE_BREAKS)[number];

/** Points for places at the table: instead of the points played for, besides them, or to break ties only. */
export const PLACE_MODES = ['instead', 'besides', 'tie-break'] as const;

export type PlaceMode = (typeof PLACE_MODES)[number];

/** What is halved where minus points count half (Skoty Trophy, tirol §9): a round's total, or each deal. */
export const HALVINGS = ['round', 'deal'] as const;

export type Halving = (typeof HALVINGS)[number];

/**
 * What follows a shared rank: `competition` counts heads (1, 1, 3), `dense` counts ranks (1, 1, 2). Whoever is equal
 * after every tie-break shares the better rank in both.
 */
export type RankStyle = 'competition' | 'dense';

/** What becomes of those who are not in the final: they go home, or play on at tables of their own. */
export const OTHERS = ['stop', 'play'] as const;

/** How results come in: deal by deal, only each table's total of a round, or both, which must agree. */
export const ENTRY_MODES = ['deals', 'totals', 'both'] as const;
