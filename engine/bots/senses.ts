import type { FamilyId } from '../games/loaders.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import { sense as reform } from './reform/sense.ts';
import type { Sense } from './search/sense.ts';

/** What is done at first sight in the games of a family; `null`: whoever thinks finds out by themselves. */
const SENSES: Readonly<Record<FamilyId, Sense | null>> = {
  koenigrufen: null,
  bavarian: null,
  illustrated: null,
  tuebingen: null,
  reform,
};

const senses: Readonly<Record<string, Sense | null | undefined>> = SENSES;

/** What is sensible at a table of any family. */
export const senseAt = ({ family }: Pick<TableRules, 'family'>): Sense | undefined =>
  Object.hasOwn(senses, family) ? (senses[family] ?? undefined) : undefined;
