import type { Page } from '@playwright/test';
import { printRecord } from '../engine/kernel/formats.ts';
import type { DealtDeal } from '../engine/testing/dealt.ts';
import { command, openDesk, visitEvening } from './desk.ts';
import { untilAsked } from './table-player.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];

/**
 * A free table at which a deal has come so far: whoever is to act is the person at the screen, bots play for the others. So a flow
 * begins with the question that it is about, whatever bots would have said. Gives the table's evening.
 */
export async function openDeal(page: Page, { seat, record }: DealtDeal): Promise<string> {
  await openDesk(page);
  const { evening } = await command(page, {
    type: 'play-record',
    name: 'Bekannte Karten',
    record: printRecord(record),
    from: record.actions.length,
    players: NAMES.slice(0, record.table).map((name, at) => ({ name, holder: at === seat ? 'person' : 'bot' })),
  });
  await visitEvening(page, evening, 'table/1/1');
  await untilAsked(page);
  return evening;
}
