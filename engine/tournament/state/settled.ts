import type { Settled } from './types.ts';

/** What was worked out of a deal, and nothing else. */
export const settledIn = ({ settlement, ends, closing }: Settled): Settled => ({
  settlement,
  ...(ends !== undefined && { ends }),
  ...(closing !== undefined && { closing }),
});
