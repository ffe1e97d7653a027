import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { legalCards } from '#engine/play/rules.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { koenigrufen } from '../game.ts';
import type { Playing } from '../parts/play.ts';
import { COLOUR, NEGATIVE, type Play, TAROCK } from '../parts/play.ts';
import { rulesetOf } from '../ruleset.ts';
import type { Kaiserstich } from './winners.ts';

const PLAYS: Readonly<Record<Play['id'], Play>> = { tarock: TAROCK, colour: COLOUR, negative: NEGATIVE };
const NO_DEAL = { games: [], items: [] } as unknown as State;

function playing(kaiserstich: Kaiserstich, rulesVersion?: number): Playing {
  const agreed = tableOf(koenigrufen, 'tirol-speisezettel', { kaiserstich });
  const { deciding } = rulesetOf({ ...agreed, ...(rulesVersion !== undefined && { rulesVersion }) });
  return { ...deciding, promises: () => [], lock: 'hard', goals: () => [] };
}

const cards = (list: string): readonly string[] => list.split(' ').filter(Boolean);

const winner = (kaiserstich: Kaiserstich, play: Play['id'], trick: string, rulesVersion?: number): string => {
  const played = cards(trick);
  return must(played[PLAYS[play].winner(playing(kaiserstich, rulesVersion), played)], 'a card');
};

/** tirol §15: what wins a trick, by the house's Kaiserstich. */
test.each<[says: string, kaiserstich: Kaiserstich, play: Play['id'], trick: string, wins: string]>([
  ['without it the Sküs wins', 'off', 'tarock', 'T21 T22 T1 H1', 'T22'],
  ['in any order the Pagat wins', 'any-order', 'tarock', 'T1 T21 H1 T22', 'T1'],
  ['in order it wins after Mond and Sküs', 'in-order', 'tarock', 'T21 T22 T1 T9', 'T1'],
  ['in order another card may lie between', 'in-order', 'tarock', 'T21 T22 T9 T1', 'T1'],
  ['in order another card may be led', 'in-order', 'tarock', 'H1 T21 T22 T1', 'T1'],
  ['in order the Sküs wins if the Pagat was first', 'in-order', 'tarock', 'T1 T21 T22 T9', 'T22'],
  ['in order the Sküs wins if it fell before the Mond', 'in-order', 'tarock', 'T22 T21 T1 T9', 'T22'],
  ['two of the Trull are no Kaiserstich', 'any-order', 'tarock', 'T21 T9 T1 T2', 'T21'],
  ['it holds where tricks are avoided', 'any-order', 'negative', 'T22 T1 T21 T3', 'T1'],
  ['in order also where tricks are avoided', 'in-order', 'negative', 'T21 T22 T1 T3', 'T1'],
  ['not where tarock is no trump', 'any-order', 'colour', 'T1 T21 T22 T9', 'T22'],
  ['not in a suit that no tarock takes', 'any-order', 'colour', 'H1 T21 T22 T1', 'H1'],
])('%s', (_, kaiserstich, play, trick, wins) => expect(winner(kaiserstich, play, trick)).toBe(wins));

/** What may be played in a negative game. */
test.each<[says: string, kaiserstich: Kaiserstich, hand: string, trick: string, may: string]>([
  ['the Pagat is the last tarock without it', 'off', 'T1 T9 T10', 'T21 T22', 'T9 T10'],
  ['the duty to beat asks for the Pagat', 'in-order', 'T1 T9 T10', 'T21 T22', 'T1'],
  ['also behind another card', 'in-order', 'T1 T9 T10', 'T21 T22 T8', 'T1'],
  ['in any order also before the Mond', 'any-order', 'T1 T9', 'T22 T21', 'T1'],
  ['in order not behind Sküs and Mond', 'in-order', 'T1 T9', 'T22 T21', 'T9'],
  ['a suit is followed first', 'in-order', 'T1 H2', 'H1 T21 T22', 'H2'],
  ['the Sküs beats nothing where the Pagat wins then', 'any-order', 'T22 T9 T3', 'T1 T21', 'T22 T9 T3'],
  ['a Mond without the Sküs changes nothing', 'in-order', 'T1 T9', 'T21', 'T9'],
])('%s', (_, kaiserstich, hand, trick, may) => {
  const by = playing(kaiserstich);
  const at = {
    hand: cards(hand),
    trick: cards(trick),
    number: 2,
    winner: (all: readonly string[]) => NEGATIVE.winner(by, all),
  };
  expect(legalCards(NEGATIVE.rules(by, NO_DEAL, 0), at).join(' ')).toBe(may);
});

test('where a house lets Bettler go without the duty to beat, the Pagat may win the Trull', () => {
  const by: Playing = {
    ...playing('in-order'),
    options: { ...playing('in-order').options, 'bettler-ohne-stichzwang': true },
  };
  const at = { hand: ['T1', 'T9'], trick: ['T21', 'T22'], number: 2, winner: () => 1 };
  expect(legalCards(NEGATIVE.rules(by, NO_DEAL, 0), at)).toEqual(['T1', 'T9']);
});

test('evenings of the second version keep it to games for points', () => {
  expect(winner('any-order', 'negative', 'T22 T1 T21 T3', 2)).toBe('T22');
  expect(winner('any-order', 'tarock', 'T22 T1 T21 T3', 2)).toBe('T1');
});

test.each([
  [false, 'off'],
  [true, 'any-order'],
])('an older file that says %s means %s', (written, value) => {
  const table = tableOf(koenigrufen, 'ooe-2023', { kaiserstich: written });
  expect(table.options['kaiserstich']).toBe(value);
  const stored = { ...table, options: { ...table.options, kaiserstich: written }, rulesVersion: 2 };
  expect(rulesetOf(stored).options.kaiserstich).toBe(value);
});
