import { ALL_SIX } from '../parts/talon.ts';
import { colour } from './contract.ts';

/** All six cards of the talon, unseen; tarock is no trump. */
export const farbensechser = colour({ id: 'farbensechser', source: 'tirol §15', talon: ALL_SIX });
