/** `1 card`, `3 cards`; words that do not take an s say so. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
