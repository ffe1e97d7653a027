import { type Text, text } from '#engine/core/text.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Target } from '#engine/kernel/words/phrase.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';

/** What a game is won by, in a few words. */
export function goalOf({ options }: Pick<Ruleset, 'options'>, { goal }: Contract): Text {
  const { thirds, tricks } = goal;
  if (thirds !== undefined) return text('mindestens 35 Punkte und 2 Blatt', 'at least 35⅔ points');
  if (tricks === undefined)
    return options['trischaken-positive']
      ? text('möglichst viele Punkte', 'as many points as possible')
      : text('möglichst wenig Punkte', 'as few points as possible');
  if (tricks === 0) return text('kein Stich', 'no trick');
  return tricks === 1
    ? text('genau ein Stich', 'exactly one trick')
    : text(`genau ${tricks} Stiche`, `exactly ${tricks} tricks`);
}

/** The same with the number of points. */
export function targetOf(ruleset: Ruleset, { contract = '' }: Partial<Game>): Target | undefined {
  const played = ruleset.find(contract);
  if (!played) return undefined;
  const { thirds, tricks } = played.goal;
  if (thirds === undefined)
    return { text: goalOf(ruleset, played), counts: tricks === undefined ? 'points' : 'tricks' };
  const values = { n: { count: thirds, unit: 'points' } };
  return { text: text('ab {n} Punkten', '{n} points or more'), values, counts: 'points' };
}
