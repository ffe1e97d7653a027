/** Whether a player takes part in future draws; points already won stay in any case. */
export const PRESENCES = ['present', 'paused', 'gone'] as const;

export type Presence = (typeof PRESENCES)[number];

/** Team sizes: two or four. */
export const TEAM_SIZES = [2, 4] as const;

export type TeamSize = (typeof TEAM_SIZES)[number];

/** Who plays a player's cards at a table in the app: the person, or a bot on their behalf. */
export const HOLDERS = ['person', 'bot'] as const;

export type Holder = (typeof HOLDERS)[number];

/** Since when two people have sat in each other's seats. */
export const EXCHANGE_FROM = ['beginning', 'now'] as const;

export type ExchangeFrom = (typeof EXCHANGE_FROM)[number];
