import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { COMMANDS } from '#electron/host/commands/index.ts';
import { everyCommand } from '#electron/host/testing/every-command.ts';
import { NO_NETWORK, openTestHost } from '#electron/host/testing/open-host.ts';
import { firstOf, letIn, openClub, Visitor } from '#electron/host/testing/visitor.ts';
import { SYSTEM_METER } from '#electron/lan/costs/meter.ts';
import { costliestOf, requestText } from '#electron/lan/testing/costliest.ts';
import type { Command } from '#electron/protocol/commands/command.ts';
import { LONGEST_WITH } from '#electron/protocol/transport/longest.ts';
import { must } from '#engine/core/assert-never.ts';
import { type Json, readJson } from '#engine/core/json.ts';
import { quantile } from './bench-hall.ts';

/** What a command's costliest message costs, as a multiple of an ordinary action at the table. */
export interface Costliest {
  readonly type: Command['type'];
  readonly multiple: number;
}

/** How often each message is sent; how many of those that seem costliest are measured once more, in how many runs of how many. */
const [QUICK, COSTLY, RUNS, EACH] = [4, 5, 5, 20];
/** How many actions at the table are played before any is measured, and how many are looked for at most. */
const [WARM, ACTIONS] = [200, 600];

/** What a guest may ask, the costliest first, by processor time in this process; medians. */
export async function costliestMessages(): Promise<readonly Costliest[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-guest-'));
  const host = await openTestHost(dataDir, { rooms: () => NO_NETWORK });
  const director = new Visitor(host);
  const evening = await openClub(director, undefined, 400);
  await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: true } });
  const players = must(director.evening?.rounds[0]?.tables[0], 'a table').players;
  const [place, seats] = [{ evening, round: 1, table: 1 }, [] as Visitor[]];
  let access = { type: 'guest', guest: '' } as const;
  for (const [seat, player] of players.entries()) {
    const { guest, ticket } = await letIn(host, director, player);
    if (seat === 0)
      access = { type: 'guest', guest: must(host.admission.guestOfTicket(ticket), 'a guest') } as typeof access;
    await guest.ask({ type: 'watch-table', ...place, as: seat });
    seats.push(guest);
  }
  let asked = 0;
  const newId = (): string => `b${String(asked++)}`;
  const connection = host.open(() => undefined, access);
  /** Until all of it is written and told. */
  const costOf = async (texts: readonly string[]): Promise<number> => {
    const before = SYSTEM_METER.spent();
    for (const text of texts) {
      const json = readJson(text);
      connection.receive(json.ok ? json.value : text, Buffer.byteLength(text));
      await turn();
    }
    return (SYSTEM_METER.spent() - before) / texts.length;
  };

  const ordinary: number[] = [];
  await must(seats[0], 'a seat').ask({ type: 'start-deal', ...place });
  for (let n = 0; n < ACTIONS; n++) {
    const turns = seats.findIndex(
      ({ scene }) => scene?.view?.offers.length !== undefined && scene.view.offers.length > 0,
    );
    const at = seats[turns];
    const action = at && firstOf(at.scene?.view?.offers ?? []);
    if (!at || !action) {
      await must(seats[(at?.scene?.closed ?? seats[0]?.scene?.closed ?? 0) % 4], 'a dealer').refused({
        type: 'start-deal',
        ...place,
      });
      continue;
    }
    const command = {
      type: 'act',
      ...place,
      seat: turns,
      prompt: at.scene?.prompt ?? 0,
      action: { ...action },
    } as const;
    if (turns === 0 && n > WARM) ordinary.push(await costOf([requestText(newId(), command)]));
    else await at.refused(command);
    await turn();
  }
  // Some systems count processor time in steps that are longer than one message takes.
  const unit = ordinary.reduce((sum, cost) => sum + cost, 0) / ordinary.length;

  const about = {
    ...place,
    seat: 0,
    deal: 1,
    prompt: 0,
    player: players[3] ?? '',
    guest: 'g9',
    action: { type: 'pass' },
  };
  const found: Costliest[] = [];
  for (const command of Object.values(everyCommand(about))) {
    const { need, longest = LONGEST_WITH.names } = COMMANDS[command.type];
    if (need === 'director' || command.type === 'leave-room') continue;
    const again = (text: string, times: number): readonly string[] =>
      Array.from({ length: times }, () => text.replace(/"id":"[^"]*"/, () => `"id":"${newId()}"`));
    const texts = [requestText('x', command as Json), ...costliestOf(command as Json, longest, newId)];
    const quick: { readonly text: string; readonly cost: number }[] = [];
    for (const text of texts) quick.push({ text, cost: await costOf(again(text, QUICK)) });
    const costly = quick.toSorted((a, b) => b.cost - a.cost).slice(0, COSTLY);
    const medians: number[] = [];
    for (const { text } of costly) {
      const costs: number[] = [];
      for (let run = 0; run < RUNS; run++) costs.push(await costOf(again(text, EACH)));
      medians.push(quantile(costs, 0.5));
    }
    found.push({ type: command.type, multiple: Math.max(...medians) / unit });
  }
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return found.toSorted((a, b) => b.multiple - a.multiple);
}
