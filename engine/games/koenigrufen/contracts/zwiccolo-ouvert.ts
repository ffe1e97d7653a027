import { negative } from './contract.ts';

/** Exactly two tricks; all cards are laid open after the first. */
export const zwiccoloOuvert = negative({
  id: 'zwiccolo-ouvert',
  source: 'tirol §4, rank 19',
  tricks: 2,
  open: 'everybody',
});
