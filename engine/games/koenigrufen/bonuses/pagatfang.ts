import { PAGAT } from '#engine/decks/deck-54.ts';
import { capture } from './capture.ts';

/** The other side takes the Pagat (tirol §15, by analogy). */
export const pagatfang = capture({ id: 'pagatfang', source: 'tirol §15', prey: () => [PAGAT] });
