import { compare } from '../../../engine/core/rational.ts';
import type { Game } from '../../../engine/kernel/score.ts';
import { paymentsOf } from '../../../engine/settlement/payments.ts';
import type { FinishedDeal } from '../../../electron/protocol/table/table-scene.ts';
import { points } from '../i18n/numbers.ts';
import type { Words } from '../i18n/words.ts';

/** A finished deal in one line: what was played, by whom, how it ended, and what it brought each player. */
export function headlineOf(
  { row, settlement }: Pick<FinishedDeal, 'row' | 'settlement'>,
  names: readonly string[],
  words: Words,
): string {
  const { t, language } = words;
  const sidesOf = (game: Game) => words.story(game).flatMap(({ role }) => (role ? [names[role.seat] ?? ''] : []));
  const games = row.games.map((game) => {
    const { contract, result } = game;
    const [who, partner] = sidesOf(game);
    if (who === undefined) return words.contract(contract);
    const side = partner === undefined ? who : t.sheet.side(who, partner);
    return [
      `${words.contract(contract)}: ${side}`,
      ...(result === 'draw' ? [] : [t.sheet[result === 'made' ? 'won' : 'lost']]),
    ].join(' ');
  });
  // An ante is no loss of the deal before which it was paid.
  const own = settlement.filter(({ beside }) => beside === undefined);
  const gains = paymentsOf(own, names.length)
    .map((amount, seat) => ({ amount, name: names[seat] ?? '' }))
    .filter(({ amount }) => amount.n !== 0)
    .sort((a, b) => compare(b.amount, a.amount))
    .map(({ amount, name }) => t.sheet.gains(name, points(amount, language, true)));
  const decided = row.games.some((game) => game.result !== 'draw' && sidesOf(game).length > 0);
  const nobody = decided ? t.sheet.evened : t.sheet.nobodyGains;
  return [...games, gains.length > 0 ? gains.join(', ') : nobody].join(' · ');
}
