import { type Text, text } from '#engine/core/text.ts';
import type { BookingCode, TillLine } from './types.ts';

/** Lines of the closing statement. */
export const BOOKING_TEXTS: Readonly<Record<BookingCode, Text>> = {
  fee: text('Nenngeld', 'entry fee'),
  'fee-reduced': text('Nenngeld ermäßigt', 'reduced entry fee'),
  'fee-to-prizes': text('Nenngeld für die Preise', 'fee for the prizes'),
  points: text('Spielgeld', 'money for points'),
  'points-rest': text('Rest aus dem Spielgeld', 'remainder of the money for points'),
  'pot-payment': text('Pagatkassa', 'pot'),
  penalty: text('Strafe', 'penalty'),
  extra: text('Einnahme oder Ausgabe', 'income or expense'),
  prize: text('Preisgeld', 'prize'),
  'prize-remainder': text('Rundungsrest der Preise', 'remainder from rounding prizes'),
  'prize-shortfall': text('Zuschuss zu den Preisen', 'added to the prizes'),
  'prizes-left': text('Übrige Preisgelder', 'prize money left over'),
};

export const TILL_TEXTS: Readonly<Record<TillLine['till'], Text>> = {
  house: text('Klubkassa', 'club'),
  pot: text('Pagatkassa', 'pot'),
  prizes: text('Preise', 'prizes'),
  points: text('Spielgeld', 'money for points'),
  outside: text('Außerhalb (Spenden, Einkauf)', 'outside (donations, purchases)'),
};
