import type { TieBreak } from '#engine/tournament/format/choices.ts';
import type { TieStep } from '#engine/tournament/standings/ranking.ts';
import { TIE_BREAK_TEXTS } from '#engine/tournament/standings/texts.ts';
import { countedValue } from '#engine/tournament/standings/tie-values.ts';
import type { StandingLine } from '#engine/tournament/standings/types.ts';
import { points } from '../i18n/numbers.ts';
import type { Words } from '../i18n/words.ts';

/** How a tie was broken. */
export interface TieWords {
  /** In a few words: what decided, or that the rank is shared. */
  readonly short: string;
  /** Step by step, with the values of everybody who was compared. */
  readonly steps: readonly string[];
  /** Who it was shared with. */
  readonly with: string;
}

type WordedStep = TieStep<TieBreak>;

/** A value as people say it. */
function valueWords({ by, value }: WordedStep, words: Words): string {
  return value ? points(countedValue(by, value), words) : '–';
}

/** The values that a tie-break compared, and whether it separated anybody. */
function stepWords(step: WordedStep, compared: readonly StandingLine[], words: Words): string {
  const { t, language } = words;
  const values = compared.flatMap(({ entrant, tie }) => {
    const own = tie?.steps.find(({ by }) => by === step.by);
    return own ? [`${entrant.name} ${valueWords(own, words)}`] : [];
  });
  const said = `${TIE_BREAK_TEXTS[step.by][language]}: ${values.join(', ')}`;
  return step.decided ? t.ranking.stepDecided(said) : t.ranking.stepEqual(said);
}

/** The tie of a line in words; `undefined` if nobody has the same points. */
export function tieWords(line: StandingLine, all: readonly StandingLine[], words: Words): TieWords | undefined {
  const { tie } = line;
  if (!tie) return undefined;
  const { t, language } = words;
  const others = all.filter(({ id }) => tie.with.includes(id));
  const compared = all.filter((one) => one.id === line.id || others.includes(one));
  const shares = others.some(({ rank }) => rank === line.rank);
  const decided = tie.decidedBy && TIE_BREAK_TEXTS[tie.decidedBy][language];
  return {
    short: shares || decided === undefined ? t.ranking.shared(line.rank) : t.ranking.decided(decided),
    steps: tie.steps.map((step) => stepWords(step, compared, words)),
    with: t.ranking.tiedWith(others.map(({ entrant }) => entrant.name).join(', ')),
  };
}
