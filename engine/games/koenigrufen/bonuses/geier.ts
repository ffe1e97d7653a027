import { bird } from './bird.ts';

/** Tarock V wins the last trick but four. */
export const geier = bird({ id: 'geier', source: 'tirol §6.1', number: 5 });
