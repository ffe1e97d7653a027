import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JournalEntry } from '#electron/host/state/journal-entries.ts';
import { SIGN_EVERY } from '#electron/protocol/transport/session.ts';
import { WIRE_LIMITS } from '#electron/protocol/transport/wire.ts';
import { JOURNAL_FILE } from '#electron/storage/files.ts';
import { openJournal } from '#electron/storage/journal.ts';
import { CONNECTION_LIMITS } from '#electron/web/persistent-connection.ts';
import { must } from '#engine/core/assert-never.ts';
import { seededRng } from '#engine/core/rng.ts';
import {
  type Device,
  lookOn,
  nextOf,
  openLanHost,
  openRoomOf,
  type RoomOptions,
  sitDown,
  type WaitLimits,
  type WhichGame,
} from './club.ts';
import { openProxy, type Proxy } from './proxy.ts';

export interface ChaosOptions {
  readonly dataDir: string;
  /** In fours; each table has a spectator. */
  readonly players: number;
  /** How many commands must get through, or for how many ms it goes on. */
  readonly until: { readonly commands: number } | { readonly milliseconds: number };
  readonly seed: string;
  /** How many times shorter than in a real hall the time-outs of devices and host are. */
  readonly haste: number;
  /** What is played, if not what most tests play, and the host that knows it. */
  readonly game?: { readonly played: WhichGame; readonly host?: NonNullable<RoomOptions['host']> };
  /** The host is stopped and opened again once, after this many commands; missing: never. */
  readonly restartAfter?: number;
}

export interface ChaosReport {
  readonly devices: number;
  readonly accepted: number;
  /** What the journal has of it. */
  readonly written: number;
  /** Codes of refusals; another's move in between is expected. */
  readonly refusals: readonly string[];
  /** How often the network did what. */
  readonly faults: Readonly<Record<string, number>>;
  /** How many devices had to start over instead of going on, and how often altogether. */
  readonly begunAgain: number;
  /** How long it took, once the network was good, until all had the same state, in ms. */
  readonly healed: number;
  /** Tables whose devices never saw the same. */
  readonly differing: readonly number[];
  /** How many different evenings the devices have. */
  readonly evenings: number;
}

/** How long all may take to agree once the network is good, in ms, with the time-outs of a real hall. */
const HEALING = 60_000;

/** Lets a club play through a network that breaks, stalls and swallows; nobody ever repairs a connection by hand. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { dataDir, players, until, seed, haste, game, restartAfter = Infinity } = options;
  const waitLimits = hurried(haste);
  const room = { waitLimits, ...(game?.host && { host: game.host }) };
  const club = await openRoomOf(dataDir, players, room, game?.played);
  let { host } = club;
  const proxy = await openProxy(club.port);
  const devices: Device[] = [];
  for (const [t, seats] of club.tables.entries())
    for (const [seat, player] of seats.entries()) {
      const who = { player, table: t + 1, seat };
      devices.push(await sitDown(club, proxy.port, who, addressOf(1, devices.length), waitLimits));
    }
  const onlookers = await Promise.all(
    club.tables.map((_, t) => lookOn(club, proxy.port, t + 1, addressOf(101, t), waitLimits)),
  );
  const all = [...devices, ...onlookers];

  let over = false;
  let accepted = 0;
  const refusals = new Map<string, number>();
  const play = async (device: Device): Promise<void> => {
    const place = { evening: club.evening, round: 1, table: device.table };
    let answered: number | undefined;
    while (!over) {
      const next = nextOf(device);
      const prompt = device.visitor.scene?.prompt ?? -1;
      // What it has answered it is shown until it hears of its own answer.
      if (next === undefined || (next !== 'deal' && prompt === answered)) {
        await sleep(5);
        continue;
      }
      const [code = ''] =
        next === 'deal'
          ? await device.visitor.refused({ type: 'start-deal', ...place })
          : await device.visitor.refused({ type: 'act', ...place, seat: device.seat, prompt, action: { ...next } });
      if (next !== 'deal') answered = prompt;
      if (code === 'accepted') accepted += 1;
      else refusals.set(code, (refusals.get(code) ?? 0) + 1);
    }
  };
  const playing = Promise.all(devices.map(play));
  const spoil = spoiler(proxy, seed, all.length, haste);
  const begun = Date.now();
  let restarted = false;
  while ('commands' in until ? accepted < until.commands : Date.now() - begun < until.milliseconds) {
    await sleep(250);
    spoil.next();
    if (restarted || accepted < restartAfter) continue;
    restarted = true;
    await host.stop();
    host = await openLanHost(dataDir, room);
  }
  const soundAt = Date.now();
  over = true;
  // Everything that was asked is answered.
  await playing;
  const scenesAt = (table: number): readonly string[] =>
    [
      ...devices.filter((device) => device.table === table + 1).map(({ visitor }) => visitor),
      must(onlookers[table], 'an onlooker').visitor,
    ].map(({ scene }) => JSON.stringify([scene?.closed, scene?.view?.history.length]));
  const differing = (): readonly number[] =>
    [...club.tables.keys()].filter((table) => new Set(scenesAt(table)).size > 1).map((table) => table + 1);
  const evenings = (): number => new Set(all.map(({ visitor }) => JSON.stringify(visitor.evening))).size;
  const begunAgain = (): number => all.reduce((sum, { remote }) => sum + remote.restarts(), 0);
  // A device that has missed nothing looks healed before it has come back to a host that was begun again.
  const isHealed = (): boolean =>
    differing().length === 0 && evenings() === 1 && (!restarted || begunAgain() >= all.length);
  while (!isHealed() && Date.now() - soundAt < HEALING) await sleep(20);
  const healed = Date.now() - soundAt;
  const report = {
    ...{ devices: all.length, accepted, healed, faults: spoil.done, differing: differing(), evenings: evenings() },
    refusals: [...refusals.keys()],
    begunAgain: begunAgain(),
  };
  for (const { remote } of all) remote.close();
  await proxy.close();
  await host.stop();
  return { ...report, written: written(dataDir) };
}

/** What goes wrong in a network, every quarter of a second: about three connections, however many there are. */
function spoiler(proxy: Proxy, seed: string, broken: number, haste: number) {
  const rng = seededRng(seed);
  const done = { reset: 0, 'dead both ways': 0, 'dead to the host': 0, 'dead to the page': 0, ignored: 0, stalled: 0 };
  const picks = (what: keyof typeof done, share: number) => (): boolean => {
    const isPicked = rng() < share / broken;
    if (isPicked) done[what] += 1;
    return isPicked;
  };
  return {
    done,
    next(): void {
      proxy.reset(picks('reset', 1.5));
      proxy.swallow(picks('dead both ways', 0.5), ['in', 'out']);
      proxy.swallow(picks('dead to the host', 0.5), ['in']);
      proxy.swallow(picks('dead to the page', 0.5), ['out']);
      if (rng() < 0.04) {
        proxy.ignore(5_000 / haste);
        done.ignored += 1;
      }
      if (rng() < 0.08) {
        proxy.stall(2_000);
        done.stalled += 1;
      }
    },
  };
}

/** The time-outs of a real hall, `haste` times shorter. */
function hurried(haste: number): WaitLimits {
  const { attempt, reply, trust, silence } = WIRE_LIMITS;
  return {
    wire: { attempt: attempt / haste, reply: reply / haste, trust: trust / haste, silence: silence / haste },
    lines: { ...CONNECTION_LIMITS, stalled: CONNECTION_LIMITS.stalled / haste, sign: SIGN_EVERY / haste },
  };
}

/** How many commands of devices the journal has. */
function written(dataDir: string): number {
  const entries: JournalEntry[] = [];
  const journal = openJournal(
    join(dataDir, JOURNAL_FILE),
    ({ body }) => void entries.push(JSON.parse(body) as JournalEntry),
  );
  if (!journal.ok) throw new Error(journal.error.code);
  journal.value.close();
  // What the host decides for all is nobody's command, nor is a redeal after all have passed.
  const acted = entries.filter((entry) => entry.type === 'acted' && entry.by !== 'table').length;
  const dealt = entries.filter(
    (entry, i) => entry.type === 'dealt' && entries[i + 1]?.type === 'answered' && entries[i - 1]?.type !== 'acted',
  ).length;
  return acted + dealt;
}

/** Every device has an address of its own, as in a real network. */
const addressOf = (net: number, i: number): string =>
  `127.0.${String(net + Math.floor(i / 200))}.${String((i % 200) + 1)}`;
