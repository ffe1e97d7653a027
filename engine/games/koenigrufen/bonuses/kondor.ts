import { bird } from './bird.ts';

/** Tarock VI wins the seventh trick (tirol §15). */
export const kondor = bird({ id: 'kondor', source: 'tirol §15', number: 6 });
