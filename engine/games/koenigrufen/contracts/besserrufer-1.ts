import { positive } from '../contract.ts';

/** A Rufer with the Pagat announced by the bid. */
export const besserrufer1 = positive({
  id: 'besserrufer-1',
  source: 'tirol §4, rank 5',
  parties: 'calls-partner',
  talon: 'half',
  bird: 'pagat',
});
