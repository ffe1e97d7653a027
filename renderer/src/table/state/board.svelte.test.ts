import '#page/testing/loaded.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { must } from '#engine/core/assert-never.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { App } from '#page/app/app.svelte.ts';
import { Words } from '#page/i18n/words.ts';
import { MemoryStorage, TestHost, TestWindow } from '#page/testing/page.ts';
import type { StageState } from '../stage/stage.svelte.ts';
import { BoardState } from './board.svelte.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

const rules = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 };
const words = new Words('de', rules);
const PLACE = { evening: 'e1', round: 1, table: 1 };
const HAND = 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1';
const TALON = ['C9', 'S10', 'H4'] as const;

/** A Rufer of seat 0, who is to lay three cards away. */
function atDiscard(): DealtDeal {
  const deal = dealOut({ 'hand:0': HAND, 'hand:2': 'CK', 'talon:0': TALON.join(' ') });
  deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'CK' }, { type: 'take', half: 0 });
  return deal;
}

/** The board of a player (`seat`) or a spectator at a free table. */
function begun(deal: DealtDeal, viewer: number | 'spectator' | (() => number) = 0) {
  const seat = typeof viewer === 'function' ? viewer : () => viewer;
  const host = new TestHost();
  const app = new App(host.transport, new TestWindow('#/evening/e1/table/1/1').seen);
  host.greet();
  const before = host.asked.length;
  const stage = { isNow: true, trick: 'open', acts: 0, acted: () => stage.acts++ };
  const table = { prompt: 1, purpose: 'free-table', holders: ['person', 'bot', 'bot', 'bot'] };
  /** The prompt that the host has sent, if it is not shown yet. */
  const known: { prompt?: number } = {};
  const scene = () =>
    ({ ...PLACE, ...table, rules, names: ['Anna', 'Bert', 'Cilli', 'Doris'], flow: {} }) as unknown as TableScene;
  vi.spyOn(app, 'scene', 'get').mockImplementation(() => ({ ...scene(), ...known, view: deal.seenBy(seat()) }));
  const board = new BoardState(app, stage as unknown as StageState, () => ({
    ...{ scene: scene(), view: deal.seenBy(seat()), words },
    route: { page: 'table', ...PLACE },
  }));
  return { known, app, host, stage, table, board, asked: () => host.asked.slice(before).map(({ command }) => command) };
}

test('an action goes to the host with the moment it answers, and a second press waits for the answer', async () => {
  const { board, asked, host, stage } = begun(dealOut({}));
  const { action } = must(board.statements[0], 'a statement');
  const first = board.act(action);
  expect(await board.act(action)).toBe(false);
  expect(asked()).toEqual([{ type: 'act', ...PLACE, seat: 0, prompt: 1, action: { ...action } }]);
  await host.answer();
  expect(await first).toBe(true);
  expect(stage.acts).toBe(1);
});

test('nobody acts on what has not been shown yet, and a spectator never does', async () => {
  const { board, stage, known, asked } = begun(dealOut({}));
  const { action } = must(board.statements[0], 'a statement');
  stage.isNow = false;
  known.prompt = 2;
  expect(await board.act(action)).toBe(false);
  const spectator = begun(dealOut({}), 'spectator');
  expect(await spectator.board.act(action)).toBe(false);
  expect([asked(), spectator.asked()]).toEqual([[], []]);
  expect([spectator.board.seat, spectator.board.plays, spectator.board.says]).toEqual([null, false, false]);
});

test('whoever is asked can act while something that others did is still to be shown', () => {
  const { board, stage, asked } = begun(dealOut({}));
  stage.isNow = false;
  void board.act(must(board.statements[0], 'a statement').action);
  expect(asked()).toHaveLength(1);
});

test('a refusal is shown at the moment that was answered, and no longer', async () => {
  const { board, table, host } = begun(dealOut({}));
  const acting = board.act(must(board.statements[0], 'a statement').action);
  const refusals = [refuseHost('connection-lost')];
  await host.answer({ ok: false, error: refusals });
  expect(await acting).toBe(false);
  expect(board.refusals).toEqual(refusals);
  table.prompt = 2;
  expect(board.refusals).toEqual([]);
});

test('why one player was refused is not told to the next at the same laptop, whose prompt has the same number', async () => {
  let seat = 0;
  const deal = dealOut({});
  const { board, host } = begun(deal, () => seat);
  const acting = board.act(must(board.statements[0], 'a statement').action);
  await host.answer({ ok: false, error: [refuseHost('connection-lost')] });
  await acting;
  expect(board.refusals).toHaveLength(1);
  seat = 2;
  expect(board.refusals).toEqual([]);
});

test('what was told goes with the next answer; the same once more is not quite the same text', async () => {
  const { app, board, host } = begun(dealOut({}));
  board.viewer.tell('Trick 3');
  board.viewer.tell('Trick 3');
  expect(app.navigation.notice).toBe('Trick 3\u00a0');
  const acting = board.act(must(board.statements[0], 'a statement').action);
  expect(app.navigation.notice).toBe('');
  await host.answer();
  await acting;
  board.viewer.tell('Trick 4');
  app.say('something else');
  board.viewer.clearTold();
  expect(app.navigation.notice).toBe('something else');
});

test('what one viewer was told is not theirs to clear who looks next', () => {
  let seat = 0;
  const { app, board } = begun(dealOut({}), () => seat);
  board.viewer.tell('Trick 3');
  const first = board.viewer;
  seat = 2;
  board.viewer.clearTold();
  expect(app.navigation.notice).toBe('Trick 3');
  first.clearTold();
  expect(app.navigation.notice).toBe('');
});

test('before the first trick none opens', () => {
  const { board } = begun(dealOut({}));
  board.toggleLast();
  expect([board.lastOpen, board.infoOpen]).toEqual([false, false]);
});

test('cards to lay away are picked one by one, sent together, and forgotten once they lie', async () => {
  const deal = atDiscard();
  const { board, asked, host } = begun(deal);
  expect(board.giving.layWays[0]).toBeDefined();
  for (const card of TALON) board.toggle(card);
  board.toggle(TALON[2]);
  expect(board.giving.chosen).toEqual(TALON.slice(0, 2));
  board.toggle(TALON[2]);
  const laying = board.lay(must(board.giving.layWays[0], 'cards to lay away'));
  expect(asked().at(-1)).toMatchObject({ type: 'act', action: { type: 'discard', cards: TALON } });
  await host.answer({ ok: false, error: [refuseHost('connection-lost')] });
  expect(await laying).toBe(false);
  expect(board.giving.chosen).toEqual(TALON);
  const again = board.lay(must(board.giving.layWays[0], 'cards to lay away'));
  await host.answer();
  expect(await again).toBe(true);
  expect(board.giving.chosen).toEqual([]);
});

test('what was chosen to be laid away is forgotten when something is taken back', async () => {
  const { board, host } = begun(atDiscard());
  board.toggle(TALON[0]);
  const refused = board.settling.rewind('take-back');
  await host.answer({ ok: false, error: [refuseHost('connection-lost')] });
  await refused;
  expect(board.giving.chosen).toEqual([TALON[0]]);
  const back = board.settling.rewind('take-back');
  await host.answer();
  await back;
  expect(board.giving.chosen).toEqual([]);
});

test('a card that may not be laid away is tried at once, and nothing waits for why it may not', async () => {
  const { board, asked, host } = begun(atDiscard());
  const why = [refuseHost('connection-lost')];
  board.toggle('HK');
  expect(asked().at(-1)).toMatchObject({ type: 'act', action: { type: 'discard' } });
  expect(asked().at(-1)).toHaveProperty('action.cards', expect.arrayContaining(['HK']));
  await host.answer({ ok: false, error: why });
  expect([board.refusals, board.giving.chosen]).toEqual([why, []]);
  // Another card is chosen before the answer: it is no word about that one.
  board.toggle('HK');
  for (const card of TALON) board.toggle(card);
  await host.answer({ ok: false, error: why });
  expect(board.refusals).toEqual([]);
  board.toggle('HK');
  const laying = board.lay(must(board.giving.layWays[0], 'cards to lay away'));
  expect(asked().at(-1)).toMatchObject({ action: { cards: TALON } });
  await host.answer();
  expect(await laying).toBe(true);
});

test('any card can be tried, and the rules say why not; where none is to be played, none is sent', async () => {
  const deal = atDiscard();
  const before = begun(deal);
  expect(await before.board.play('HK')).toBe(false);
  expect(before.asked()).toEqual([]);
  deal.go({ type: 'discard', cards: TALON });
  while (deal.s.phase === 'announce') deal.go(GOOD);
  const { board, asked, host } = begun(deal);
  expect([board.isPlay, board.giving.playable.has('HK'), board.giving.playable.has('CK')]).toEqual([true, true, false]);
  const trying = board.play('CK');
  expect(asked().at(-1)).toMatchObject({ type: 'act', action: { type: 'play', card: 'CK' } });
  await host.answer({ ok: false, error: [refuseHost('connection-lost')] });
  expect(await trying).toBe(false);
  const playing = board.play('HK');
  await host.answer();
  expect(await playing).toBe(true);
});

test('what tricks count is a help for free tables that want it', () => {
  const { board, app, table } = begun(atDiscard());
  expect(board.tally(0)).toBeUndefined();
  void app.device.change({ points: true });
  expect(board.tally(0)).toBeDefined();
  table.purpose = 'club-evening';
  expect(board.tally(0)).toBeUndefined();
});

test('taking back says what was done, and why it was not', async () => {
  const { board, app, asked, host } = begun(dealOut({}));
  const back = board.settling.rewind('take-back');
  expect(asked()).toEqual([{ type: 'take-back', ...PLACE, how: 'step' }]);
  await host.answer();
  await back;
  expect(app.navigation.notice).toBe(app.t.table.takenBack);
  const redo = board.settling.rewind('redo');
  await host.answer({ ok: false, error: [refuseHost('connection-lost')] });
  await redo;
  expect(board.refusals).toHaveLength(1);
});

test('rules, keys and the last trick open and close by the same key', () => {
  const deal = dealOut({});
  deal.go(bid('solodreier'));
  while (deal.s.phase === 'announce') deal.go(GOOD);
  for (let card = 0; card < 4; card++) deal.go(must(deal.offered[0], 'a card'));
  const { board } = begun(deal);
  board.toggleShown('keys');
  expect(board.shown).toBe('keys');
  board.toggleShown('rules');
  expect(board.shown).toBe('rules');
  board.toggleShown('rules');
  expect(board.shown).toBeNull();
  board.show('rules', 'rufer');
  expect([board.shown, board.rule]).toEqual(['rules', 'rufer']);
  board.toggleLast();
  expect([board.lastOpen, board.infoOpen]).toEqual([true, true]);
  board.toggleLast();
  expect([board.lastOpen, board.infoOpen]).toEqual([false, false]);
});
