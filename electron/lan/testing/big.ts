import type { OpenClub } from './club.ts';

/** A deal with the longest entry that a scorer may make; no two consecutive ones are the same. */
function rich(table: number, deal: number) {
  const declarer = (deal * 7 + table * 3) % 4;
  const partner = (declarer + 1 + ((deal + table) % 3)) % 4;
  const made = (deal * table) % 3 !== 0;
  return {
    ...{ contract: 'solorufer', declarer, partner, won: (deal + table) % 4 !== 0 },
    announced: [{ id: 'pagat', by: declarer, made, ...((deal + table) % 5 === 0 && { kontra: 2 }) }],
    silent: [
      { id: 'trull', by: (deal + table) % 2 === 0 ? declarer : partner, made: true },
      { id: 'kings', by: (declarer + deal) % 4, made: true },
    ],
  };
}

/** Types in deals at all tables of round 1 until the evening, as sent to its director, is `characters` long. */
export async function fillEvening({ director, evening, tables }: OpenClub, characters: number): Promise<number> {
  const place = { evening, round: 1 };
  const length = (): number => JSON.stringify(director.evening).length;
  // Measuring the length is slow.
  for (let deal = 1; deal % 10 !== 1 || length() < characters; deal++)
    await Promise.all(
      tables.map((players, t) => {
        const by = `Schreiber ${players[deal % 4] ?? ''}`;
        return director.ask({ type: 'enter-deal', ...place, table: t + 1, deal, entry: rich(t + 1, deal), by });
      }),
    );
  return length();
}
