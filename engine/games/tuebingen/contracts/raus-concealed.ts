import type { Contract } from './contract.ts';
import { raus } from './raus.ts';

/** A Raus of the dealer, who calls a king of their own; the others think it is a Ruf. */
export const rausConcealed = { ...raus, id: 'raus-concealed', isConcealed: true } as const satisfies Contract;
