import type { Lesson } from '../kernel/words/lesson.ts';
import type { FamilyId } from './loaders.ts';

/** The prepared deals of each family, loaded when they are wanted; in the order in which they are learned. */
export const LESSONS: Readonly<Record<FamilyId, () => Promise<readonly Lesson[]>>> = {
  koenigrufen: () => import('./koenigrufen/lessons/index.ts').then(({ LESSONS: all }) => all),
  bavarian: () => import('./bavarian/lessons/index.ts').then(({ LESSONS: all }) => all),
  illustrated: () => import('./illustrated/lessons/index.ts').then(({ LESSONS: all }) => all),
  tuebingen: () => import('./tuebingen/lessons/index.ts').then(({ LESSONS: all }) => all),
  reform: () => import('./reform/lessons/index.ts').then(({ LESSONS: all }) => all),
};
