import type { Page } from '@playwright/test';
import type { Command } from '#electron/protocol/commands/command.ts';
import { commands, openEvening } from './desk.ts';

const RUF = { contract: 'ruf', declarer: 0, partner: 1, points: 52 };
export const SKIMON = { ...RUF, strafen: [{ id: 'skimon', side: 'declarer' }] };
export const TOO_LATE = 'Zu spät: Skimon zählt nur, wenn es angesagt war';
export const CONFIRMS = 'Es war rechtzeitig angesagt und nur falsch aufgeschrieben';

/** One table of Tübingen Tarock whose first two deals are written, and checked as `check` says. */
export async function writtenTable(page: Page, check?: object): Promise<string> {
  const format = { deals: 3, secondEntry: check !== undefined };
  const evening = await openEvening(page, { family: 'tuebingen', profile: 'tuebingen', name: 'Kommerell', format });
  const at = { evening, round: 1, table: 1 } as const;
  const enter = (deal: number): Command => ({ type: 'enter-deal', ...at, deal, entry: RUF, by: 'Resi' });
  await commands(page, [
    { type: 'import-players', evening, text: 'Anna\nBert\nCilli\nDora' },
    { type: 'plan-rounds', evening, from: 1, draw: { method: 'by-hand' }, rounds: [[['p1', 'p2', 'p3', 'p4']]] },
    { type: 'publish-round', evening, round: 1 },
    enter(1),
    ...(check ? [{ type: 'check-deal' as const, ...at, deal: 1, entry: { ...check }, by: 'Toni' }] : []),
    enter(2),
  ]);
  return evening;
}

export const lateStrafen = (page: Page) => page.getByRole('group', { name: 'Nach dem nächsten Spiel angesagt?' });
/** Adds a Strafe of the caller's side. */
export async function addStrafe(page: Page, strafe: string): Promise<void> {
  await page.getByRole('button', { name: `+ ${strafe}`, exact: true }).click();
  const side = page.getByRole('group', { name: strafe, exact: true }).getByLabel('für');
  await side.selectOption({ label: 'die Seite des Spielers' });
}

export const submitCorrection = (page: Page) => page.getByRole('button', { name: 'Berichtigung eintragen' });
