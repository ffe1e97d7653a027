import { negative } from './contract.ts';

/** Exactly three tricks; all cards are laid open after the first. */
export const triccoloOuvert = negative({
  id: 'triccolo-ouvert',
  source: 'tirol §4, rank 18',
  tricks: 3,
  open: 'everybody',
});
