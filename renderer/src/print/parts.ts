/** What can be printed for a round, in the order in which an evening needs it. */
export const PARTS = ['names', 'tables', 'cards', 'sheets', 'slips', 'ranking', 'money', 'compared', 'teams'] as const;
export type Part = (typeof PARTS)[number];
/** When a part is wanted without being asked for: before a round is played, after it, or never. */
const WANTED: Readonly<Record<Part, 'before' | 'after' | 'never'>> = {
  names: 'before',
  tables: 'never',
  cards: 'before',
  sheets: 'before',
  slips: 'never',
  ranking: 'after',
  money: 'after',
  compared: 'after',
  teams: 'after',
};
export const wantedWhen = (when: 'before' | 'after'): readonly Part[] => PARTS.filter((part) => WANTED[part] === when);

/** Sizes of the cards that are put on the tables. */
export const CARD_SIZES = ['a5', 'a4'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** The part of an A4 sheet between its margins, header and footer, in mm. */
export const SPACE = { width: 182, height: 246 };
/** Text on a list for the notice board, in mm. */
export const LIST_SIZES = { smallest: 4.2, largest: 8.5 };
/** Result slips on a sheet. */
export const SLIPS = 4;
