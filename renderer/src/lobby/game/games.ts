import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { ProfileListing } from '#engine/kernel/family/listing.ts';
import { loadedGames } from '#page/families.ts';

/** A game and its profile by `family/profile`. */
export function gameNamed(
  name: string,
): { readonly family: GameDefinition; readonly profile: ProfileListing } | undefined {
  const [family, profile] = name.split('/');
  const game = loadedGames().find(({ id }) => id === family);
  const found = game?.profiles.find(({ id }) => id === profile);
  return game && found && { family: game, profile: found };
}

/** The game for the very first table: in the profile for beginners, if it has one. */
export function beginnersGame(): string {
  const [game] = loadedGames();
  return game?.beginners === undefined ? firstGame() : `${game.id}/${game.beginners}`;
}

/** The default game for the very first evening. */
export const firstGame = (): string =>
  loadedGames().flatMap(({ id, profiles }) => profiles.map((profile) => `${id}/${profile.id}`))[0] ?? '';
