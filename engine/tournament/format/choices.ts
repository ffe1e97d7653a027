/** The tie-breaks a director can choose from; tie-breaks.ts defines them. */
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

/** Points for places at the table: instead of the played points, besides them, or only to break ties. */
export const PLACE_MODES = ['instead', 'besides', 'tie-break'] as const;

export type PlaceMode = (typeof PLACE_MODES)[number];

/** What is halved if minus points count half (Skoty Trophy, tirol §9): a round's total, or each deal. */
export const HALVINGS = ['round', 'deal'] as const;

export type Halving = (typeof HALVINGS)[number];

/**
 * What follows a shared rank: `competition` counts players (1, 1, 3), `dense` counts ranks (1, 1, 2). Players still equal
 * after every tie-break share the better rank in both.
 */
export type RankStyle = 'competition' | 'dense';

/** What those outside the final do: they go home, or play on at tables of their own. */
export const OTHERS = ['stop', 'play'] as const;

/** How results come in: deal by deal, only each table's total for a round, or both, which must agree. */
export const ENTRY_MODES = ['deals', 'totals', 'both'] as const;
