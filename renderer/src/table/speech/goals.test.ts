import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { GAMES } from '#engine/games/index.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS } from '#engine/testing/dealt.ts';
import { Words } from '#page/i18n/words.ts';
import { choicesOf, questionOf } from '../story/offers.ts';
import { bubbles, storyOf } from '../story/story.ts';
import { answerAloud } from './aloud.ts';
import { ReadOut } from './read-out.ts';
import { sayTurn } from './say.ts';

// What is seen and heard of talons that are looked at, of who leads, and of several tarocks at once (reform §7.4, §7.6).

const words = new Words('de', tableOf(GAMES.reform, 'reform'));
const names = ['Anna', 'Bert', 'Cilli', 'Doris'];
const NO_BUY = { type: 'no-buy' };
const QUIET = [PASS, PASS, PASS];

const hearingOf = (deal: DealtDeal, viewer: number) => ({ words, names, view: deal.seenBy(viewer) });
const heardBy = (deal: DealtDeal, viewer: number): string =>
  new ReadOut()
    .next(hearingOf(deal, viewer))
    .map((line) => line.words)
    .join('\n');

function spezi(): DealtDeal {
  const deal = dealOut(
    { 'hand:0': 'T22 T21 T20 T19 T18 T17 T16 T15 T14 CK CQ CN', 'talon:0': 'T1 C9 C8' },
    { game: GAMES.reform, profile: 'reform' },
  );
  deal.go(bid('spezi'), ...QUIET, NO_BUY, NO_BUY, NO_BUY);
  return deal;
}

test('a talon that the declarer alone looks at is read out to them alone', () => {
  const deal = spezi();
  expect(heardBy(deal, 0)).toMatch(/Talon, 1\. Gruppe: [^\n]*Treff-Neun/);
  expect(heardBy(deal, 1)).not.toMatch(/Talon, 1\. Gruppe/);
});

test('whoever leads is picked by name, and that is said until they do', () => {
  const deal = spezi();
  deal.go({ type: 'seen' }, { type: 'suit', suit: 'C' }, GOOD, GOOD, GOOD, GOOD);
  while (deal.offered[0]?.type !== 'pick') deal.go(must(deal.offered[0], 'an offer'));
  const { view } = hearingOf(deal, 0);
  const choices = choicesOf(view, view.zones['hand:0'] ?? [], words);
  expect(choices.statements).toHaveLength(4);
  expect(questionOf(choices, words, names, { leads: true })).toMatch(/aus\?$/);
  deal.go({ type: 'pick', seat: 2 });
  const said = () => {
    const hearing = hearingOf(deal, 1);
    return [...bubbles(storyOf(hearing.view)).values()].map((line) => sayTurn(line, hearing));
  };
  expect(said()).toEqual([expect.stringContaining('Cilli')]);
  deal.go(must(deal.offered[0], 'an offer'));
  expect(said()).toEqual([]);
});

test('several tarocks at once are heard with their sum, as they are played and of a trick', () => {
  const deal = dealOut(
    { 'hand:0': 'T22 T21 T20 T17 T15 T12 T9 T1 HK HQ S10 C8', 'talon:0': 'CK T11 S7' },
    { game: GAMES.reform, profile: 'reform' },
  );
  deal.go(bid('pagatrufer'), ...QUIET, { type: 'call-king', suit: 'C' }, GOOD, GOOD, GOOD);
  deal.go({ type: 'pratermaessig', seat: 2 }, { type: 'take', group: 0, cards: [] });
  deal.go(GOOD, GOOD, GOOD, GOOD, { type: 'play-set', cards: ['T15', 'T12', 'T9'] });
  const hearing = hearingOf(deal, 1);
  expect(heardBy(deal, 1)).toMatch(/Anna: [^\n]*zusammen 36/);
  expect(answerAloud('trick', { hearing, tally: () => undefined })).toMatch(/^Anna .*, zusammen 36\./);
});
