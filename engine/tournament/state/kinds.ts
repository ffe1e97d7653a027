/** Whether a player takes part in what is drawn next; what he has won he keeps in any case. */
export const PRESENCES = ['present', 'paused', 'gone'] as const;

export type Presence = (typeof PRESENCES)[number];

/** How many play together: there are teams of two and of four. */
export const TEAM_SIZES = [2, 4] as const;

export type TeamSize = (typeof TEAM_SIZES)[number];

/** Who plays a player's cards at a table in the app: a person, or a bot for him. */
export const HOLDERS = ['person', 'bot'] as const;

export type Holder = (typeof HOLDERS)[number];

/** Since when two people have sat in each other's seats. */
export const EXCHANGE_FROM = ['beginning', 'now'] as const;

export type ExchangeFrom = (typeof EXCHANGE_FROM)[number];
