import { printRecord } from '#engine/kernel/deal/formats.ts';
import { actionsIn } from '#engine/kernel/deal/replay.ts';
import type { DealtDeal } from '#engine/testing/dealt.ts';
import type { HostPort } from '../port.ts';
import { four, Visitor } from './visitor.ts';

export const PLACE = { round: 1, table: 1 } as const;

/** A deal goes on at a free table of the laptop, where these seats are people. */
export async function goesOnAt(host: HostPort, { record, s }: DealtDeal, ...holders: readonly ('person' | 'bot')[]) {
  const own = holders.findIndex((holder) => holder === 'person');
  const visitor = new Visitor(host);
  const { evening } = await visitor.ask({
    ...{ type: 'play-record', name: 'Tisch', record: printRecord(record), from: actionsIn(s).length },
    players: four(...holders),
  });
  const place = { evening, ...PLACE };
  await visitor.ask({ type: 'watch-evening', evening });
  await visitor.ask({ type: 'watch-table', ...place, as: own });
  return { visitor, place };
}

export const results = ({ evening }: Visitor) => evening?.rounds[0]?.tables[0]?.results ?? [];
