import type { Contract } from './contract.ts';

export const ruf = {
  id: 'ruf',
  source: 'tuebingen §4, §7.2',
  threshold: 23,
  needed: 46,
  hasPartner: true,
  isConcealed: false,
  times: 2,
} as const satisfies Contract;
