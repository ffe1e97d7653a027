import type { Refusal } from '../../../engine/core/refusal.ts';
import type { RulePage } from '../../../engine/kernel/definition.ts';

/** `§3.1` and `§4, rank 2`. */
const paragraphsIn = (source: string): readonly string[] => source.match(/§[\d.]+(?:, rank \d+)?/g) ?? [];
const sectionOf = (paragraph = ''): string => /§\d+/.exec(paragraph)?.[0] ?? '';

/**
 * The page of the rule book on the paragraph that forbids something: the only one that is mainly about it, else that of the
 * game in question, else the one on its whole section. `undefined`: it cannot be told, or nobody has written it down.
 */
export function pageCited(pages: readonly RulePage[], { at, rule = '' }: Refusal): RulePage | undefined {
  const cited = paragraphsIn(rule);
  const sections = cited.map(sectionOf);
  const exact = pages.filter(({ source }) => {
    const [first, ...more] = paragraphsIn(source);
    return [first, ...more].some((one = '') => cited.includes(one) && sectionOf(one) === sectionOf(first));
  });
  const named = pages.find(
    ({ id, source }) =>
      at !== undefined && 'item' in at && at.item === id && sections.includes(sectionOf(paragraphsIn(source)[0])),
  );
  const whole = pages.filter(({ source }) => sections.includes(paragraphsIn(source)[0] ?? ''));
  return only(exact) ?? named ?? only(whole);
}

const only = (pages: readonly RulePage[]): RulePage | undefined => (pages.length === 1 ? pages[0] : undefined);
