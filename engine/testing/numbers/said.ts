import { must } from '#engine/core/assert-never.ts';
import type { Json, Notes } from '#engine/core/json.ts';
import type { Text } from '#engine/core/text.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { ListedOption } from '#engine/kernel/family/listing.ts';
import { appliesIn, valueText } from '#engine/kernel/family/options.ts';
import { type Lesson, momentsOf } from '#engine/kernel/words/lesson.ts';
import { type At, rulesAt } from './at.ts';

/** A sentence, and where it is said. */
export interface Prose {
  readonly text: Text;
  readonly at: At;
}

function* placesOf(game: GameDefinition, profile: string, options: Notes): Generator<At> {
  const table = game.tableRules(profile, options);
  if (table.ok && (game.contradictions?.(table.value) ?? []).length === 0)
    yield {
      game,
      table: table.value,
      rules: rulesAt(game, table.value),
      seats: must(game.tables[0], 'a size of a table'),
    };
}

/** The values of an option, and other numbers where they are agreed on freely. */
const valuesOf = ({ values, open }: ListedOption): readonly Json[] => [
  ...values,
  ...(open ? values.flatMap(others) : []),
];

function others(value: Json): readonly Json[] {
  if (typeof value === 'number') return [value + 2, 2 * value];
  if (!isParts(value)) return [];
  return Object.entries(value).flatMap(([id, part]) => others(part).map((other) => ({ ...value, [id]: other })));
}

/** What else is agreed on so that an option has an effect: nothing where it has one by the profile's own values. */
function needed({ when = {} }: ListedOption, options: readonly ListedOption[]): Notes {
  const own = Object.fromEntries(options.map(({ id, fallback }) => [id, fallback]));
  if (appliesIn(when, own)) return {};
  const [condition = {}] = [when].flat();
  return Object.fromEntries(
    Object.entries(condition).flatMap(([id, asked]) => {
      const all = options.find((one) => one.id === id)?.values ?? [];
      const fits = (value: Json): boolean => appliesIn({ [id]: asked }, { [id]: value });
      return [own[id] ?? null, ...all]
        .filter(fits)
        .slice(0, 1)
        .map((value) => [id, value]);
    }),
  );
}

/** The rule book of every profile as it is, and with every value of every option; where that has no effect, with what gives it one. */
export function* saidInRuleBooks(game: GameDefinition): Generator<Prose> {
  for (const { id, options } of game.profiles)
    for (const agreed of [
      {},
      ...options.flatMap((one) => valuesOf(one).map((value) => ({ ...needed(one, options), [one.id]: value }))),
    ])
      for (const at of placesOf(game, id, agreed))
        for (const { id: about, title, lines } of game.rulebook(at.table))
          for (const text of [title, ...lines]) yield { text, at: { ...at, about } };
}

/** Name, sentence and values of every option, at a table of every profile that lists it. */
export function* saidOfOptions(game: GameDefinition): Generator<Prose> {
  const { texts } = game;
  for (const { id: profile, options } of game.profiles)
    for (const place of placesOf(game, profile, {}))
      for (const { id: about, values } of options) {
        const at = { ...place, about };
        const { name, sentence } = must(texts.options[about], about);
        for (const text of [name, sentence]) yield { text, at };
        for (const value of values) {
          const text = valueText(texts, about, value);
          if (text) yield { text, at: { ...at, value } };
          for (const part of isParts(value) ? Object.keys(value) : []) {
            const named = texts.values[part];
            if (named) yield { text: named, at };
          }
        }
      }
}

const isParts = (value: Json): value is Notes => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All that a lesson says, each at its moment. */
export function* saidInLesson(game: GameDefinition, lesson: Lesson): Generator<Prose> {
  for (const place of placesOf(game, lesson.profile, {})) {
    const states = momentsOf(place.rules, lesson).map(({ state }) => state);
    const at = (moment: number): At => ({ ...place, seats: lesson.table, taught: { lesson, states, moment } });
    for (const text of [lesson.title, lesson.about]) yield { text, at: at(0) };
    for (const step of lesson.steps) {
      for (const { text } of [step.say, ...Object.values(step.wrong ?? {})]) yield { text, at: at(step.at) };
      // What is said about an answer is said after it.
      if (step.right) yield { text: step.right.text, at: at(step.at + 1) };
    }
    yield { text: lesson.end.text, at: at(states.length - 1) };
  }
}
