import { type Text, text } from '#engine/core/text.ts';

/** What declarations are refused with: of a hand of one suit (reform §7.7), and of the suit of the last trick (§7.6). */
export const DECLARE = {
  'order-incomplete': text(
    'Leg zuerst alle deine Karten in ihre Reihenfolge.',
    'Put all of your cards in their order first.',
  ),
  'bus-taken': text(
    'Den Bus hat schon jemand genommen: In jedem Spiel fährt nur einer.',
    'Somebody has taken the bus already: only one runs in each deal.',
  ),
  'suit-not-allowed': text(
    'Nenn eine der vier Farben: Tarock zählt für den letzten Stich nicht.',
    'Name one of the four suits: tarocks do not count for the last trick.',
  ),
} as const satisfies Readonly<Record<string, Text>>;
