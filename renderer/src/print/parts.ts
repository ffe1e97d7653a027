/** What can be printed for a round, in the order in which an evening needs it. */
export const PARTS = ['names', 'tables', 'cards', 'sheets', 'slips', 'ranking', 'teams'] as const;
export type Part = (typeof PARTS)[number];

/** Sizes of the cards that stand on the tables. */
export const CARD_SIZES = ['a5', 'a4'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** What is left of a sheet of A4 between its margins, header and footer, in mm. */
export const ROOM = { width: 182, height: 246 };
/** Text on a list for the notice board, in mm. */
export const LIST_SIZES = { smallest: 4.2, largest: 8.5 };
/** Result slips on a sheet. */
export const SLIPS = 4;
/** Teams of a ranking on a sheet: two lines each. */
export const TEAM_RANKS = 21;
