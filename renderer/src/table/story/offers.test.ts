import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import { GAMES } from '#engine/games/index.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { bid, dealOut, GOOD, PASS } from '#engine/testing/dealt.ts';
import { Words } from '#page/i18n/words.ts';
import { choicesOf, questionOf, zoneIn } from './offers.ts';

/** A Sautanz, which needs a hand without kings and tarocks. */
function faceDown() {
  const hand = 'CQ CN CJ C10 SQ SN S10 S9 HQ HN H1 DJ';
  const deal = dealOut({ 'hand:0': hand }, { game: GAMES.reform, profile: 'reform' });
  deal.go(bid('sautanz'), PASS, PASS, PASS);
  return deal;
}

const rules = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 };
const words = new Words('de', rules);
const HAND = 'T22 T21 T20 T19 T18 T17 T16 CK C9 C8 C7 S7';
const names = ['Anna', 'Bert', 'Cilli', 'Doris'];

const choicesIn = (view: View) => choicesOf(view, view.zones['hand:0'] ?? [], words);
const asks = (view: View) =>
  questionOf(choicesIn(view), words, names, { leads: (view.zones['trick'] ?? []).length === 0 });

test('what is offered is shown by what it is: words, a place on the table, cards to lay away, cards to play', () => {
  const deal = dealOut({ 'hand:0': HAND, 'talon:0': 'H4 H3 H2', 'talon:1': 'D4 D3 D2' }, {});
  expect(asks(deal.seenBy(0))).toBe('Was sagst du an?');
  deal.go(bid('dreier'), PASS, PASS, PASS);
  const talon = deal.seenBy(0);
  expect(choicesIn(talon).statements.map(({ phrase }) => zoneIn(phrase))).toEqual(['talon:0', 'talon:1']);
  expect(asks(talon)).toBe('Welche Hälfte nimmst du?');
  deal.go({ type: 'take', half: 0 });
  const discard = choicesIn(deal.seenBy(0));
  expect([...discard.laying.map(({ offer, phrase }) => [offer.max, phrase.text.de]), discard.taking]).toEqual([
    [3, 'Verlegen'],
    [],
  ]);
  expect(asks(deal.seenBy(0))).toBe('Wähle 3 Karten zum Verlegen.');
  deal.go({ type: 'discard', cards: ['H4', 'H3', 'H2'] });
  expect(asks(deal.seenBy(0))).toBe('Willst du etwas ansagen?');
  deal.go(GOOD, GOOD, GOOD, GOOD);
  const play = choicesIn(deal.seenBy(0));
  expect(asks(deal.seenBy(0))).toBe('Du spielst aus.');
  expect(play.statements).toEqual([]);
  expect(play.plays.has('T22')).toBe(true);
  // Any card can be tried; why it may not be played, the rules say.
  expect(play.play('H9')).toEqual({ type: 'play', card: 'H9' });
});

test('what the family asks of a card that is played comes before the usual question', () => {
  const deal = faceDown();
  const reform = new Words('de', tableOf(GAMES.reform, 'reform'));
  const question = () => {
    const view = deal.seenBy(deal.seat);
    return questionOf(choicesOf(view, view.zones[`hand:${deal.seat}`] ?? [], reform), reform, names, { leads: false });
  };
  expect(question()).toBe('Leg eine Karte verdeckt hin und sag eine Farbe dazu.');
  deal.go({ type: 'lead-hidden', card: 'C10', suit: 'C' });
  expect(question()).toBe('Legst du etwas dazu, oder war die letzte Karte gelogen?');
});

test('cards of the talon that are taken one by one are chosen on the table', () => {
  const deal = dealOut({ 'hand:0': HAND, 'talon:0': 'H4 H3 H2', 'talon:1': 'D4 D3 D2' }, {});
  deal.go(bid('einer'), PASS, PASS, PASS);
  const { laying, taking } = choicesIn(deal.seenBy(0));
  expect(laying).toEqual([]);
  expect(taking.map(({ offer, phrase }) => [offer.from.length, phrase.text.de])).toEqual([[6, 'Nehmen']]);
});

test('groups of cards, of which one is taken with further fields, are offers of their own', () => {
  const offers = [0, 1].map((group) => ({
    kind: 'cards' as const,
    type: 'take-group',
    from: [`D${group + 1}`],
    fixed: [],
    min: 1,
    max: 1,
    with: { group },
  }));
  const view = { viewer: 0, offers, history: [], zones: { 'stock:0': ['D1'], 'stock:1': ['D2'] } } as unknown as View;
  expect(choicesIn(view).taking.map(({ offer }) => offer.with)).toEqual([{ group: 0 }, { group: 1 }]);
});

test('nothing is to be played where nothing of it is offered', () => {
  const view = {
    viewer: 0,
    offers: [{ kind: 'one-of', actions: [{ type: 'doubt' } as Action] }],
    history: [],
    zones: {},
  };
  const choices = choicesIn(view as unknown as View);
  expect(choices.play('H1')).toBeNull();
  expect(choices.statements.map(({ action }) => action.type)).toEqual(['doubt']);
});
