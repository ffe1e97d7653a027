import { expect, test } from 'vitest';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();

const known = async (visitor: Visitor): Promise<readonly string[]> =>
  (await visitor.ask({ type: 'read-register' })).people.map(
    ({ name, groups, evenings, hidden }) => `${name} ${evenings} ${groups.join('+')}${hidden ? ' hidden' : ''}`,
  );

test('the register knows the people of all evenings, remembers groups, renames everywhere, and survives a restart', async () => {
  const visitor = new Visitor(laptop.host);
  await openEvening(visitor, 'Name;Gruppe\nHuber Sepp;Senioren\nMoser Eva;Damen', { name: 'May' });
  await openEvening(visitor, 'Josef Huber\nMoser Eva', { name: 'June' });
  // June did not say that she is a lady; May did.
  expect(await known(visitor)).toEqual(['Huber Sepp 1 Senioren', 'Josef Huber 1 ', 'Moser Eva 2 Damen']);
  expect((await visitor.ask({ type: 'read-register' })).alike).toEqual([['Huber Sepp', 'Josef Huber']]);

  await visitor.ask({ type: 'rename-person', from: 'Josef Huber', to: 'Huber Sepp' });
  await visitor.ask({ type: 'add-people', text: 'Neu Nora\nMoser Eva' });
  await visitor.ask({ type: 'hide-person', name: 'Neu Nora', hidden: true });
  expect(await visitor.refused({ type: 'add-people', text: 'Fink\n\nfink' })).toEqual(['name-twice @ line 3/1: fink']);
  expect(await visitor.refused({ type: 'rename-person', from: 'Moser Eva', to: 'Huber Sepp' })).toEqual([
    'both-at-one-evening @ May',
  ]);
  expect(await visitor.refused({ type: 'tell-apart', names: ['Moser Eva', 'X'] })).toEqual(['no-such-player @ X']);
  const after = ['Huber Sepp 2 ', 'Moser Eva 2 Damen', 'Neu Nora 0  hidden'];
  expect(await known(visitor)).toEqual(after);

  await laptop.restart();
  expect(await known(new Visitor(laptop.host))).toEqual(after);
});
