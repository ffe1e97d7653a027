import { negative } from './contract.ts';

/** Exactly one trick; all cards are laid open after the first. */
export const piccoloOuvert = negative({
  id: 'piccolo-ouvert',
  source: 'tirol §4, rank 20',
  tricks: 1,
  open: 'everybody',
});
