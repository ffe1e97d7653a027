import { describe, expect, test } from 'vitest';
import { must } from '../core/assert-never.ts';
import { LANGUAGES } from '../core/text.ts';
import type { Action } from '../kernel/deal/action.ts';
import { offersTo, turnOf } from '../kernel/deal/apply.ts';
import { actionsOf, isOffered } from '../kernel/deal/offers.ts';
import { type Lesson, momentsOf, sentence, whyWrong } from '../kernel/words/lesson.ts';
import type { Fact } from '../kernel/words/phrase.ts';
import { tableOf } from '../testing/any-table.ts';
import { GAMES } from './index.ts';
import { LESSONS } from './lessons.ts';
import type { FamilyId } from './loaders.ts';

/** How many lessons a family has at least. */
const LEAST: Readonly<Record<FamilyId, number>> = {
  koenigrufen: 6,
  bavarian: 3,
  illustrated: 3,
  tuebingen: 3,
  reform: 15,
};

const all = await Promise.all(
  Object.entries(LESSONS).map(async ([family, load]) => [family as FamilyId, await load()] as const),
);
const each = all.flatMap(([family, lessons]) => lessons.map((lesson) => [family, lesson.id, lesson] as const));

test.each(all)('%s has lessons, each with an id of its own', (family, lessons) => {
  expect(lessons.length).toBeGreaterThanOrEqual(LEAST[family]);
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
});

const factsOf = ({ steps, end }: Lesson): readonly Fact[] => [
  ...steps.flatMap(({ say, right, wrong }) => [say, ...(right ? [right] : []), ...Object.values(wrong ?? {})]),
  end,
];
const namesIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe.each(each)('%s, %s', (family, _id, lesson) => {
  const table = tableOf(GAMES[family], lesson.profile);
  const rules = GAMES[family].rules(table);
  const moments = momentsOf(rules, lesson);

  test('is a whole deal of the pack', () => {
    expect(lesson.deck.split(' ').toSorted()).toEqual([...rules.pack.cards].toSorted());
    expect(must(moments.at(-1), 'an end').state.end).toBe('settle');
  });

  test('asks the learner in the order of the deal, at least three times', () => {
    const asked = lesson.steps.filter(({ wrong }) => wrong);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    for (const { at } of asked) expect([at, moments[at]?.next?.by]).toEqual([at, lesson.seat]);
    const order = lesson.steps.map(({ at }) => at);
    expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
    for (const { at } of lesson.steps) expect(at).toBeLessThan(moments.length);
  });

  test('has a reason for every wrong answer, and each reason has its answer', () => {
    for (const { at, wrong, say } of lesson.steps) {
      const { state, next } = must(moments[at], 'a moment');
      if (!wrong || !next) continue;
      expect(turnOf(rules, state).must).toContain(lesson.seat);
      const offers = offersTo(rules, state, lesson.seat);
      expect(isOffered(offers, next.action), say.text.de).toBe(true);
      // A deal of nineteen cards has thousands of ways to lay away; a thousand of them are tried.
      const others: Action[] = [];
      for (const action of actionsOf(offers)) if (others.push(action) > 1000) break;
      expect(others.length, `${at}: ${say.text.de}`).toBeGreaterThan(1);
      const said = new Set(others.map((action) => whyWrong(wrong, action)));
      for (const [id, fact] of Object.entries(wrong))
        if (id !== 'other') expect([at, id, said.has(fact)]).toEqual([at, id, true]);
      expect(whyWrong(wrong, { type: 'nothing' })).toBe(wrong.other);
    }
  });

  test('mentions only cards of its pack and seats of its table, the same in both languages', () => {
    for (const { text, values = {} } of factsOf(lesson)) {
      for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('');
      expect(new Set(namesIn(text.en))).toEqual(new Set(namesIn(text.de)));
      for (const name of namesIn(text.de)) {
        const value = values[name] as { card?: string; seat?: number } | undefined;
        expect([
          name,
          value?.card === undefined ? (value?.seat ?? 99) < lesson.table : rules.pack.cards.includes(value.card),
        ]).toEqual([name, true]);
      }
    }
  });
});

test('a placeholder that is neither a card nor a seat has no value', () =>
  expect(sentence('{HK} {seat2} {n}', '{n}').values).toEqual({ HK: { card: 'HK' }, seat2: { seat: 2 } }));
