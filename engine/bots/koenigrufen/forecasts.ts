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

const forecast = (dealt: Weights, played = dealt, spread = 16): Forecast => ({ dealt, played, spread });

/** Fitted to deals that rule bots played against each other. */
export const FORECASTS: Readonly<Record<Kind, Forecast>> = {
  'king-half': forecast(
    { one: 84.9, tarocks: 4.5, length: 0.7, high: 5.6, top: 2.6, pagat: 1, kings: 7.7, voids: 6.8, singles: 2.9 },
    { one: 36.6, tarocks: 5.3, length: 0.4, high: 5.3, top: 6.3, pagat: 1.7, kings: 11.4, voids: 7.8, singles: 1.2 },
    15,
  ),
  'king-solo': forecast(
    {
      one: 60.4,
      tarocks: 4.2,
      length: 0.6,
      high: 0.7,
      top: 12.8,
      pagat: 9.6,
      kings: 10.4,
      queens: -1.1,
      voids: 5.4,
      singles: 0.6,
    },
    undefined,
    15,
  ),
  'alone-half': forecast(
    {
      one: 45.4,
      tarocks: 4.2,
      length: 1.2,
      high: 8.2,
      top: 6.6,
      pagat: 6.5,
      kings: 6.3,
      queens: 3.4,
      voids: 1.8,
      singles: 0.8,
    },
    {
      one: -22.5,
      tarocks: 3.2,
      length: 0.6,
      high: 9.4,
      top: 11.3,
      pagat: 7.3,
      kings: 13.8,
      queens: 1.5,
      voids: 13.8,
      singles: 2.8,
    },
    13,
  ),
  'alone-one': forecast(
    {
      one: 10.2,
      tarocks: 4.5,
      length: 1.1,
      high: 8.9,
      top: 9.9,
      pagat: 8.6,
      kings: 9.4,
      queens: 2.4,
      voids: 6.2,
      singles: 2.3,
    },
    {
      one: -25.4,
      tarocks: 5,
      length: 0.9,
      high: 11.4,
      top: 12.2,
      pagat: 9.6,
      kings: 12.7,
      queens: 7.2,
      voids: 6.1,
      singles: -1.1,
    },
    13,
  ),
  'alone-six': forecast(
    { one: 40.4, tarocks: 7.6, length: -0.9, high: 7.9, top: 10.8, pagat: 6.8, kings: 6.9, queens: 2.5, voids: 2 },
    {
      one: -37.4,
      tarocks: 5.2,
      length: 0.5,
      high: 9.9,
      top: 11.6,
      pagat: 9.1,
      kings: 13.1,
      queens: 5.7,
      voids: 11.5,
      singles: 3.8,
    },
    14,
  ),
  'alone-solo': forecast(
    {
      one: -27.8,
      tarocks: 5.2,
      length: -0.3,
      high: 10.1,
      top: 10.4,
      pagat: 7.9,
      kings: 12.3,
      voids: 12.8,
      singles: 3.8,
    },
    undefined,
    11,
  ),
  'colour-half': forecast(
    { one: 17.6, suits: 3, kings: 13.5, queens: 11.1, winners: 3.4, length: 2.1, trull: 1.7, lost: -3.8 },
    { one: 11, suits: 1.2, kings: 13.7, queens: 11.7, winners: 3.9, length: 2.3, lost: -4.1 },
    15,
  ),
  'colour-one': forecast(
    { one: 12.3, suits: 2.7, kings: 15, queens: 7.8, winners: 4.1, length: 1.1, trull: 2.6, lost: -4.2 },
    { one: 6.5, suits: 2.6, kings: 13.8, queens: 7.3, winners: 4.2, length: 0.9, trull: 2.4, lost: -6.6 },
    13,
  ),
  // Like a Farbendreier, with twice the cards.
  'colour-six': forecast(
    { one: 23.6, suits: 3, kings: 13.5, queens: 11.1, winners: 3.4, length: 2.1, trull: 1.7, lost: -3.8 },
    { one: 11, suits: 1.2, kings: 13.7, queens: 11.7, winners: 3.9, length: 2.3, lost: -4.1 },
    15,
  ),
  'colour-solo': forecast(
    { one: -4.9, suits: 1.7, kings: 18.1, queens: 8.1, winners: 4.8, length: 2.2, trull: 2.1, lost: -4.3 },
    undefined,
    11,
  ),
  // Like a Farbendreier, with a partner.
  'colour-king': forecast(
    { one: 45.6, suits: 3, kings: 13.5, queens: 11.1, winners: 3.4, length: 2.1, trull: 1.7, lost: -3.8 },
    { one: 39, suits: 1.2, kings: 13.7, queens: 11.7, winners: 3.9, length: 2.3, lost: -4.1 },
    15,
  ),
  'no-trick': forecast({
    one: 1.8,
    tarocks: -0.48,
    highTarocks: -1.28,
    midTarocks: -0.43,
    lowTarocks: 0.3,
    kings: -0.65,
    voids: -1.09,
    bare: -0.47,
  }),
  'one-trick': forecast({ one: 3, tarocks: -0.55, highTarocks: -0.81, midTarocks: -0.39, kings: -0.79, highs: -0.24 }),
  'few-tricks': forecast({ one: 0.9, tarocks: -0.37, highTarocks: -0.31, midTarocks: -0.13, kings: -0.2 }),
};
