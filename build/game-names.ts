import type { Rule } from 'eslint';
import { z } from 'zod';
import { GAMES } from '#engine/games/index.ts';

/** What knows no game by name: everything but the families themselves and their bots. */
export const GENERAL_CODE = [
  'renderer/**/*.{ts,svelte}',
  'electron/**/*.ts',
  'engine/{kernel,phases,play,judging,series,settlement,entry,tournament,cli}/**/*.ts',
];

/** Files of it that may nevertheless, each for its reason; five at most. */
export const MAY_NAME_GAMES: readonly { readonly file: string; readonly because: string }[] = [
  { file: 'renderer/src/i18n/de/rounds.ts', because: 'In its texts “einer” is the German word for somebody.' },
];

/** Tests name whatever they test. */
export const ITS_TESTS = ['**/*.test.ts', '**/testing/**'];

/** The types of actions that a phase parses. */
function* typesIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties, anyOf, oneOf } = schema as Record<string, unknown>;
  for (const one of [anyOf, oneOf].flat()) yield* typesIn(one);
  const { type } = (properties ?? {}) as Record<string, { const?: string; enum?: readonly string[] } | undefined>;
  if (type?.const !== undefined) yield type.const;
  yield* type?.enum ?? [];
}

const games = Object.values(GAMES);

/** What everybody holds is also a contract of Haferltarock; a family of games, and of addresses, is also a bonus in Tübingen. */
const WORDS_OF_ALL = ['hand', 'family'];

/** Every family, contract and bonus, by id. */
export const GAME_IDS: readonly string[] = unique(
  games.flatMap(({ id, texts }) => [id, ...Object.keys(texts.contracts), ...Object.keys(texts.bonuses)]),
).filter((id) => !WORDS_OF_ALL.includes(id));

/** Every type of action in any family. */
export const ACTION_IDS: readonly string[] = unique(
  games.flatMap((game) =>
    game.profiles.flatMap(({ id }) => {
      const table = game.tableRules(id, {});
      const phases = table.ok ? game.rules(table.value).phases : [];
      return phases.flatMap(({ actions }) => [...typesIn(z.toJSONSchema(actions))]);
    }),
  ),
);

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].sort();
}

const among = (ids: readonly string[]): string => `/^(${ids.join('|')})$/`;
const TYPE = ":matches(MemberExpression[property.name='type'], Identifier[name='type'])";

type Literal = Parameters<NonNullable<Rule.RuleListener['Literal']>>[0];

/** For the rule `no-restricted-syntax`. */
export const NO_GAME_NAMES = [
  {
    selector: `Literal[value=${among(GAME_IDS)}]`,
    message: 'No family, contract or bonus is known by name here: ask the game (GameDefinition).',
  },
];

/** The shared modules of a deal: each defines the actions of its own phase. */
export const SHARED_MODULES = ['engine/phases/**/*.ts'];

/**
 * No action of a game is asked for by name. With the option `but-own` those are allowed that the file itself defines as a
 * phase parses them (`z.literal('pass')`): a module knows its own actions, and no others.
 */
export const gameActions: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [{ enum: ['but-own'] }],
    messages: {
      named: 'No action of a game is known by name here: ask for its phrase (TableWords) or its group.',
    },
  },
  create(context) {
    const own = new Set<unknown>();
    const asked: Literal[] = [];
    const see = (node: Literal): void => void asked.push(node);
    return {
      [`BinaryExpression[operator=/^[!=]==$/]:has(> ${TYPE}) > Literal[value=${among(ACTION_IDS)}]`]: see,
      [`SwitchCase > Literal.test[value=${among(ACTION_IDS)}]`]: see,
      'CallExpression[callee.property.name=/^(literal|enum)$/] Literal': (node: Literal): void =>
        void own.add(node.value),
      'Program:exit'() {
        for (const node of asked)
          if (context.options[0] !== 'but-own' || !own.has(node.value)) context.report({ node, messageId: 'named' });
      },
    };
  },
};
