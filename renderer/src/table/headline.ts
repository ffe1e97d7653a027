import { compare } from '../../../engine/core/rational.ts';
import { paymentsOf } from '../../../engine/settlement/payments.ts';
import type { FinishedDeal } from '../../../electron/protocol/table/table-scene.ts';
import { points } from '../i18n/numbers.ts';
import type { Words } from '../i18n/words.ts';
import { hasSides } from './say.ts';

/** A finished deal in one line: what was played, by whom, how it ended, and what it brought each player. */
export function headlineOf(
  { row, settlement }: Pick<FinishedDeal, 'row' | 'settlement'>,
  names: readonly string[],
  words: Words,
): string {
  const { t, language } = words;
  const games = row.games.map(({ contract, declarer, partner, result }) => {
    if (!hasSides({ contract }, words)) return words.contract(contract);
    const who = names[declarer] ?? '';
    const side = partner === undefined ? who : t.sheet.side(who, names[partner] ?? '');
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
  const decided = row.games.some((game) => game.result !== 'draw' && hasSides(game, words));
  const nobody = decided ? t.sheet.evened : t.sheet.nobodyGains;
  return [...games, gains.length > 0 ? gains.join(', ') : nobody].join(' · ');
}
