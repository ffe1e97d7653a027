import { negative } from './contract.ts';

/** No trick; all cards are laid open after the first. */
export const bettelOuvert = negative({
  id: 'bettel-ouvert',
  source: 'tirol §4, rank 21',
  tricks: 0,
  open: 'everybody',
});
