import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { four, newTicket, TIROL, Visitor } from '#electron/host/testing/visitor.ts';
import { firstOf } from '#electron/host/testing/visitor.ts';
import { lookOn } from '#electron/lan/testing/club.ts';
import { remote } from '#electron/lan/testing/remote.ts';
import { type Attacked, comparison, counts } from './bench-attacks.ts';
import { type Answered, openHall } from './bench-hall.ts';

const [PER_SECOND, SECONDS, CLAIMS] = [10, 6, 64];

/** At a free table one claims the rest 64 times, whenever it is their turn, while somebody else asks for something. */
export async function underClaims(): Promise<Attacked> {
  const hall = await openHall('build/bench-guest-host.ts', 4);
  const { director } = hall;
  await director.ask({ type: 'close-room' });
  const { evening } = await director.ask({
    ...{ type: 'open-table', name: 'Freier Tisch', ...TIROL, deals: 400 },
    players: four('person', 'bot', 'bot', 'bot'),
  });
  await director.watch(evening);
  await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: false } });
  await director.until(() => director.room?.evening === evening, 'the room');
  const [{ port, code }, player] = [
    director.room ?? hall.room,
    director.evening?.rounds[0]?.tables[0]?.players[0] ?? '',
  ];
  const way = remote(port, { room: code }, '127.0.7.1');
  const claimant = new Visitor(way.wire);
  await claimant.ask({ type: 'join', name: 'x', role: 'player', player, ticket: newTicket() });
  await claimant.until(() => claimant.me?.standing === 'inside', 'inside');
  const place = { evening, round: 1, table: 1 };
  await claimant.ask({ type: 'watch-table', ...place, as: 0 });
  const honest = await lookOn({ evening, port, code }, port, 1, '127.0.7.1');
  const askFor = async (seconds: number): Promise<readonly Answered[]> => {
    const times: Answered[] = [];
    for (const begun = performance.now(); performance.now() - begun < seconds * 1000;) {
      const at = performance.now();
      await honest.visitor.ask({ type: 'watch-table', ...place, as: 'spectator' });
      times.push({ at, took: performance.now() - at });
      await sleep(1000 / PER_SECOND);
    }
    return times;
  };
  const stop = { now: false };
  const plays = (async () => {
    while (!stop.now) {
      const { scene } = claimant;
      const action = firstOf(scene?.view?.offers ?? []);
      if (action)
        await claimant.refused({ type: 'act', ...place, seat: 0, prompt: scene?.prompt ?? 0, action: { ...action } });
      else if (scene?.view === null) await claimant.refused({ type: 'start-deal', ...place });
      await sleep(50);
    }
  })();
  await askFor(2);
  const peace = await askFor(SECONDS);
  await counts(hall);
  const claims = Array.from({ length: CLAIMS }, async (_, i) => {
    await sleep((i * SECONDS * 1000) / CLAIMS);
    await claimant.refused({ type: 'claim-rest', ...place, whose: i % 2 === 0 ? 'mine' : 'yours' });
  });
  const war = await askFor(SECONDS);
  stop.now = true;
  way.close();
  honest.remote.close();
  const found = comparison('64 claims to the rest', peace, war, await counts(hall));
  void Promise.allSettled([...claims, plays]);
  await hall.close();
  return found;
}
