import type { Contract } from './contract.ts';

export const raus = {
  id: 'raus',
  source: 'tuebingen §4, §7.3',
  threshold: 18,
  hasPartner: false,
  isConcealed: false,
  times: 3,
} as const satisfies Contract;
