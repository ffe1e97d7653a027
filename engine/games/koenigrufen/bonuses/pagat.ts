import { bird } from './bird.ts';

/** Tarock I wins the last trick. */
export const pagat = bird({ id: 'pagat', source: 'tirol §6.1', number: 1 });
