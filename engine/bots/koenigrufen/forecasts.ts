import type { COLOUR_LOOKS, LOOKS, LOW_LOOKS } from './hand.ts';

export type Kind =
  | 'king-half'
  | 'king-solo'
  | 'alone-half'
  | 'alone-one'
  | 'alone-six'
  | 'alone-solo'
  | 'colour-half'
  | 'colour-one'
  | 'colour-six'
  | 'colour-solo'
  | 'colour-king'
  | 'no-trick'
  | 'one-trick'
  | 'few-tricks';

/** What each feature of a hand adds. */
export type Weights = Readonly<
  Partial<Record<(typeof LOOKS)[number] | (typeof COLOUR_LOOKS)[number] | (typeof LOW_LOOKS)[number], number>>
>;

export interface Forecast {
  /** By the hand that was dealt: thirds for the declarer's side; log-odds in negative games. */
  readonly dealt: Weights;
  /** By the hand after the exchange: thirds in tricks, discards apart. */
  readonly played: Weights;
  /** Thirds that make one of log-odds. */
  readonly spread: number;
}

const TAROCK: Weights = { one: 45, tarocks: 6, length: 1, high: 8, top: 6, pagat: 3, kings: 9, queens: 4, voids: 5, singles: 3 };
const ALONE: Weights = { ...TAROCK, one: 15 };
const COLOUR: Weights = { one: 20, suits: 2, kings: 12, queens: 4, winners: 10, length: 3, trull: 3, lost: -5 };
const LOW: Weights = { one: 3.5, tarocks: -0.15, highTarocks: -1.3, midTarocks: -0.5, kings: -1.3, highs: -0.7, mids: -0.3, bare: -0.3 };

const forecast = (dealt: Weights, played = dealt, spread = 16): Forecast => ({ dealt, played, spread });

/** Fitted to deals that rule bots played against each other. */
export const FORECASTS: Readonly<Record<Kind, Forecast>> = {
  'king-half': forecast(TAROCK),
  'king-solo': forecast(TAROCK),
  'alone-half': forecast(ALONE),
  'alone-one': forecast(ALONE),
  'alone-six': forecast(ALONE),
  'alone-solo': forecast(ALONE),
  'colour-half': forecast(COLOUR),
  'colour-one': forecast(COLOUR),
  'colour-six': forecast(COLOUR),
  'colour-solo': forecast(COLOUR),
  'colour-king': forecast({ ...COLOUR, one: 45 }),
  'no-trick': forecast(LOW),
  'one-trick': forecast({ one: 0 }),
  'few-tricks': forecast({ one: 0 }),
};
