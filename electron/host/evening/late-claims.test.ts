import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { useLaptop } from '../testing/laptop.ts';
import { NO_NETWORK } from '../testing/open-host.ts';
import { letIn, numbered, openEvening, Visitor } from '../testing/visitor.ts';

/** Strafen that a correction adds after the table has gone on (tuebingen TU23). */

const laptop = useLaptop({ rooms: () => NO_NETWORK });
const TUEBINGEN = { family: 'tuebingen', profile: 'tuebingen' };
const RUF = { contract: 'ruf', declarer: 0, partner: 1, points: 52 };
const SKIMON = { id: 'skimon', side: 'declarer' };
const FAMILY = { id: 'family', side: 'declarer' };
const UNTERER = { id: 'unterers', side: 'opponents', n: 4 };
const LATE = ['strafe-too-late @ skimon'];

const withStrafen = (...strafen: readonly object[]) => ({ ...RUF, strafen: strafen.map((one) => ({ ...one })) });

/** An evening at one table, where deal 1 is written with these Strafen. */
async function begun(options = {}, ...strafen: readonly object[]) {
  const visitor = new Visitor(laptop.host);
  const format = { ...DEFAULT_FORMAT, deals: 4, secondEntry: true };
  const evening = await openEvening(visitor, numbered(4), { ...TUEBINGEN, options, format });
  await visitor.draw(evening, 'x');
  const place = { evening, round: 1, table: 1 } as const;
  const enter = (deal: number, entry = withStrafen()) =>
    visitor.refused({ type: 'enter-deal', ...place, deal, entry, by: 'Resi' });
  const correction = (entry = withStrafen(), more = {}) => {
    const at = { ...place, deal: 1 };
    return {
      type: 'correct-deal',
      ...at,
      entry,
      reason: 'vergessen',
      base: visitor.seen(at),
      by: 'Resi',
      ...more,
    } as const;
  };
  const correct = (...correcting: Parameters<typeof correction>) => visitor.refused(correction(...correcting));
  expect(await enter(1, withStrafen(...strafen))).toEqual(['accepted']);
  const first = () => must(visitor.evening?.rounds[0]?.tables[0]?.results[0], 'deal 1');
  return { visitor, evening, place, enter, correction, correct, first };
}

test('before the next row is written a correction may add what was claimed', async () => {
  const { correct, first } = await begun();
  expect(await correct(withStrafen(SKIMON))).toEqual(['accepted']);
  expect(first()).not.toHaveProperty('inTime');
});

test.each([
  ['the next deal', 2, RUF],
  ['a misdeal', 2, { contract: 'misdeal' }],
])('after %s it is too late, unless the director confirms that it was claimed in time', async (_what, deal, next) => {
  const { visitor, enter, correct, first, evening } = await begun();
  expect(await enter(deal, next as ReturnType<typeof withStrafen>)).toEqual(['accepted']);
  expect(await correct(withStrafen(SKIMON))).toEqual(LATE);
  expect(await correct(withStrafen(SKIMON), { inTime: false })).toEqual(LATE);
  expect(first().settlement.map(({ code }) => code)).not.toContain('skimon');
  expect(await correct(withStrafen(SKIMON), { inTime: true })).toEqual(['accepted']);
  expect(first()).toMatchObject({ inTime: true, reason: 'vergessen' });
  const { lines } = await visitor.ask({ type: 'read-log', evening });
  expect(lines.at(-1)?.events[0]).toMatchObject({ type: 'deal-corrected', about: ['1', '1', '1', 'in-time'] });
  // What is confirmed once is there, and only what comes in addition is late.
  expect(await correct(withStrafen(SKIMON, FAMILY))).toEqual(['strafe-too-late @ family']);
});

test('whatever takes Strafen away, or changes something else, is an ordinary correction', async () => {
  const { enter, correct, first } = await begun({}, FAMILY, UNTERER);
  await enter(2);
  const other = { ...RUF, declarer: 1, partner: 2, points: 50 };
  for (const entry of [
    { ...other, strafen: [FAMILY, UNTERER] },
    { ...other, strafen: [UNTERER] },
    { ...other, strafen: [] },
  ]) {
    // That nothing is late needs no confirmation, and leaves none behind.
    expect(await correct(entry, { inTime: true })).toEqual(['accepted']);
    expect(first()).not.toHaveProperty('inTime');
  }
});

test('a longer run and the other side are more than was claimed', async () => {
  const { enter, correct } = await begun({}, UNTERER);
  await enter(2);
  expect(await correct(withStrafen({ ...UNTERER, n: 5 }))).toEqual(['strafe-too-late @ unterers']);
  expect(await correct(withStrafen({ ...UNTERER, side: 'declarer' }))).toEqual(['strafe-too-late @ unterers']);
  expect(await correct({ ...withStrafen(UNTERER), points: 50 })).toEqual(['accepted']);
});

test('where Strafen are counted by themselves nobody claims them late', async () => {
  const { enter, correct } = await begun({ 'strafen-claim': 'auto' });
  await enter(2);
  expect(await correct(withStrafen(SKIMON))).toEqual(['accepted']);
});

test('the second of two entries can be taken, but its Strafen only with the same confirmation', async () => {
  const { visitor, place, enter, correct } = await begun();
  const second = { ...place, deal: 1, entry: withStrafen(SKIMON), by: 'Toni' };
  await visitor.ask({ type: 'check-deal', ...second });
  await enter(2);
  expect(await correct(withStrafen(SKIMON), { by: 'Toni' })).toEqual(LATE);
  expect(await correct(withStrafen(SKIMON), { by: 'Toni', inTime: true })).toEqual(['accepted']);
});

test('whoever writes on another device is told the rule, and cannot confirm anything', async () => {
  const { visitor, evening, enter, correction } = await begun();
  await visitor.ask({ type: 'open-room', evening, rules: { doors: 'ask', pens: true } });
  const { guest } = await letIn(laptop.host, visitor, 'p1');
  await guest.ask({ type: 'watch-evening', evening });
  await enter(2);
  expect(await guest.refused(correction(withStrafen(SKIMON)))).toEqual(LATE);
  expect(await guest.refused(correction(withStrafen(SKIMON), { inTime: true }))).toEqual(['not-allowed']);
  expect(await guest.refused(correction({ ...withStrafen(), points: 50 }))).toEqual(['accepted']);
});

test('a file has the confirmation, and neither lacks nor invents one', async () => {
  const { visitor, evening, enter, correct } = await begun();
  await enter(2);
  await correct(withStrafen(SKIMON), { inTime: true });
  await correct({ ...withStrafen(SKIMON), points: 50 });
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const copy = await visitor.ask({ type: 'import-evening', text });
  expect(await visitor.watch(copy.evening)).toMatchObject({ rounds: [{ tables: [{ results: [{ row: {} }, {}] }] }] });

  const without = text.replace(/,\s*"inTime": true/, '');
  expect(without).not.toBe(text);
  const at = 'rounds.1.tables.1.results.1';
  expect(await visitor.refused({ type: 'import-evening', text: without })).toEqual([`strafe-too-late @ ${at}.skimon`]);
  const [first = '', ...corrections] = text.split('"deal-corrected"');
  const invented = [first, ...corrections.map((one) => one.replace(/"reason": "vergessen"/, '$&, "inTime": true'))];
  const twice = invented.join('"deal-corrected"').replace(/"inTime": true,\s*"inTime": true/, '"inTime": true');
  expect(await visitor.refused({ type: 'import-evening', text: twice })).toEqual([`wrong-value @ ${at}.inTime`]);
});

test('an evening of an earlier version keeps what was corrected in it, and goes on so', async () => {
  const { visitor, evening, enter, correct } = await begun();
  await enter(2);
  await correct(withStrafen(SKIMON), { inTime: true });
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const earlier = text.replace(/,\s*"inTime": true/, '').replace('"rulesVersion": 4', '"rulesVersion": 2');
  const copy = await visitor.ask({ type: 'import-evening', text: earlier });
  const at = { evening: copy.evening, round: 1, table: 1, deal: 1 } as const;
  await visitor.watch(copy.evening);
  const base = visitor.seen(at);
  const entry = withStrafen(SKIMON, FAMILY);
  expect(await visitor.refused({ type: 'correct-deal', ...at, entry, reason: 'slip', base })).toEqual(['accepted']);
});
