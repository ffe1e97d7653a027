import { type Text, text } from '#engine/core/text.ts';
import type { BookingCode, TillLine } from './types.ts';

/** Lines of the closing statement. */
export const BOOKING_TEXTS: Readonly<Record<BookingCode, Text>> = {
  fee: text('Nenngeld', 'Entry fee'),
  'fee-reduced': text('Nenngeld ermäßigt', 'Reduced entry fee'),
  'fee-to-prizes': text('Nenngeld für die Preise', 'Fee for the prizes'),
  points: text('Spielgeld', 'Money from play'),
  'points-in-pots': text('In den Kassen der Tische', 'In the pots of the tables'),
  'target-bonus': text('Bonus für das Ziel', 'Bonus for the target'),
  'points-rest': text('Rest aus dem Spielgeld', 'Remainder of the money from play'),
  'pot-payment': text('Pagatkassa', 'Pot'),
  penalty: text('Strafe', 'Penalty'),
  extra: text('Einnahme oder Ausgabe', 'Income or expense'),
  prize: text('Preisgeld', 'Prize'),
  'prize-remainder': text('Rundungsrest der Preise', 'Remainder from rounding prizes'),
  'prize-shortfall': text('Zuschuss zu den Preisen', 'Added to the prizes'),
  'prizes-left': text('Übrige Preisgelder', 'Prize money left over'),
};

export const TILL_TEXTS: Readonly<Record<TillLine['till'], Text>> = {
  house: text('Klubkassa', 'Club'),
  pot: text('Pagatkassa', 'Pot'),
  prizes: text('Preise', 'Prizes'),
  points: text('Spielgeld', 'Money from play'),
  tables: text('Kassen der Tische', 'Pots of the tables'),
  outside: text('Außerhalb (Spenden, Einkauf)', 'Outside (donations, purchases)'),
};
