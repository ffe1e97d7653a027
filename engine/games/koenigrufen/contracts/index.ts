import type { Contract } from '../contract.ts';
import { besserrufer1 } from './besserrufer-1.ts';
import { bettel } from './bettel.ts';
import { dreier } from './dreier.ts';
import { piccolo } from './piccolo.ts';
import { rufer } from './rufer.ts';
import { solodreier } from './solodreier.ts';
import { solorufer } from './solorufer.ts';
import { trischaken } from './trischaken.ts';

/** Every contract that a profile can name. */
export const CONTRACTS = {
  rufer,
  trischaken,
  piccolo,
  solorufer,
  'besserrufer-1': besserrufer1,
  bettel,
  dreier,
  solodreier,
} as const satisfies Readonly<Record<string, Contract>>;

export type ContractId = keyof typeof CONTRACTS;
