import type { Refusal } from '#engine/core/refusal.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';

/** A place in docs/rules, as pages and refusals cite it: `§3.1`, `§4, rank 2`. */
const PARAGRAPH = /§(?<section>\d+)(?:\.\d+)*(?:, rank \d+)?/g;

interface Paragraph {
  /** All of it: `§3.1`. */
  readonly text: string;
  /** The section that it is in: `§3`. */
  readonly section: string;
}

/** The paragraphs that a source cites; the first is what it is mainly about. */
const paragraphsIn = (source: string): readonly Paragraph[] =>
  [...source.matchAll(PARAGRAPH)].map(({ 0: text, groups }) => ({ text, section: `§${groups?.['section'] ?? ''}` }));

/**
 * The page of the rule book on the paragraph that forbids something: of a card, that of a game that is played (`played`), if it
 * cites it; else the only one that is mainly about it, else that of the game in question or played, else the one on its whole
 * section. `undefined`: it cannot be told, or nobody has written it down.
 */
export function pageCited(
  pages: readonly RulePage[],
  { at, rule = '' }: Refusal,
  played: readonly string[] = [],
): RulePage | undefined {
  const cited = paragraphsIn(rule);
  const isCited = (one: Paragraph | undefined): boolean => cited.some(({ text }) => text === one?.text);
  const isInSection = (one: Paragraph | undefined): boolean => cited.some(({ section }) => section === one?.section);
  /** A page counts for what it is mainly about, and for other paragraphs of the same section. */
  const exact = pages.filter(({ source }) => {
    const all = paragraphsIn(source);
    return all.some((one) => isCited(one) && one.section === all[0]?.section);
  });
  const item = at !== undefined && 'item' in at ? at.item : undefined;
  const named = pages.find(({ id, source }) => id === item && isInSection(paragraphsIn(source)[0]));
  const ofGame = pages.find(({ id, source }) => played.includes(id) && paragraphsIn(source).some(isCited));
  const whole = pages.filter(({ source }) => {
    const [main] = paragraphsIn(source);
    return main !== undefined && main.text === main.section && isInSection(main);
  });
  const ofCard = at !== undefined && 'card' in at ? ofGame : undefined;
  return ofCard ?? only(exact) ?? named ?? ofGame ?? only(whole);
}

const only = (pages: readonly RulePage[]): RulePage | undefined => (pages.length === 1 ? pages[0] : undefined);
