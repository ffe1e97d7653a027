import type { GameDefinition } from '../kernel/family/definition.ts';

/** How a family is loaded, by id, where not all of them are needed at once. */
export const LOADERS = {
  koenigrufen: () => import('./koenigrufen/game.ts').then(({ koenigrufen }) => koenigrufen),
  bavarian: () => import('./bavarian/game.ts').then(({ bavarian }) => bavarian),
  illustrated: () => import('./illustrated/game.ts').then(({ illustrated }) => illustrated),
  tuebingen: () => import('./tuebingen/game.ts').then(({ tuebingen }) => tuebingen),
  reform: () => import('./reform/game.ts').then(({ reform }) => reform),
} satisfies Readonly<Record<string, () => Promise<GameDefinition>>>;

export type FamilyId = keyof typeof LOADERS;
