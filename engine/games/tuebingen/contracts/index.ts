import type { Contract } from './contract.ts';
import { raus } from './raus.ts';
import { rausConcealed } from './raus-concealed.ts';
import { ruf } from './ruf.ts';
import { tout } from './tout.ts';

/** Every contract of the family. */
export const CONTRACTS = {
  ruf,
  raus,
  'raus-concealed': rausConcealed,
  tout,
} as const satisfies Readonly<Record<string, Contract>>;

export type ContractId = keyof typeof CONTRACTS;
