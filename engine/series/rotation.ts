/** Ends a Radl: every player at the table has dealt once. `deal` counts from 1. */
export const endsRadl = (deal: number, table: number): boolean => deal % table === 0;
