import type { Contract } from './contract.ts';

export const tout = {
  id: 'tout',
  source: 'tuebingen §4, §7.4',
  hasPartner: false,
  isConcealed: false,
  times: 1,
} as const satisfies Contract;
