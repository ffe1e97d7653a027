/** Strafen: what counts on top of a game (tuebingen §7.1). */
export const BONUS_IDS = [
  'skimon',
  'oberers',
  'unterers',
  'kingdom',
  'ski-kingdom',
  'family',
  'ski-family',
  'fein',
  'einser-gefasst',
  'einser-fein-gefasst',
] as const;
export type BonusId = (typeof BONUS_IDS)[number];
export const isBonus = (id: unknown): id is BonusId => (BONUS_IDS as readonly unknown[]).includes(id);

/** Runs of tarocks, which count by their length. */
export const RUNS = ['oberers', 'unterers'] as const satisfies readonly BonusId[];
export const isRun = (id: BonusId): boolean => (RUNS as readonly BonusId[]).includes(id);
/** Strafen that there are once in each suit. */
export const FAMILIES = ['family', 'ski-family'] as const satisfies readonly BonusId[];
export const isFamily = (id: BonusId): boolean => (FAMILIES as readonly BonusId[]).includes(id);
/** What can become of the Tarock 1: at most one of these happens. */
export const OF_THE_ONE = ['fein', 'einser-gefasst', 'einser-fein-gefasst'] as const satisfies readonly BonusId[];

export const isOfTheOne = (id: BonusId): boolean => (OF_THE_ONE as readonly BonusId[]).includes(id);

/** Shortest run that counts. */
export const LEAST_RUN = 3;
const EACH_OF_RUN = 2;

/** What each is worth to the side that has it; a run: what each of its cards is. */
export const WORTH: Readonly<Record<BonusId, number>> = {
  skimon: 10,
  oberers: EACH_OF_RUN,
  unterers: EACH_OF_RUN,
  kingdom: 10,
  'ski-kingdom': 5,
  family: 10,
  'ski-family': 5,
  fein: 10,
  'einser-gefasst': -5,
  'einser-fein-gefasst': -10,
};

/** What a Strafe is worth in points; `length`: the cards of a run. */
export const worthOf = (id: BonusId, length = 1): number => WORTH[id] * length;
