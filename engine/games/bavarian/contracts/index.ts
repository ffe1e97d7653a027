import type { Contract } from '../contract.ts';
import { frage } from './frage.ts';
import { herzsolo } from './herzsolo.ts';
import { solo } from './solo.ts';

/** Every contract of the family. */
export const CONTRACTS = { frage, solo, herzsolo } as const satisfies Readonly<Record<string, Contract>>;

export type ContractId = keyof typeof CONTRACTS;
