import { canonical } from '#engine/core/json.ts';
import type { Text } from '#engine/core/text.ts';
import type { Phrase } from '#engine/kernel/words/phrase.ts';
import type { Words } from '#page/i18n/words.ts';
import type { Offered } from './offers.ts';

/** What a bid counts, in words: `zählt 5`; `undefined`: nobody says. */
export function worthWords({ worth }: Pick<Phrase, 'worth'>, { t, language }: Words): string | undefined {
  if (!worth) return undefined;
  const [won, lost] = [worth.won[language], worth.lost[language]];
  return won === lost ? t.table.wins(won) : t.table.winsOrLoses(won, lost);
}

/** A term of a bid that is open: what can be chosen. */
export interface Term {
  readonly field: string;
  readonly texts: readonly Text[];
}

const termsIn = ({ phrase }: Offered): Readonly<Record<string, Text>> => phrase.variant?.terms ?? {};
/** What it has at a term, in words; the same words are the same choice. */
export const termOf = (way: Offered, field: string): string | undefined => termsIn(way)[field]?.de;

/** The terms in which the ways of a bid differ. */
export function termsOf(ways: readonly Offered[]): readonly Term[] {
  const fields = [...new Set(ways.flatMap((way) => Object.keys(termsIn(way))))];
  return fields.flatMap((field) => {
    const texts = new Map(
      ways.flatMap((way) => {
        const text = termsIn(way)[field];
        return text ? [[text.de, text]] : [];
      }),
    );
    return texts.size > 1 ? [{ field, texts: [...texts.values()] }] : [];
  });
}

/** What a way says, whichever objects say it: the same offer comes again with every scene. */
export const idOf = ({ action }: Offered): string => canonical(action);
/** The way that was chosen; the first if none was, or if it is not offered any more. */
export const wayOf = (ways: readonly Offered[], id: string | undefined): Offered | undefined =>
  ways.find((way) => idOf(way) === id) ?? ways[0];

/** The way that differs from another in one term, and in as few others as can be. */
export function switched(ways: readonly Offered[], from: Offered, field: string, to: Text): Offered {
  const fields = Object.keys(termsIn(from));
  const same = (way: Offered) => fields.filter((other) => termOf(way, other) === termOf(from, other)).length;
  const [best] = ways.filter((way) => termOf(way, field) === to.de).sort((a, b) => same(b) - same(a));
  return best ?? from;
}
