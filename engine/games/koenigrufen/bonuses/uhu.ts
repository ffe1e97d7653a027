import { bird } from './bird.ts';

/** Tarock II wins the last trick but one. */
export const uhu = bird({ id: 'uhu', source: 'tirol §6.1', number: 2 });
