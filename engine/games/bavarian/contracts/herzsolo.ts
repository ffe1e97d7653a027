import type { Contract } from '../contract.ts';
import { solo } from './solo.ts';

/** A solo in hearts; it costs the same and outbids the others (R11). */
export const herzsolo: Contract = { ...solo, id: 'herzsolo', level: 2, trumps: () => ['H'] };
