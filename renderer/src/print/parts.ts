/** What can be printed for a round, in the order in which an evening needs it. */
export const PARTS = ['names', 'tables', 'cards', 'sheets', 'slips', 'ranking', 'money', 'compared', 'teams'] as const;
export type Part = (typeof PARTS)[number];
/** What is wanted after a round, if there is any. */
export const RANKINGS: readonly Part[] = ['ranking', 'money', 'compared', 'teams'];

/** Sizes of the cards that are put on the tables. */
export const CARD_SIZES = ['a5', 'a4'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** The part of an A4 sheet between its margins, header and footer, in mm. */
export const ROOM = { width: 182, height: 246 };
/** Text on a list for the notice board, in mm. */
export const LIST_SIZES = { smallest: 4.2, largest: 8.5 };
/** Result slips on a sheet. */
export const SLIPS = 4;
