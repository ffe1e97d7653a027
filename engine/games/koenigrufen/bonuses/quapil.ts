import { bird } from './bird.ts';

/** Tarock IIII wins the last trick but three. */
export const quapil = bird({ id: 'quapil', source: 'tirol §6.1', number: 4 });
