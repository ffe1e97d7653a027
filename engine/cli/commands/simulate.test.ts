import { describe, expect, it } from 'vitest';
import { errorsOf, parse, type Printed, tarock } from '../testing/tarock.ts';

describe('simulate and replay', () => {
  const played = tarock(
    ['simulate', '--family', 'koenigrufen', '--profile', 'tirol-speisezettel', '--contract', 'rufer'].concat([
      '--deals',
      '3',
      '--seed',
      'cli',
      '--json',
      '--records',
      'deals.jsonl',
      '--option',
      'silent-loss=false',
    ]),
  );
  const records = (played.files['deals.jsonl'] ?? '').trim().split('\n');
  const record = JSON.parse(records[0] ?? '{}') as {
    actions: [number, object][];
    options: object;
    settlement: object[];
  };
  const replay = (deal: object, ...flags: string[]): Printed =>
    tarock(['replay', 'deal.json', '--json', ...flags], { 'deal.json': JSON.stringify(deal) });

  it('plays the requested contract without violations', () => {
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(parse('simulate-report', played.out)).toMatchObject({ deals: 3, contracts: { rufer: 3 }, violations: 0 });
    expect(record.options).toMatchObject({ 'silent-loss': false });
  });

  it('writes records that replay to their settlement', () => {
    expect(records).toHaveLength(3);
    for (const line of records) {
      const { code, out } = replay(JSON.parse(line) as object);
      expect(code).toBe(0);
      parse('replay-report', out);
      const { settlement } = JSON.parse(out) as { settlement: { items: object } };
      expect(settlement.items).toEqual((JSON.parse(line) as { settlement: object }).settlement);
    }
  });

  it('shows a seat only its own cards', () => {
    const { view } = JSON.parse(replay(record, '--at', '0', '--seat', '1').out) as {
      view: { zones: Record<string, (string | null)[]> };
    };
    expect(view.zones['hand:1']).not.toContain(null);
    expect(new Set(view.zones['hand:2'])).toEqual(new Set([null]));
  });

  it('names an illegal action by its index and refusal code', () => {
    const actions = [...record.actions];
    actions[5] = [0, { type: 'play', card: 'T22' }];
    const printed = replay({ ...record, actions });
    expect(printed.code).toBe(2);
    expect(errorsOf(printed)[0]).toMatchObject({ code: 'unknown-action', place: 'actions.5' });
  });

  it.each([
    ['a wrong settlement', { settlement: record.settlement.slice(1) }, [], 'settlement-differs'],
    ['an unfinished deal with a settlement', { actions: record.actions.slice(0, 8) }, [], 'not-finished'],
    ['newer rules', { rulesVersion: 99 }, [], 'newer-rules'],
    ['a pack with a duplicate card', { deck: Array.from({ length: 54 }, () => 'T1') }, [], 'not-the-pack'],
    ['an index after the end', {}, ['--at', '9999'], 'no-such-action'],
    ['a seat that does not exist', {}, ['--seat', '4'], 'flag-value'],
  ] as const)('refuses %s', (_, change, flags, code) => {
    const printed = replay({ ...record, ...change }, ...flags);
    expect(printed).toMatchObject({ code: 2, out: '' });
    expect(errorsOf(printed)[0]?.code).toBe(code);
  });
});
