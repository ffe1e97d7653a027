import { type LineRange, printPlace, type RefusalPlace } from './place.ts';
import type { Refusal } from './refusal.ts';

/** How many different sentences say at most what is wrong with one thing; nobody reads more. */
export const MOST_FAULTS = 20;

/** What one sentence is said of. */
interface Group {
  readonly refusal: Refusal;
  readonly lines: LineRange[];
  readonly firsts: LineRange[];
}

/**
 * The first of what is wrong: equal sentences about lines of a list are one, with all their lines. Reads no further than
 * the first fault for which there would be one sentence too many, and looks at each fault once: how many there are may
 * be up to a stranger.
 */
export function firstFaults(all: Iterable<Refusal>, most: number = MOST_FAULTS): readonly Refusal[] {
  const groups = new Map<string, Group>();
  for (const refusal of all) {
    const sentence = sentenceOf(refusal);
    const group = groups.get(sentence) ?? { refusal, lines: [], firsts: [] };
    if (groups.size >= most && !groups.has(sentence)) break;
    groups.set(sentence, group);
    group.lines.push(...linesOf(refusal.at));
    group.firsts.push(...firstsOf(refusal.at));
  }
  return [...groups.values()].map(inOne);
}

/** The same of a list that is there as a whole: every group has all of its lines, also those behind the last group. */
export const groupedFaults = (all: readonly Refusal[], most: number = MOST_FAULTS): readonly Refusal[] =>
  firstFaults(all, Infinity).slice(0, most);

/** At each place what was found first. */
export function* firstAtEach(all: Iterable<Refusal>): Generator<Refusal> {
  const places = new Set<string | undefined>();
  for (const refusal of all) {
    const place = refusal.at && printPlace(refusal.at);
    if (places.has(place)) continue;
    places.add(place);
    yield refusal;
  }
}

/** How many things are wrong, where equal sentences are one. */
export const countFaults = (refusals: readonly Refusal[]): number =>
  refusals.reduce((sum, { at }) => sum + (at && 'lines' in at ? countLines(at.lines) : 1), 0);

const countLines = (lines: readonly LineRange[]): number => lines.reduce((sum, [from, to]) => sum + to - from + 1, 0);

/** What tells one sentence from another; lines stand in front of theirs. */
function sentenceOf({ layer, code, rule, at }: Refusal): string {
  if (!at) return JSON.stringify([layer, code, rule]);
  const isOfLines = 'line' in at || 'lines' in at;
  return JSON.stringify([layer, code, rule, isOfLines ? null : printPlace(at)]);
}

const linesOf = (at: RefusalPlace | undefined): readonly LineRange[] => {
  if (!at) return [];
  if ('lines' in at) return at.lines;
  return 'line' in at ? [[at.line, at.line]] : [];
};

const firstsOf = (at: RefusalPlace | undefined): readonly LineRange[] => {
  if (!at) return [];
  if ('lines' in at) return at.firsts ?? [];
  return 'line' in at && at.first !== undefined ? [[at.first, at.first]] : [];
};

/** One line keeps the name that stands there. */
function inOne({ refusal, lines, firsts }: Group): Refusal {
  const joined = joinedLines(lines);
  if (countLines(joined) <= 1) return refusal;
  return { ...refusal, at: { lines: joined, ...(firsts.length > 0 && { firsts: joinedLines(firsts) }) } };
}

/** Lines in their order, those that follow each other as one range. */
function joinedLines(lines: readonly LineRange[]): readonly LineRange[] {
  const joined: LineRange[] = [];
  for (const [from, to] of [...lines].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 1) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}
