import { describe, expect, test } from 'vitest';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { DUMMY } from '#engine/testing/games/ways/dummy.ts';
import { LIAR } from '#engine/testing/games/ways/liar.ts';
import { MORTGAGE } from '#engine/testing/games/ways/mortgage.ts';
import { SETS } from '#engine/testing/games/ways/sets.ts';
import { probeDeal } from '#page/testing/probe-deal.ts';
import { choicesOf, type OfferedCards, questionOf } from '../story/offers.ts';
import { keysOf } from '../story/picks.ts';
import { GivingState } from './giving.svelte.ts';
import { PromptState } from './prompt.svelte.ts';
import { TakingState } from './taking.svelte.ts';

/** What seat 0, forehand, can give in a game that is dealt in this order, after this was said. */
function giving(game: GameDefinition, deck: string, ...said: readonly (Action & Record<string, string>)[]) {
  const { words, seenBy } = probeDeal(game, deck, ...said.map((action) => [0, action] as const));
  const seen = seenBy(0);
  const hand = seen.zones['hand:0'] ?? [];
  const choices = choicesOf(seen, hand, words);
  const prompt: PromptState = new PromptState({
    get prompt() {
      return prompt;
    },
  });
  const state = new GivingState({ choices, hand, prompt });
  const taking = new TakingState({ choices, prompt });
  const told = () => state.confirms.map(({ action, phrase }) => [action, words.said(phrase.text, phrase.values, [])]);
  return { state, taking, told, prompt, choices, words };
}

describe('several cards as one play', () => {
  const { state, told, prompt } = giving(SETS, 'T9 T8 CK CQ T1 T7 T6 T5 CN CJ T4 T3 T2 C10 C9');

  test('are raised, and what it is to play them is said by how many they are', () => {
    expect([...state.playable].sort()).toEqual(['CK', 'CQ', 'T1', 'T8', 'T9']);
    expect([...state.raisable].sort()).toEqual(['T1', 'T8', 'T9']);
    expect(told()).toEqual([]);
    state.raise('T9');
    expect(told()).toEqual([[{ type: 'play', card: 'T9' }, 'Tarock IX']]);
    state.raise('T1');
    expect(told()).toEqual([[{ type: 'play-set', cards: ['T9', 'T1'] }, '2 Tarock zugleich spielen']]);
    state.raise('T9');
    expect(state.raised).toEqual(['T1']);
  });

  test('are put back before a card beside them is played', () => {
    state.raise('T9');
    expect([state.raise('CK'), state.raised, prompt.putBack]).toEqual([true, [], ['T1', 'T9']]);
    expect([state.raise('CK'), state.raised]).toEqual([false, []]);
  });
});

test('a card that is given with a claim is raised, and each claim is a thing to say; another card takes its place', () => {
  const { state, told, prompt } = giving(LIAR, 'CK CQ C10 HK HQ H1 DK DQ D1');
  expect([...state.raisable].sort()).toEqual(['C10', 'CK', 'CQ']);
  state.raise('CK');
  expect(told().map(([, words]) => words)).toEqual([
    'Verdeckt als Kreuz',
    'Verdeckt als Pik',
    'Verdeckt als Herz',
    'Verdeckt als Karo',
    'Verdeckt als Tarock',
  ]);
  state.raise('CQ');
  expect([state.raised, prompt.putBack]).toEqual([['CQ'], ['CK']]);
  expect(told()[0]?.[0]).toEqual({ type: 'lead-hidden', card: 'CQ', suit: 'C' });
});

test('what is played from an open hand is none of the own hand, and the question says whose it is', () => {
  const dummy = giving(DUMMY, 'T22 CK HK H4 T5 C10 C9 HQ T21 T1 CQ H1', { type: 'play', card: 'CK' });
  expect([[...dummy.state.playable], [...dummy.state.elsewhere]]).toEqual([[], ['C10', 'C9']]);
  expect(dummy.state.raisable.size).toBe(0);
  const names = ['Anna', 'Bert', 'Cilli'];
  expect(questionOf(dummy.choices, dummy.words, names, { leads: false, from: 1 })).toBe(
    'Du spielst aus dem Blatt von Bert.',
  );
});

test('cards of a place are taken in the way that is meant by what is chosen, and said with their price', () => {
  const { taking, words, prompt } = giving(MORTGAGE, 'T22 T9 T8 CK CQ C10 C9 HK HQ H1 H4 DK DQ D1 D4');
  const told = () =>
    taking.ways.map(({ said, offer }) => {
      const { text, values } = said(taking.chosen);
      return [offer.with?.['group'], words.said(text, values, [])];
    });
  const wordsOf = ({ phrase }: OfferedCards) => words.said(phrase.text, phrase.values, []);
  expect([told(), keysOf(taking.ways, [], wordsOf).length]).toEqual([
    [
      [0, '0 nehmen, um 16'],
      [1, '0 nehmen, um 16'],
    ],
    1,
  ]);
  taking.toggle('T9');
  expect(told()).toEqual([[0, '1 nehmen, um 14']]);
  taking.toggle('CK');
  expect([taking.chosen, told()]).toEqual([['CK'], [[1, '1 nehmen, um 14']]]);
  expect(prompt.putBack).toEqual(['T9']);
  for (const card of ['CQ', 'C10', 'T22']) taking.toggle(card);
  expect(told()).toEqual([[1, '4 nehmen, um 8']]);
});

test('what was picked ends with its prompt', () => {
  const { state, prompt } = giving(LIAR, 'CK CQ C10 HK HQ H1 DK DQ D1');
  state.raise('CK');
  prompt.pick([], 'CK');
  expect(state.raised).toEqual([]);
});
