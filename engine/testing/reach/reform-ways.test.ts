import { expect, test } from 'vitest';
import { BONUS_IDS, BONUSES } from '#engine/games/reform/bonuses/index.ts';
import { notedIn } from '#engine/games/reform/row.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import type { Row } from '#engine/kernel/score.ts';
import { tableOf } from '../any-table.ts';
import { simulate } from '../simulate.ts';
import { inclined } from './players.ts';
import type { Scenario } from './reach.ts';
import { REFORM } from './reform.ts';
import { eachOf } from './reform-each.ts';
import { EACH_WAYS, eachWaysOf } from './reform-each-ways.ts';
import { KING_WAYS, kingWaysOf } from './reform-king-ways.ts';
import { kingsOf } from './reform-kings.ts';
import { ownOf } from './reform-own.ts';
import { OWN_WAYS, ownWaysOf } from './reform-own-ways.ts';

/** What happens to a game on its way, of which no bonus and no step of kontra tells (reform §2 to §7.2). */
const WAYS = [
  ...['knock', 'three cuts', 'forehand chose', 'held'],
  ...['sold', 'not sold', 'sold by the chair', 'not sold by the chair'],
  ...['partner', 'own king', 'fourth king', 'king in talon alone', 'king in talon schleifen-king'],
  ...[0, 1, 2, 3, 4, 5, 6].map((count) => `exchanged ${count}`),
  ...['not played', 'early kontra', 'late kontra', 'early rekontra', 'halved before the exchange', 'halved after it'],
  ...['protest of an opponent', 'protest of the declarer’s side', 'kontra in a pair', 'pairs halved'],
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((count) => [`exchanged ${count} of six`, `laid ${count} away first`]),
  ...['group taken unseen', 'king comes out of the talon', 'doubled in vain'],
  ...['made', 'lost', 'early kontra', 'late kontra', 'halved', 'protested'].map((what) => `bird of the bid ${what}`),
  ...['made', 'lost', 'kontra', 'rekontra', 'halved', 'protested'].map((what) => `further bird ${what}`),
  ...['volat in suits made', 'volat in suits lost'],
  ...[0, 1, 2, 3].map((count) => `piccolo with ${count} tricks`),
];

/** Every bonus made and lost by either side, said and unsaid, except what the rules exclude (reform §6.1, §6.2). */
const OUTCOMES = BONUS_IDS.flatMap((id) => {
  const { silent, declared, bird, needsKing, only } = BONUSES[id];
  return (['declarer', 'opponents'] as const)
    .filter((side) => only === undefined || only === side)
    .flatMap((side) => [
      ...(silent ? [`${id} of ${side} silent made`] : []),
      ...(bird || (needsKing && declared) ? [`${id} of ${side} silent lost`] : []),
      ...(declared ? [`${id} of ${side} declared made`, `${id} of ${side} declared lost`] : []),
    ]);
});

const ROUNDS = 20;
/** As often as it takes until what hardly ever happens has: players who are tied, two who are out at once. */
const ROUNDS_ALONE = 80;
const DEALS = 4;
const isWay = ({ aims }: Scenario): boolean => aims.length === 0;
const isOutcome = ({ aims }: Scenario): boolean => aims.every((aim) => aim.startsWith('bonus'));

/** What of it no deal of these scenarios has reached. */
function missedIn(
  wanted: readonly string[],
  scenarios: () => readonly Scenario[],
  rounds: number,
  namesOf: (record: DealRecord) => Iterable<string>,
): readonly string[] {
  const reached = new Set<string>();
  const missing = (): readonly string[] => wanted.filter((name) => !reached.has(name));
  for (let round = 0; round < rounds; round++)
    for (const scenario of scenarios()) {
      if (!mayReach(scenario, missing())) continue;
      for (const record of played(scenario, `ways/${round}`)) for (const name of namesOf(record)) reached.add(name);
    }
  return missing();
}

/** Names of what happens in one game alone begin with it. */
const mayReach = ({ contract }: Scenario, missing: readonly string[]): boolean =>
  missing.some((name) => contract === undefined || !name.includes(': ') || name.startsWith(`${contract}: `));

test.each([
  ['go every way that a game can go', WAYS, () => REFORM.scenarios().filter(isWay), ROUNDS, waysOf],
  ['bring about every bonus for either side', OUTCOMES, () => REFORM.scenarios().filter(isOutcome), ROUNDS, outcomesOf],
  [
    'let everything happen to players who are alone',
    EACH_WAYS,
    () => eachOf({ profile: 'reform', aims: [] }),
    ROUNDS_ALONE,
    eachWaysOf,
  ],
  [
    'let everything happen in games with ways of their own',
    OWN_WAYS,
    () => ownOf({ profile: 'reform', aims: [] }),
    ROUNDS_ALONE,
    ownWaysOf,
  ],
  [
    'play a bird-Rufer with the king in the talon in every way',
    KING_WAYS,
    () => kingsOf({ profile: 'reform', aims: [] }),
    ROUNDS_ALONE,
    kingWaysOf,
  ],
] as const)(
  'special deals %s',
  (_, wanted, scenarios, rounds, namesOf) => {
    expect(missedIn(wanted, scenarios, rounds, namesOf)).toEqual([]);
  },
  600_000,
);

function played(
  { profile, options = {}, contract, bids = contract, stack, seats = 4, inclination }: Scenario,
  seed: string,
): DealRecord[] {
  const { game } = REFORM;
  const table = tableOf(game, profile, options);
  const rules = game.rules(table);
  const records: DealRecord[] = [];
  simulate({
    ...{ game, table, seats, deals: DEALS, seed: `${seed}/${JSON.stringify(inclination)}`, unexamined: true },
    ...(contract !== undefined && { contract }),
    ...(stack && { stack }),
    players: (_setup, rng) => inclined(game, rules, inclination ?? {}, bids, rng),
    onRecord: (record) => void records.push(record),
  });
  return records;
}

function* waysOf({ actions, row }: DealRecord): Generator<string> {
  const said = (type: string): number => actions.filter(([, action]) => action.type === type).length;
  if (said('knock') > 0) yield 'knock';
  if (said('cut') === 3) yield 'three cuts';
  if (said('hold') > 0) yield 'held';
  const bids = actions.filter(([, action]) => action.type === 'bid').length;
  if (bids === 1 && said('pass') === 3 && said('mein-spiel') === 1) yield 'forehand chose';
  if (said('call-fourth') > 0) yield 'fourth king';
  for (const [, action] of actions)
    if (action.type === 'take' && 'cards' in action) yield `exchanged ${(action.cards as readonly string[]).length}`;
  const noted = row && notedIn(row);
  if (!noted) return;
  yield* newWaysOf(row, actions);
  yield* salesIn(
    actions.map(([, { type }]) => type),
    noted.soldBy !== undefined,
  );
  const { partner, kingTalon, unplayed, declarer } = noted;
  if (typeof partner === 'number') yield 'partner';
  if (partner === 'own-king') yield 'own king';
  if (kingTalon) yield `king in talon ${kingTalon}`;
  if (unplayed) yield 'not played';
  for (const { against, doublings, protests = [] } of row.items.filter(({ about }) => about === 'game')) {
    const [first] = doublings;
    const isPair = against.length > 0;
    if (first?.step === 'kontra') yield isPair ? 'kontra in a pair' : `${first.early ? 'early' : 'late'} kontra`;
    if (first?.early && doublings.length > 1) yield 'early rekontra';
    if (first?.step === 'selbstkontra') yield isPair ? 'pairs halved' : halvedIn(actions.map(([, { type }]) => type));
    for (const { by } of protests)
      yield `protest of ${by === declarer || by === partner ? 'the declarer’s side' : 'an opponent'}`;
  }
}

/** What was exchanged otherwise than from a talon that all see, and what became of birds, suits, and a Piccolo. */
function* newWaysOf(row: Row, actions: DealRecord['actions']): Generator<string> {
  const [game] = row.games;
  if (!game) return;
  const { contract, measure = 0 } = game;
  const said = actions.map(([, action]) => action as Action & { readonly cards?: readonly string[] });
  const types = said.map(({ type }) => type);
  const count = (type: string): number => said.find((action) => action.type === type)?.cards?.length ?? 0;
  if (contract === 'sechserdreier' && types.includes('take')) yield `exchanged ${count('take')} of six`;
  if (contract === 'oberdreier' && types.includes('lay')) yield `laid ${count('lay')} away first`;
  if (types.includes('take-unseen')) yield 'group taken unseen';
  if (contract === 'piccolo') yield `piccolo with ${measure} tricks`;
  const isOut = contract.startsWith('solo') && notedIn(row).partner === 'king-in-talon';
  if (isOut) yield 'king comes out of the talon';
  if (isOut && types.includes('kontra')) yield 'doubled in vain';
  if (contract === 'farbensolo')
    for (const { about, result } of row.items) if (about === 'volat') yield `volat in suits ${result}`;
  const played = said.slice(types.indexOf('play'));
  const further = played.flatMap((action) => ('bonus' in action ? [action.bonus] : []));
  for (const { about, stage, result, doublings, protests = [] } of row.items) {
    const what = stage === 'bid' ? 'bird of the bid' : further.includes(about) ? 'further bird' : undefined;
    if (what === undefined || about === 'game') continue;
    yield `${what} ${result}`;
    for (const { step, early } of doublings) {
      yield `${what} ${step === 'selbstkontra' ? 'halved' : step}`;
      if (step === 'kontra') yield `${what} ${early ? 'early' : 'late'} kontra`;
    }
    if (protests.length > 0) yield `${what} protested`;
  }
}

function* outcomesOf({ row }: DealRecord): Generator<string> {
  const noted = row && notedIn(row);
  if (!noted) return;
  for (const { bonus, side, made } of noted.silent) yield `${bonus} of ${side} silent ${made ? 'made' : 'lost'}`;
  for (const { bonus, by, made } of noted.declared) {
    const side = by === noted.declarer || by === noted.partner ? 'declarer' : 'opponents';
    yield `${bonus} of ${side} declared ${made ? 'made' : 'lost'}`;
  }
}

/** Before anything was taken, or after that. */
const halvedIn = (types: readonly string[]): string =>
  types.indexOf('selbstkontra') < types.indexOf('take') ? 'halved before the exchange' : 'halved after it';

/** How votes about a sale ended: whoever wants to buy says yes too, so that one more yes makes it two to two. */
function* salesIn(types: readonly string[], isSold: boolean): Generator<string> {
  const last = types.lastIndexOf('buy');
  for (const [at, type] of types.entries()) {
    if (type !== 'buy') continue;
    const votes = types.slice(at + 1, at + 4).filter((vote) => vote === 'agree').length;
    const ended = isSold && at === last ? 'sold' : 'not sold';
    yield votes === 1 ? `${ended} by the chair` : ended;
  }
}
