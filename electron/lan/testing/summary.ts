import type { HostPort } from '#electron/host/port.ts';
import { Visitor } from '#electron/host/testing/visitor.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';

export type Summary = Awaited<ReturnType<typeof summaryOf>>;

/** What a host remembers, as far as no change of a format may change it: names, standings, deals, guests. */
export async function summaryOf(host: HostPort) {
  const director = new Visitor(host);
  await director.until(() => director.settings !== undefined, 'a greeting');
  const evenings = [];
  for (const { id, name } of [...director.evenings].sort((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const state = await director.watch(id);
    evenings.push({
      name,
      standings: eveningStandings(state).lines.map(({ entrant, rank, total }) => [rank, entrant.name, total]),
      rounds: state.rounds.map(({ round, phase, tables }) => ({
        ...{ round, phase },
        tables: tables.map(({ players, results }) => ({
          players,
          deals: results.map(({ source, row, settlement }) => ({
            ...{ source, outcome: row.outcome, contracts: row.games.map(({ contract }) => contract) },
            items: settlement.map(({ code, from, to, base }) => [code, from, to, base]),
          })),
        })),
      })),
      log: (await director.ask({ type: 'read-log', evening: id })).lines.map(({ step, by }) => [step, by]),
    });
  }
  const { people } = await director.ask({ type: 'read-register' });
  return {
    evenings,
    ...{ people, settings: director.settings },
    guests: director.room?.guests.map(({ name, role, player, state }) => [name, role, player, state]),
  };
}
