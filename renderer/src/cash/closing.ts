import { ZERO } from '../../../engine/core/rational.ts';
import { closeCash } from '../../../engine/tournament/cash/statement.ts';
import type { CashRules, CashStatement, Payer } from '../../../engine/tournament/cash/types.ts';
import { eveningStandings } from '../../../engine/tournament/evening-standings.ts';
import type { Format } from '../../../engine/tournament/format.ts';
import type { EveningState, Player } from '../../../engine/tournament/types.ts';

type CashFormat = NonNullable<Format['cash']>;

const rulesOf = ({ fee, houseKeeps, perPoint, prizes, step }: CashFormat): CashRules => ({
  fee: { full: fee, houseKeeps },
  ...(perPoint > 0 && { pointMoney: { perPoint, direction: 'both', rest: 'house' } }),
  ...(prizes && {
    prizes: {
      places:
        prizes.type === 'fixed' ? { type: 'fixed', cents: prizes.cents } : { type: 'percent', percent: prizes.percent },
      step,
      remainder: 'first',
    },
  }),
});

/** Who pays: everybody who is here or has sat at a table; who went home before the first round owes nothing. */
function payersOf(evening: EveningState): readonly Payer[] {
  const seated = new Set(
    evening.rounds
      .filter(({ phase }) => phase !== 'draft')
      .flatMap(({ tables }) => tables.flatMap((one) => one.players)),
  );
  const ranks = new Map(eveningStandings(evening).lines.map(({ id, rank }) => [id, rank]));
  const money = new Map(eveningStandings(evening, 'money').lines.map(({ id, points }) => [id, points]));
  const pays = ({ id, presence }: Player): boolean => seated.has(id) || presence === 'present';
  return evening.players.filter(pays).map(({ id, name, groups }) => {
    const rank = ranks.get(id);
    return { id, name, groups, points: money.get(id) ?? ZERO, ...(rank !== undefined && { rank }) };
  });
}

/** The evening's closing statement as it stands now; nothing where no cash desk was agreed. */
export function closingOf(evening: EveningState): CashStatement | undefined {
  const { cash } = evening.format;
  if (!cash) return undefined;
  return closeCash({
    players: payersOf(evening),
    rules: rulesOf(cash),
    penalties: evening.penalties
      .filter(({ cents }) => cents > 0)
      .map(({ player, cents, reason }) => ({ player, cents, reason })),
  });
}
