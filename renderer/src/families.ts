import { SvelteMap } from 'svelte/reactivity';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { type FamilyId, LOADERS } from '#engine/games/loaders.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';

/** The families that this page has loaded; values derived from one update when it arrives. */
const loaded = new SvelteMap<string, GameDefinition>();
const isFamily = (id: string): id is FamilyId => Object.hasOwn(LOADERS, id);

/** Loads the rules and texts of a family; an unknown one is left to `findGame`. */
export async function loadFamily(id: string): Promise<void> {
  if (isFamily(id) && !loaded.has(id)) loaded.set(id, await LOADERS[id]());
}

export async function loadFamilies(): Promise<void> {
  await Promise.all(Object.keys(LOADERS).map(loadFamily));
}

/** Whether `findGame` can give a complete answer about a family. */
export const isLoaded = (id: string): boolean => loaded.has(id) || !isFamily(id);

/** The loaded families, in the order of their list. */
export const loadedGames = (): readonly GameDefinition[] => Object.keys(LOADERS).flatMap((id) => loaded.get(id) ?? []);

/** A family that has already been loaded. */
export function findGame(id: string): Result<GameDefinition, Refusal> {
  const game = loaded.get(id);
  return game ? ok(game) : fail(refuseKernel('unknown-family', { text: id }));
}
