import { bettel } from './bettel.ts';
import type { Contract, ContractId } from './contract.ts';
import { dreier } from './dreier.ts';
import { rufer } from './rufer.ts';

/** Every contract by its id, from the lowest up. */
export const CONTRACTS: Readonly<Record<ContractId, Contract>> = { rufer, bettel, dreier };
