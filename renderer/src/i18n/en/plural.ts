/** `1 card`, `3 cards`; irregular plurals are passed in. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
