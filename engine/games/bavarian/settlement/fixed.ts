import { rational } from '../../../core/rational.ts';
import { ALL } from '../counted.ts';
import { linesBetween } from '../../../settlement/payments.ts';
import type { Payment } from './payment.ts';

/** Card points of a party that make its opponents Schneider. */
const SCHNEIDER = 91;

/** The same from each defender or to each, however many points there were (bavarian §7.2, R24, B3). */
export const fixed: Payment = ({ options, contract, price, declarer, defenders, made, points, durch, factors }) => {
  const schneider = (made ? points : ALL - points) >= SCHNEIDER;
  const parts = {
    [contract]: price.simple,
    schneider: schneider ? price.extra : 0,
    durch: durch ? options['fixed-durch'] : 0,
  };
  return Object.entries(parts).flatMap(([code, cents]) =>
    linesBetween(code, made ? [declarer] : defenders, made ? defenders : [declarer], rational(cents), factors),
  );
};
