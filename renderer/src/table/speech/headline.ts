import type { FinishedDeal } from '#electron/protocol/table/table-scene.ts';
import { compare } from '#engine/core/rational.ts';
import type { Game } from '#engine/kernel/score.ts';
import { ownItems, paymentsOf } from '#engine/settlement/payments.ts';
import { signed } from '#page/i18n/numbers.ts';
import type { Words } from '#page/i18n/words.ts';
import { verdictWords } from '#page/scoresheet/game-words.ts';
import { factWords } from './say.ts';

/** A finished deal in two sentences. */
export interface Headline {
  /** What was played, by whom, how it ended, and by how much. */
  readonly result: string;
  /** What it brought each player. */
  readonly gains: string;
}

export function headlineOf(
  { row, settlement }: Pick<FinishedDeal, 'row' | 'settlement'>,
  names: readonly string[],
  words: Words,
): Headline {
  const { t } = words;
  const sidesOf = (game: Game) => words.story(game).flatMap(({ role }) => (role ? [names[role.seat] ?? ''] : []));
  const games = row.games.map((game) => {
    const { contract, result } = game;
    const [who, partner] = sidesOf(game);
    if (who === undefined)
      return [words.contract(contract), verdictWords({ row, settlement }, names, words)].filter(Boolean).join(': ');
    const margin = words.margin(game, row);
    const side = partner === undefined ? who : t.sheet.side(who, partner);
    return [
      `${words.contract(contract)}: `,
      result === 'draw' ? side : t.sheet.outcome(who, result === 'made', partner),
      ...(margin ? [`, ${factWords(margin, words, names)}`] : []),
    ].join('');
  });
  // An ante is no loss of the deal before which it was paid.
  const own = ownItems(settlement);
  const gains = paymentsOf(own, names.length)
    .map((amount, seat) => ({ amount, name: names[seat] ?? '' }))
    .filter(({ amount }) => amount.n !== 0)
    .sort((a, b) => compare(b.amount, a.amount))
    .map(({ amount, name }, i, { length }) =>
      // The last one says what all are counted in.
      t.sheet.gains(name, i < length - 1 ? signed(amount, words) : words.scoreSaid(amount, 'signed')),
    );
  const decided = row.games.some((game) => game.result !== 'draw' && sidesOf(game).length > 0);
  const nobody = decided ? t.sheet.evened : t.sheet.nobodyGains;
  return { result: games.join(' · '), gains: gains.length > 0 ? gains.join(', ') : nobody };
}
