/** What every game may be worth in a round of a fixed value (reform §9). */
export const FIXED = { least: 4, most: 45 } as const;
