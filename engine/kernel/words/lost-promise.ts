import { text } from '#engine/core/text.ts';
import type { Item, Verdict } from '../score.ts';
import type { Fact } from './phrase.ts';

const NOT_HELD: Fact = {
  text: text('niemand von der Seite hatte die Karte in der Hand', 'nobody of that side held the card'),
};

/**
 * Why a card that was announced for a trick has not made it, by the trick to which its side played it; missing: it has, or nobody knows,
 * as of a deal from paper. Older deals name the trick that it was for, wherever it fell: what is said of that one is true of them, too.
 */
export function lostPromise({ stage, result, proof }: Item & Verdict, trick: number): Fact | undefined {
  if (stage === 'silent' || result !== 'lost' || !proof) return undefined;
  const [fell] = proof;
  if (fell === undefined) return NOT_HELD;
  const values = { fell, n: trick };
  if (fell === trick) return { text: text('hat den {n}. Stich nicht gemacht', 'did not win trick {n}'), values };
  return fell < trick
    ? { text: text('zu früh, im {fell}. statt im {n}. Stich', 'too early, in trick {fell} instead of {n}'), values }
    : { text: text('zu spät, im {fell}. statt im {n}. Stich', 'too late, in trick {fell} instead of {n}'), values };
}
