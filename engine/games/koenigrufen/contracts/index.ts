import { besserdreier } from './besserdreier.ts';
import { besserrufer } from './besserrufer.ts';
import { besserrufer1 } from './besserrufer-1.ts';
import { besserrufer2 } from './besserrufer-2.ts';
import { besserrufer3 } from './besserrufer-3.ts';
import { besserrufer4 } from './besserrufer-4.ts';
import { besserrufer5 } from './besserrufer-5.ts';
import { bettel } from './bettel.ts';
import { bettelOuvert } from './bettel-ouvert.ts';
import { bettelSemi } from './bettel-semi.ts';
import type { Contract } from './contract.ts';
import { dreier } from './dreier.ts';
import { einer } from './einer.ts';
import { farbendreier } from './farbendreier.ts';
import { farbeneiner } from './farbeneiner.ts';
import { farbenrufer } from './farbenrufer.ts';
import { farbensechser } from './farbensechser.ts';
import { farbensolo } from './farbensolo.ts';
import { farbensolorufer } from './farbensolorufer.ts';
import { farbenzweier } from './farbenzweier.ts';
import { piccolo } from './piccolo.ts';
import { piccoloOuvert } from './piccolo-ouvert.ts';
import { piccoloSemi } from './piccolo-semi.ts';
import { rufer } from './rufer.ts';
import { sechserdreier } from './sechserdreier.ts';
import { solobesser } from './solobesser.ts';
import { solodreier } from './solodreier.ts';
import { solorufer } from './solorufer.ts';
import { triccoloOuvert } from './triccolo-ouvert.ts';
import { trischaken } from './trischaken.ts';
import { zweier } from './zweier.ts';
import { zwiccoloOuvert } from './zwiccolo-ouvert.ts';

/** Every contract that a profile can name. */
export const CONTRACTS = {
  rufer,
  trischaken,
  piccolo,
  solorufer,
  'besserrufer-1': besserrufer1,
  'besserrufer-2': besserrufer2,
  bettel,
  sechserdreier,
  farbendreier,
  dreier,
  'besserrufer-3': besserrufer3,
  'piccolo-semi': piccoloSemi,
  'bettel-semi': bettelSemi,
  farbeneiner,
  einer,
  'besserrufer-4': besserrufer4,
  'besserrufer-5': besserrufer5,
  'triccolo-ouvert': triccoloOuvert,
  'zwiccolo-ouvert': zwiccoloOuvert,
  'piccolo-ouvert': piccoloOuvert,
  'bettel-ouvert': bettelOuvert,
  farbensolo,
  solodreier,
  besserrufer,
  farbenrufer,
  farbensolorufer,
  farbensechser,
  farbenzweier,
  zweier,
  solobesser,
  besserdreier,
} as const satisfies Readonly<Record<string, Contract>>;

export type ContractId = keyof typeof CONTRACTS;
