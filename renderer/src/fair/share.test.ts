import { beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '#electron/protocol/commands/command.ts';
import type { FairScene, TableScene } from '#electron/protocol/table/table-scene.ts';
import { promiseOf } from '#engine/core/fair.ts';
import { ok } from '#engine/core/result.ts';
import { shareChance } from './share.ts';
import { SHA256, witnessOf } from './witness.ts';

let deal = 0;
const kept = new Map<string, string>();
beforeEach(() => {
  deal += 1;
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

/** A device at seats 0 and 2 whose requests are all accepted: what it sends, command by command. */
function device() {
  const asked: Extract<Command, { readonly seat: number }>[] = [];
  const app = {
    ask: (command: Command) => {
      if ('seat' in command) asked.push(command);
      return Promise.resolve(ok(null));
    },
  };
  const commitment = String(deal).padStart(64, '0');
  const none = [null, null, null, null];
  const receive = (fair: Partial<FairScene>, seats = [0, 2]) =>
    shareChance(
      app,
      {
        ...{ evening: 'e1', round: 1, table: 2, view: null },
        fair: { deal, commitment, promises: none, gathered: false, shares: none.map(() => false), ...fair },
      } as Partial<TableScene> as TableScene,
      seats,
    );
  const place = { evening: 'e1', round: 1, table: 2, deal };
  return { asked, receive, place, commitment };
}

test('a device promises its numbers once, and reveals them when no more promises can be made', async () => {
  const { asked, receive, place, commitment } = device();
  receive({});
  receive({});
  expect(asked.map(({ type, seat }) => `${type} ${seat}`)).toEqual(['promise-chance 0', 'promise-chance 2']);
  const [one, two] = asked.map((command) => (command.type === 'promise-chance' ? command.promise : ''));
  const promises = [one ?? '', 'ff'.repeat(32), two ?? '', null];
  receive({ promises });
  expect(asked).toHaveLength(2);
  receive({ promises, gathered: true });
  receive({ promises, gathered: true });
  const given = asked.slice(2).flatMap((command) => (command.type === 'share-chance' ? [command] : []));
  expect(given.map(({ seat, share }) => promiseOf(SHA256, { commitment, seat }, share))).toEqual([one, two]);
  await Promise.resolve();
  expect(witnessOf(place)).toEqual({ commitment, shares: given.map(({ share }) => share), promises });
});

test('a device reveals nothing for another commitment, another promise, or a list other than the one it was shown', () => {
  const { asked, receive } = device();
  receive({}, [0]);
  const [promise] = asked.map((command) => (command.type === 'promise-chance' ? command.promise : ''));
  const promises = [promise ?? '', null, null, null];
  receive({ promises, gathered: true, commitment: 'ee'.repeat(32) }, [0]);
  receive({ promises: ['ff'.repeat(32), null, null, null], gathered: true }, [0]);
  receive({ promises: [null, null, null, null], gathered: true }, [0]);
  expect(asked).toHaveLength(1);
  receive({ promises, gathered: true }, [0]);
  expect(asked).toHaveLength(2);
});

test('a reloaded page reveals what it had promised; one that never promised reveals nothing', () => {
  const { asked, receive } = device();
  receive({}, [0]);
  const [promise] = asked.map((command) => (command.type === 'promise-chance' ? command.promise : ''));
  const promises = [promise ?? '', null, 'ff'.repeat(32), null];
  receive({ promises, gathered: true }, [0, 2]);
  expect(asked.slice(1).map(({ type, seat }) => `${type} ${seat}`)).toEqual(['share-chance 0']);
  // Commitments in older journals accept none.
  receive({ promises: [], gathered: true, shares: [true, false, false, false] }, [1]);
  expect(asked).toHaveLength(2);
});
