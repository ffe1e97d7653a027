import type { OpenClub } from './club.ts';

/** A deal with as much to it as a writer may find to write. */
const RICH = {
  contract: 'solorufer',
  declarer: 1,
  partner: 2,
  won: true,
  announced: [{ id: 'pagat', by: 1, made: true, kontra: 2 }],
  silent: [
    { id: 'trull', by: 1, made: true },
    { id: 'kings', by: 2, made: true },
  ],
};

/** Types in deals at all tables of round 1 until the evening, as its director is told it, is so many characters long. */
export async function fillEvening({ director, evening, tables }: OpenClub, characters: number): Promise<number> {
  const length = (): number => JSON.stringify(director.evening).length;
  // It takes a while to look how long it is.
  for (let deal = 1; deal % 10 !== 1 || length() < characters; deal++)
    await Promise.all(
      tables.map((_, t) =>
        director.ask({ type: 'enter-deal', evening, round: 1, table: t + 1, deal, entry: RICH, by: 'Maria' }),
      ),
    );
  return length();
}
