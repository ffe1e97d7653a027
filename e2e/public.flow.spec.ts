import { must } from '../engine/core/assert-never.ts';
import { rational } from '../engine/core/rational.ts';
import { seededRng, shuffled } from '../engine/core/rng.ts';
import { bavarian } from '../engine/games/bavarian/game.ts';
import { apply, offersTo, start, turnOf } from '../engine/kernel/apply.ts';
import { record } from '../engine/kernel/replay.ts';
import type { Action, DealRecord } from '../engine/kernel/types.ts';
import { bid, dealOut, GOOD, PASS, VORHAND, play, type DealtDeal } from '../engine/testing/dealt.ts';
import { expect, shot, test } from './fixtures.ts';
import { playFrom } from './recorded.ts';
import { untilAsked } from './table-player.ts';
import type { RunningApp } from './running-app.ts';

test.use({ settings: { pace: 'slow', answers: false, click: true } });
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];
const WINDOWS = [
  [1366, 768],
  [1920, 1080],
  [390, 844],
  [844, 390],
] as const;
async function look(app: RunningApp, name: string) {
  for (const [width, height] of WINDOWS) {
    await app.page.setViewportSize({ width, height });
    await shot(app, `public-${name}-${width}`);
  }
  await app.page.setViewportSize({ width: 1280, height: 800 });
}

const RUFER = {
  'hand:0': 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1',
  'hand:1': 'T21 T14 T8 T7 T4 SK SQ S7 S8 H1 D3 CQ',
  'hand:2': 'CK T19 T18 T17 T16 T6 T5 S9 H2 H3 DQ DJ',
  'talon:0': 'C9 S10 H4',
};
function plays(deal: DealtDeal, n: number) {
  for (let i = 0; i < n; i++) deal.go(must(deal.offered[0], 'a card'));
}
function rufer(n: number) {
  const deal = dealOut(RUFER);
  deal.go(VORHAND, PASS, PASS, PASS);
  deal.go(
    bid('rufer'),
    { type: 'call', king: 'CK' },
    { type: 'take', half: 0 },
    { type: 'discard', cards: ['C9', 'S10', 'H4'] },
  );
  deal.go({ type: 'announce', bonus: 'trull' }, GOOD, { type: 'kontra', item: 0 });
  while (deal.s.phase === 'announce') deal.go(GOOD);
  plays(deal, n);
  while (deal.seat !== 0) plays(deal, 1);
  return deal;
}
function alone() {
  const deal = dealOut({ 'hand:0': 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1', 'talon:0': 'CK S10 H4' });
  deal.go(
    VORHAND,
    PASS,
    PASS,
    PASS,
    bid('rufer'),
    { type: 'call', king: 'CK' },
    { type: 'alone' },
    { type: 'take', half: 0 },
  );
  deal.go({ type: 'discard', cards: ['S10', 'H4', 'C7'] });
  while (deal.s.phase === 'announce') deal.go(GOOD);
  plays(deal, 16);
  while (deal.seat !== 0) plays(deal, 1);
  return deal;
}
function trischaken(n: number) {
  const deal = dealOut({ 'hand:0': 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1' });
  deal.go(VORHAND, PASS, PASS, PASS, { type: 'bid', contract: 'trischaken', stichzwang: false, talon: 'first-six' });
  plays(deal, n);
  while (deal.seat !== 0) plays(deal, 1);
  return deal;
}
function ouvert() {
  const deal = dealOut({
    'hand:0': 'T2 C7 C8 C9 C10 D2 D3 D4 H4 H3 S7 S8',
    'hand:1': 'T22 T18 T17 T16 T8 T7 T6 T13 SK SQ HK HQ',
  });
  deal.go(bid('bettel-ouvert'), PASS, PASS, PASS);
  while (deal.s.phase === 'announce') deal.go(GOOD);
  plays(deal, 4);
  while (deal.seat !== 0) plays(deal, 1);
  return deal;
}
function frage(): DealRecord {
  const table = bavarian.tableRules('simple-points', {});
  if (!table.ok) throw new Error(table.error.code);
  const rules = bavarian.rules(table.value);
  const deck = shuffled(rules.pack.cards, seededRng('frage'));
  const begun = start(rules, {
    table: 3,
    dealer: 2,
    deck,
    now: { deal: 1, factors: [], pot: rational(300), notes: {} },
  });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  const offered = () => {
    const seat = must(turnOf(rules, s).must[0], 'seat');
    return offersTo(rules, s, seat).flatMap((o): Action[] =>
      o.kind === 'one-of' ? [...o.actions] : [{ type: o.type, cards: o.from.slice(0, o.min) } as Action],
    );
  };
  const go = (a: Action) => {
    const r = apply(rules, s, must(turnOf(rules, s).must[0], 'seat'), a);
    if (!r.ok) throw new Error(r.error.code + JSON.stringify(a));
    s = r.value;
  };
  for (let tricks = 0; tricks < 11;) {
    const all = offered();
    const a =
      all.find(({ type }) => type === 'bid' || type === 'double') ??
      must(all.find(({ type }) => type === 'pass' || type === 'good') ?? all[0], 'a');
    if (a.type === 'play') tricks++;
    go(a);
  }
  while (turnOf(rules, s).must[0] !== 0) go(must(offered()[0], 'x'));
  return record(rules, table.value, deck, s);
}

test('scaffold', async ({ app }) => {
  const { page } = app;
  await playFrom(page, rufer(28).record, NAMES);
  await untilAsked(page);
  await look(app, 'rufer');
  await page.locator('button.legal[data-card]').first().click();
  await expect(page.getByText('Stich einziehen')).toBeVisible();
  await look(app, 'rufer-stands');
  await playFrom(page, alone().record, NAMES);
  await untilAsked(page);
  await look(app, 'alone');
  await playFrom(page, trischaken(4).record, NAMES);
  await untilAsked(page);
  await page.locator('button.legal[data-card]').first().click();
  await expect(page.getByText('Stich einziehen')).toBeVisible();
  await look(app, 'trischaken');
  await playFrom(page, ouvert().record, NAMES);
  await untilAsked(page);
  await look(app, 'ouvert');
  await playFrom(page, frage(), NAMES.slice(0, 3));
  await expect(page.locator('.board')).toBeVisible();
  await look(app, 'frage');
});
