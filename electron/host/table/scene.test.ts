import { expect, test } from 'vitest';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();

test('a table has ended when somebody has reached the target, however many deals were still to come', async () => {
  const director = new Visitor(laptop.host);
  const evening = await openEvening(director, 'Anna\nBert\nCilli\nDoris', {
    format: { ...DEFAULT_FORMAT, deals: 8, target: { points: 5, bonus: 0 } },
  });
  await director.draw(evening, 'lot');
  const place = { evening, round: 1, table: 1 };
  await director.ask({ type: 'watch-table', ...place, as: 'spectator' });
  const ended: (boolean | undefined)[] = [director.scene?.ended];
  for (let deal = 1; !director.scene?.ended && deal <= 8; deal++) {
    const entry = { contract: 'dreier', declarer: 0, won: true };
    await director.ask({ type: 'enter-deal', ...place, deal, entry });
    await director.until(() => director.scene?.closed === deal, 'the deal');
    ended.push(director.scene?.ended);
  }
  expect(ended.length).toBeLessThan(8);
  expect([...new Set(ended)]).toEqual([false, true]);
  // As the host says when the next one is asked for.
  expect(await director.refused({ type: 'start-deal', ...place })).toEqual(['round-finished @ round 1, table 1']);
});
