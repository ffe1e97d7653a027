import type { Notes } from '../../../engine/core/json.ts';
import { findGame } from '../../../engine/games/index.ts';
import type { TableRules } from '../../../engine/kernel/types.ts';

/** The options in which rules differ from their profile's own. */
export function differing({ family, profile, options }: TableRules): Notes {
  const game = findGame(family);
  const own = game.ok ? game.value.profiles.find(({ id }) => id === profile)?.options : undefined;
  return Object.fromEntries(
    Object.entries(options).filter(([id, value]) => {
      const listed = own?.find((option) => option.id === id);
      return listed !== undefined && JSON.stringify(listed.fallback) !== JSON.stringify(value);
    }),
  );
}
