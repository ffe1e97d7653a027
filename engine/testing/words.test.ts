import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { handOf } from '../core/card.ts';
import type { Notes } from '../core/json.ts';
import { below, pick, type Rng } from '../core/rng.ts';
import { LANGUAGES, type Text } from '../core/text.ts';
import { GAMES } from '../games/index.ts';
import type { Action, Offer } from '../kernel/deal/action.ts';
import { offersTo } from '../kernel/deal/apply.ts';
import { cardsAction } from '../kernel/deal/offers.ts';
import { view } from '../kernel/deal/redact.ts';
import type { Rules, TableRules } from '../kernel/deal/rules.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { type Fact, type Phrase, PHRASE_GROUPS } from '../kernel/words/phrase.ts';
import { biddingFor } from './bidding.ts';
import { type Policy, randomPolicy } from './driver.ts';
import type { Stack } from './reach/stack.ts';
import { simulate } from './simulate.ts';
import { byEffort } from './test-effort.ts';

/** What is wrong with the words of one table, each thing once, and which actions were met. */
interface Found {
  readonly faults: Set<string>;
  readonly met: Set<string>;
}

/** Every action that an offer stands for, or one with as many cards as may be chosen. */
const sampleOf = (offer: Offer): readonly Action[] =>
  offer.kind === 'cards' ? [cardsAction(offer, offer.from.slice(0, offer.max))] : offer.actions;

const placeholders = (text: Text): readonly string[] =>
  LANGUAGES.flatMap((language) => [...text[language].matchAll(/\{(\w+)/g)].map(([, name = '']) => name));

const wrongText = ({ values }: Fact, text: Text | undefined): boolean =>
  text !== undefined &&
  (LANGUAGES.some((language) => text[language].trim() === '' || /undefined|\[object/.test(text[language])) ||
    placeholders(text).some((name) => !Object.hasOwn(values ?? {}, name)));

/** What is wrong with the words for one action. */
function* faultsOf(
  game: GameDefinition,
  pages: ReadonlySet<string>,
  action: Action,
  phrase: Phrase,
): Generator<string> {
  const { text, say, ask, place, line, worth, group, rule, variant, ladder, rank } = phrase;
  if ([text, say, ask, place, line, worth?.won, worth?.lost].some((one) => wrongText(phrase, one))) yield 'text';
  if (LANGUAGES.some((language) => say[language] === action.type)) yield 'its own name instead of words';
  if (!PHRASE_GROUPS.includes(group) || group !== game.groupOf(action)) yield 'group';
  if (rule === undefined || !pages.has(rule)) yield `page of the rule book (${String(rule)})`;
  if (Object.keys(variant?.terms ?? {}).some((field) => !Object.hasOwn(game.texts.terms, field)))
    yield 'name of a term';
  if (group !== 'bid') return;
  if (ladder === undefined || !Object.hasOwn(game.texts.ladders, ladder)) yield 'part of the ladder';
  if (rank === undefined || line === undefined || worth === undefined) yield 'rank, line or worth';
}

/** Plays as `policy` does, and looks at the words for everything that is offered and everything that is being played. */
function reading(
  game: GameDefinition,
  table: TableRules,
  rules: Rules,
  policy: Policy,
  { faults, met }: Found,
): Policy {
  const words = game.words(table);
  const pages = new Set(game.rulebook(table).map(({ id }) => id));
  return (offers, by, s) => {
    // What the table itself may do whenever nobody answers is heard, too.
    const offered = [...offers, ...offersTo(rules, s, 'table')].flatMap(sampleOf);
    // A view takes its time, and what is said of a card does not depend on the trick.
    const isPlay = offered.every((action) => game.groupOf(action) === 'play' && met.has(action.type));
    if (!isPlay) {
      const seen = view(rules, s, by === 'table' ? 'spectator' : by);
      for (const action of offered) {
        met.add(action.type);
        for (const fault of faultsOf(game, pages, action, words.phrase(action, seen)))
          faults.add(`${action.type}: ${fault}`);
      }
      for (const one of seen.games) {
        for (const fact of words.story(one, seen)) if (wrongText(fact, fact.text)) faults.add(`story: ${fact.text.de}`);
        const target = words.target?.(one, seen);
        if (target && wrongText(target, target.text)) faults.add(`target: ${target.text.de}`);
        const { players = [], opponents = [] } = words.sides?.(one, seen) ?? {};
        const all = [...players, ...opponents];
        if (new Set(all).size < all.length || !all.every((seat) => s.active.includes(seat))) faults.add('sides');
      }
      for (const item of seen.items)
        if (wrongText(words.item(item), words.item(item).text)) faults.add(`item: ${item.about}`);
      for (const place of words.places(seen))
        if (wrongText({ text: place.name }, place.part ?? place.name)) faults.add(`place: ${place.zone}`);
      const hidden = words.phrase(null, seen);
      if (wrongText(hidden, hidden.say)) faults.add('what cannot be heard');
    }
    return policy(offers, by, s);
  };
}

/** The same, but whatever can be doubled is doubled every other time: by chance nobody comes to the last step. */
const doubling =
  (game: GameDefinition, rng: Rng, policy: Policy): Policy =>
  (offers, by, s) => {
    const steps = offers.flatMap(sampleOf).filter((action) => game.groupOf(action) === 'doubling');
    return steps.length > 0 && rng() < 0.5 ? pick(steps, rng) : policy(offers, by, s);
  };

/** The names of the actions that a family's phases parse. */
function* actionIds(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties, anyOf, oneOf } = schema as Record<string, unknown>;
  for (const one of [anyOf, oneOf].flat()) yield* actionIds(one);
  const { type } = (properties ?? {}) as Record<string, { const?: string; enum?: readonly string[] } | undefined>;
  if (type?.const !== undefined) yield type.const;
  yield* type?.enum ?? [];
}

/** A profile's rules with everything allowed that an option lists, without and with every switch on. */
const generous = (game: GameDefinition, { id, options }: GameDefinition['profiles'][number]): readonly TableRules[] =>
  [false, true].flatMap((on) => {
    const agreed = options.flatMap(({ id: option, values }) => {
      const lists = values.filter((value) => Array.isArray(value)).sort((a, b) => b.length - a.length);
      const chosen = lists[0] ?? (on && values.includes(true) ? true : undefined);
      return chosen === undefined ? [] : [[option, chosen] as const];
    });
    const table = game.tableRules(id, Object.fromEntries(agreed));
    return table.ok ? [table.value] : [];
  });

/** The profile's own rules, and those that differ from them in one option. */
const tablesOf = (game: GameDefinition): readonly TableRules[] =>
  game.profiles.flatMap(({ id, options }) =>
    [{}, ...options.flatMap((option) => option.values.map((value): Notes => ({ [option.id]: value })))].flatMap(
      (agreed) => {
        const table = game.tableRules(id, agreed);
        return table.ok ? [table.value] : [];
      },
    ),
  );

/** Somebody has no trump: cards that may have to be thrown in. */
const noTrumps =
  (rules: Rules): Stack =>
  (active) => {
    const { pack } = rules;
    const [hand] = rules
      .deal(pack.cards, active)
      .flatMap((event) => (event.type === 'moved' && event.to === handOf(active[0] ?? 0) ? [event.cards.length] : []));
    return { [handOf(active[0] ?? 0)]: pack.cards.filter((card) => !pack.isTrump(card)).slice(0, hand) };
  };

describe.each(Object.values(GAMES))('$id', (game) => {
  const found: Found = { faults: new Set(), met: new Set() };
  const play = (table: TableRules, deals: number, contract?: string, round = 0, stack?: Stack) =>
    simulate({
      game,
      table,
      seats: game.tables[0] ?? 0,
      deals,
      seed: `words/${contract ?? ''}/${round}/${JSON.stringify(table.options)}`,
      // Only words are looked at.
      unexamined: true,
      ...(contract !== undefined && { contract }),
      ...(stack && { stack }),
      players: (_, rng: Rng) => {
        const random = doubling(game, rng, randomPolicy(game, rng));
        const bidder = below(game.tables[0] ?? 1, rng);
        const rules = game.rules(table);
        const policy = contract === undefined ? random : biddingFor({ game, rules, contract, bidder }, rng, random);
        return reading(game, table, rules, policy, found);
      },
    });

  test('everything that can be said has words in both languages, a group and a page of the rule book', () => {
    const tables = tablesOf(game);
    for (const table of tables) play(table, byEffort(2, 20));
    for (const { id, contracts } of game.profiles)
      for (const table of tables.filter(({ profile }) => profile === id).slice(0, 1))
        for (const contract of contracts) play(table, byEffort(1, 5), contract.id);
    expect([...found.faults]).toEqual([]);
  });

  test('and every action of every phase is met', () => {
    const ids = new Set(
      tablesOf(game).flatMap((table) =>
        game.rules(table).phases.flatMap(({ actions }) => [...actionIds(z.toJSONSchema(actions))]),
      ),
    );
    /** First where most is allowed; what is still not met may belong to one value of one option. */
    const likely = (profile: GameDefinition['profiles'][number], round: number): readonly TableRules[] =>
      round < 3 ? generous(game, profile) : tablesOf(game).filter((table) => table.profile === profile.id);
    const missing = () => [...ids].filter((id) => !found.met.has(id));
    for (let round = 0; round < 60 && missing().length > 0; round++)
      for (const profile of game.profiles)
        for (const table of likely(profile, round)) {
          if (missing().length === 0) break;
          for (const { id } of profile.contracts) play(table, 1, id, round);
          play(table, 3, undefined, round, round % 2 === 1 ? noTrumps(game.rules(table)) : undefined);
        }
    expect(missing()).toEqual([]);
    expect([...found.faults]).toEqual([]);
  }, 300_000);
});
