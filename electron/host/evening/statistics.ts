import type { OwnStatistics } from '#electron/protocol/answers.ts';
import { FREE_PLACE } from '#engine/tournament/deciders/free-table.ts';
import { type ContractCount, countedByContract } from '#engine/tournament/standings/by-contract.ts';
import { findTable } from '#engine/tournament/state/lookup.ts';
import type { HostContext } from '../host-context.ts';

/** What the person at this laptop has won alone against bots, by family and contract; removed tables count too. */
export function statisticsOf({ ledger, findGame }: Pick<HostContext, 'ledger' | 'findGame'>): readonly OwnStatistics[] {
  const families = new Map<string, readonly ContractCount[]>();
  for (const { state } of ledger.evenings.values()) {
    const table = state.purpose === 'free-table' ? findTable(state, FREE_PLACE) : undefined;
    const persons = table?.holders.flatMap((holder, seat) => (holder === 'person' ? [seat] : [])) ?? [];
    const [own, other] = persons;
    const game = findGame(state.rules.family);
    if (!table || own === undefined || other !== undefined || !game.ok) continue;
    const words = game.value.words(state.rules);
    const counts = countedByContract(
      families.get(state.rules.family) ?? [],
      table,
      own,
      ({ row, settlement }) => (words.verdicts?.(row, settlement).length ?? 0) > 0,
    );
    families.set(state.rules.family, counts);
  }
  return [...families].map(([family, contracts]) => ({ family, contracts }));
}
