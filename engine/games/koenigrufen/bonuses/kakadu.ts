import { bird } from './bird.ts';

/** Tarock III (Kakadu, Maus) wins the last trick but two. */
export const kakadu = bird({ id: 'kakadu', source: 'tirol §6.1', number: 3 });
