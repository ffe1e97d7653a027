import { type Text, text } from '#engine/core/text.ts';

/** What every part of the rules may refuse with. */
export const COMMON = {
  'wrong-phase': text(
    'Das gehört an eine andere Stelle des Spiels.',
    'That is not possible at this point of the deal.',
  ),
  'unknown-profile': text('Diese Regeln gibt es hier nicht: {at}.', 'There are no such rules here: {at}.'),
  'unknown-option': text('Diese Regelvariante gibt es nicht: {at}.', 'There is no such option: {at}.'),
  'option-value': text('Dieser Wert geht hier nicht: {at}.', 'This value is not possible here: {at}.'),
  'option-off': text('Das ist an diesem Tisch nicht vereinbart.', 'This table has not agreed on that.'),
  'unknown-contract': text('Dieses Spiel gibt es an diesem Tisch nicht.', 'This table does not have that game.'),
  'card-not-in-hand': text('{at} ist nicht in der Hand.', '{at} is not in the hand.'),
  'card-twice': text('{at} ist zweimal genannt.', '{at} is named twice.'),
} as const satisfies Readonly<Record<string, Text>>;
