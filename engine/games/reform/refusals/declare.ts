import { type Text, text } from '#engine/core/text.ts';

/** What the declarations of a game for a hand of one suit are refused with (reform §7.7). */
export const DECLARE = {
  'order-incomplete': text(
    'Leg zuerst alle deine Karten in ihre Reihenfolge.',
    'Put all of your cards in their order first.',
  ),
  'bus-taken': text(
    'Den Bus hat schon jemand genommen: In jedem Spiel fährt nur einer.',
    'Somebody has taken the bus already: only one runs in each deal.',
  ),
} as const satisfies Readonly<Record<string, Text>>;
