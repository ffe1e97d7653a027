import { negate, ZERO } from '../../core/rational.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import { everybodyAt } from '../state/seated.ts';
import type { EveningState, Player } from '../state/types.ts';
import { cashRules } from '../format/cash.ts';
import type { CashFormat } from '../format/cash-schema.ts';
import { centsOf, type Cents } from '../format/money.ts';
import { closeCash } from './statement.ts';
import type { CashInput, CashStatement, Payer } from './types.ts';

/** The payers: all present or once seated players. Players who went home before the first round owe only penalties. */
function payersOf(evening: EveningState): readonly Payer[] {
  const seated = new Set(
    evening.rounds.filter(({ phase }) => phase !== 'draft').flatMap(({ tables }) => tables.flatMap(everybodyAt)),
  );
  const ranks = new Map(eveningStandings(evening).lines.map(({ id, rank }) => [id, rank]));
  const money = new Map(eveningStandings(evening, 'money').lines.map(({ id, points }) => [id, points]));
  const takesPart = ({ id, presence }: Player): boolean => seated.has(id) || presence === 'present';
  const penalised = new Set(evening.penalties.flatMap(({ player, cents }) => (cents > 0 ? player : [])));
  return evening.players
    .filter((player) => takesPart(player) || penalised.has(player.id))
    .map((player) => {
      const { id, name, groups } = player;
      // A player with points brought along who never sat at a table has no rank this evening, so no prize.
      const rank = seated.has(id) ? ranks.get(id) : undefined;
      const free = !takesPart(player);
      const points = money.get(id) ?? ZERO;
      return { id, name, groups, points, ...(rank !== undefined && { rank }), ...(free && { free }) };
    });
}

/** What everybody put into the pots of the tables (positive) or took out of them (negative), in money. */
function potPayments(evening: EveningState, { pot }: CashFormat): NonNullable<CashInput['potPayments']> {
  if (!pot || pot.perUnit === 0) return [];
  return eveningStandings(evening, 'kassa').lines.map(({ id, points }) => ({
    player: id,
    cents: centsOf(negate(points), pot.perUnit),
  }));
}

/** The evening's closing statement as it stands now; `undefined` if no cash desk was agreed. */
export function closingOf(evening: EveningState): CashStatement | undefined {
  const { cash } = evening.format;
  if (!cash) return undefined;
  return closeCash({
    players: payersOf(evening),
    rules: cashRules(cash),
    ...(cash.pot && { potBefore: cash.pot.before }),
    potPayments: potPayments(evening, cash),
    penalties: evening.penalties
      .filter(({ cents }) => cents > 0)
      .map(({ player, cents, reason }) => ({ player, cents, reason })),
  });
}

/** What the pot holds after the evening and at the start of the next; `undefined` if none was agreed. */
export const potAfter = (evening: EveningState): Cents | undefined =>
  evening.format.cash?.pot ? closingOf(evening)?.tills.find(({ till }) => till === 'pot')?.after : undefined;
