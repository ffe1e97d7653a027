import type { Seat } from '#engine/core/seat.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Words } from '#page/i18n/words.ts';

/** On which side somebody plays, and as what. */
export type Party = 'declarer' | 'partner' | 'opponent';

/** What the viewer knows of the sides; of games beside each other, whoever plays one counts as a declarer. */
export function partiesOf(view: View, words: Words): ReadonlyMap<Seat, Party> {
  const all = view.games.flatMap((game) => words.sides(game, view) ?? []);
  const parties = new Map<Seat, Party>();
  for (const { opponents } of all) for (const seat of opponents) parties.set(seat, 'opponent');
  for (const { players } of all) for (const seat of players.slice(1)) parties.set(seat, 'partner');
  for (const { players } of all) for (const seat of players.slice(0, 1)) parties.set(seat, 'declarer');
  return parties;
}
