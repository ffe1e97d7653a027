import { isEqual } from '#engine/core/equal.ts';
import type { Notes } from '#engine/core/json.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import { findGame } from '../families.ts';

/** Options that are never set directly, because they follow from the format of an evening. */
export function followingOf(family: string): readonly string[] {
  const game = findGame(family);
  return game.ok ? Object.keys(game.value.halved?.(null) ?? {}) : [];
}

/** The options in which rules differ from their profile's own, except those that follow from the format. */
export function differing({ family, profile, options }: TableRules): Notes {
  const game = findGame(family);
  const own = game.ok ? game.value.profiles.find(({ id }) => id === profile)?.options : undefined;
  const following = followingOf(family);
  return Object.fromEntries(
    Object.entries(options).filter(([id, value]) => {
      const listed = own?.find((option) => option.id === id);
      return listed !== undefined && !following.includes(id) && !isEqual(listed.fallback, value);
    }),
  );
}
