import { eachOf } from '#engine/core/complete.ts';
import type { FamilyId } from '#engine/games/loaders.ts';
import { type FamilyChecks, isWithout, type Without } from '#engine/testing/family-checks.ts';
import type { Planted } from './does-not-compile.ts';

type Fault = Omit<Planted, 'what'>;

const of =
  (folder: string) =>
  (file: string, from: string, to = ''): Fault => ({ file: `${folder}/${file}`, from, to });

const illustrated = of('engine/games/illustrated');
const koenigrufen = of('engine/games/koenigrufen');
const bavarian = of('engine/games/bavarian');
const tuebingen = of('engine/games/tuebingen');
const reform = of('engine/games/reform');
const bots = of('engine/bots');

/** What no family can do without. */
type Always =
  | 'an action without a group'
  | 'an action without words'
  | 'actions that nobody has words for'
  | 'an unknown phase that is entered'
  | 'a phase that is missing'
  | 'a phase without a name'
  | 'a lesson in which something unknown is said'
  | 'a refusal without a sentence'
  | 'no sentences for its refusals';

/** What a family may be without, and then says why. */
type Often =
  | 'a phase without a choice'
  | 'a choice from what another phase offers'
  | 'a bonus without amounts'
  | 'an option under no heading';

const SEARCHED: Without = { none: 'it has no rule player: its games are searched' };

/** Faults by what is wrong: those that every family has its own place for, and those that only this one can have. */
interface FamilyFaults {
  readonly always: Readonly<Record<Always, Fault> & Record<Often, Fault | Without>>;
  readonly own: Readonly<Record<string, Fault>>;
}

/** What a family would lose without anybody noticing, if it compiled; each was planted in its own files. */
const IN_FAMILIES: Readonly<Record<FamilyId, FamilyFaults>> = {
  illustrated: {
    always: {
      'an action without a group': illustrated('words/speech.ts', "group: 'bonus',"),
      'an action without words': illustrated('words/speech.ts', "  rekontra: doubling('rekontra'),\n"),
      'actions that nobody has words for': illustrated('words/index.ts', ', ...SPOKEN', ''),
      'an unknown phase that is entered': illustrated(
        'phases/no-tarock.ts',
        'enter<PhaseId>(AUCTION)',
        "enter('bidding')",
      ),
      'a phase that is missing': illustrated('phases/index.ts', '  vote,\n'),
      'a phase without a name': illustrated('texts.ts', "  vote: text('Trischaken?', 'Trischaken?'),\n"),
      'a phase without a choice': bots('illustrated/rule.ts', "  'no-tarock': 'nothing to choose',\n"),
      'a choice from what another phase offers': bots('illustrated/rule.ts', 'talon: take', 'talon: vote'),
      'a bonus without amounts': illustrated(
        'profiles/beck-1956.ts',
        '    uhu: { before: 20, announced: 10, silent: 5 },\n',
      ),
      'an option under no heading': illustrated('options/option-texts.ts', "'hold-after-retake', "),
      'a lesson in which something unknown is said': illustrated(
        'lessons/pagat.ts',
        "contract: 'solo'",
        "contract: 'duet'",
      ),
      'a refusal without a sentence': illustrated('phases/exchange.ts', "'honour-stays'", "'honour-goes'"),
      'no sentences for its refusals': illustrated('texts.ts', '  refusals: REFUSALS,\n'),
    },
    own: {
      'a group that there is not': illustrated('words/speech.ts', "group: 'bonus'", "group: 'bonuses'"),
      'words for an action that there is not': illustrated('words/cards.ts', "'throw-in': {", "'throw-out': {"),
      'a field that the action does not have': illustrated(
        'words/cards.ts',
        'words: ({ card })',
        'words: ({ cart: card })',
      ),
      'an unknown phase on the way of a contract': illustrated('contracts/index.ts', "'after-re'", "'after-the-reply'"),
      'a phase under the id of another': illustrated('phases/index.ts', '  vote,\n', '  vote: talon,\n'),
      'words unheard in an unknown phase': illustrated(
        'words/cards.ts',
        "  talon: { text: text('nimmt",
        "  stock: { text: text('nimmt",
      ),
    },
  },
  koenigrufen: {
    always: {
      'an action without a group': koenigrufen('words/exchange.ts', "group: 'take',"),
      'an action without words': koenigrufen('words/speech.ts', "  rekontra: doubling('rekontra'),\n"),
      'actions that nobody has words for': koenigrufen('words/index.ts', ', ...SPOKEN', ''),
      'an unknown phase that is entered': koenigrufen(
        'phases/talon.ts',
        "enter<PhaseId>('bird')",
        "enter<PhaseId>('birds')",
      ),
      'a phase that is missing': koenigrufen('phases/index.ts', '  talon,\n'),
      'a phase without a name': koenigrufen('texts.ts', "  talon: same('Talon'),\n"),
      'a phase without a choice': bots('koenigrufen/rule.ts', '  bird: speak,\n'),
      'a choice from what another phase offers': bots('koenigrufen/rule.ts', 'tricks: play', 'tricks: speak'),
      'a bonus without amounts': koenigrufen('profiles/ooe-2023.ts', '    kakadu: { silent: 3, announced: 6 },\n'),
      'an option under no heading': koenigrufen('options/option-groups.ts', "'cutter', "),
      'a lesson in which something unknown is said': koenigrufen('lessons/bettler.ts', "type: 'bid'", "type: 'bids'"),
      'a refusal without a sentence': koenigrufen('phases/discard.ts', "'honour-stays'", "'honour-goes'"),
      'no sentences for its refusals': koenigrufen('texts.ts', '  refusals: REFUSALS,\n'),
    },
    own: {
      'an unknown phase on the way of a contract': koenigrufen(
        'contracts/contract.ts',
        "'announce',",
        "'announcement',",
      ),
      'an unknown phase on the way of its talon': koenigrufen('parts/talon.ts', "'discard']", "'lay-away']"),
      'an agreed bonus without amounts': koenigrufen('options/special.ts', '    mondfang: happens(mondfang),\n'),
      'an agreed game that is not on the ladder': koenigrufen('options/special.ts', "  'solobesser',\n"),
    },
  },
  bavarian: {
    always: {
      'an action without a group': bavarian('words/play.ts', "group: 'doubling',"),
      'an action without words': bavarian('words/play.ts', "  good: { group: 'quiet',", '  well: {'),
      'actions that nobody has words for': bavarian('words/index.ts', '...BIDDING, '),
      'an unknown phase that is entered': bavarian('phases/auction.ts', "'announce'", "'announcement'"),
      'a phase that is missing': bavarian('phases/index.ts', '  kontra,\n'),
      'a phase without a name': bavarian('texts.ts', "  kontra: text('Kontra', 'Kontra'),\n"),
      'a phase without a choice': bots('bavarian/rule.ts', '  trump: nameTrump,\n'),
      'a choice from what another phase offers': bots('bavarian/rule.ts', 'tricks: play', 'tricks: nameTrump'),
      'a bonus without amounts': bavarian('bonuses.ts', '  schwarz: { sharp: unit },\n'),
      'an option under no heading': bavarian('options/option-texts.ts', ", 'suits'"),
      'a lesson in which something unknown is said': bavarian('lessons/frage.ts', "call: 'play'", "call: 'plays'"),
      'a refusal without a sentence': bavarian('phases/announce.ts', "'contract-below-bid'", "'contract-below'"),
      'no sentences for its refusals': bavarian('texts.ts', '  refusals: REFUSALS,\n'),
    },
    own: {
      'an unknown phase on the way of a contract': bavarian('contracts/bettel.ts', "'kontra'", "'contra'"),
      'a contract with a call that there is not': bavarian('contracts/solo.ts', "call: 'better'", "call: 'good'"),
      'a contract of another form of bidding': bavarian(
        'profiles/simple-points.ts',
        'frage, solo',
        "{ ...frage, call: 'bid-frage' }, solo",
      ),
      'a call without words': bavarian('words/auction.ts', "  'more-30':", "  'more-31':"),
    },
  },
  tuebingen: {
    always: {
      'an action without a group': tuebingen('words/claims.ts', "group: 'bonus',"),
      'an action without words': tuebingen('words/auction.ts', '  decline: {', '  refuse: {'),
      'actions that nobody has words for': tuebingen('words/index.ts', ', ...CLAIMING', ''),
      'an unknown phase that is entered': tuebingen('phases/raus.ts', 'CALL_ROUND)', "'round')"),
      'a phase that is missing': tuebingen('phases/index.ts', '  claims,\n'),
      'a phase without a name': tuebingen('texts.ts', "  cut: text('Abheben', 'Cutting'),\n"),
      'a phase without a choice': bots('tuebingen/rule.ts', '  raus: sayRaus,\n'),
      'a choice from what another phase offers': bots('tuebingen/rule.ts', 'raus: sayRaus', 'raus: answerTout'),
      'a bonus without amounts': tuebingen('bonuses.ts', '  kingdom: 10,\n'),
      'an option under no heading': tuebingen('options/option-texts.ts', "'fort-mit', "),
      'a lesson in which something unknown is said': tuebingen('lessons/ruf.ts', "type: 'call'", "type: 'calls'"),
      'a refusal without a sentence': tuebingen('phases/call.ts', "'fourth-needs-three-kings'", "'fourth-needs'"),
      'no sentences for its refusals': tuebingen('texts.ts', '  refusals: REFUSALS,\n'),
    },
    own: {},
  },
  reform: {
    always: {
      'an action without a group': reform('words/speech.ts', "group: 'bonus',"),
      'an action without words': reform('words/speech.ts', "  rekontra: doubling('rekontra'),\n"),
      'actions that nobody has words for': reform('words/index.ts', ', ...SPOKEN', ''),
      'an unknown phase that is entered': reform(
        'phases/cut.ts',
        "enter<PhaseId>('auction')",
        "enter<PhaseId>('bidding')",
      ),
      'a phase that is missing': reform('phases/index.ts', '  ankauf,\n'),
      'a phase without a name': reform('texts.ts', "  cut: text('Abheben', 'Cutting'),\n"),
      'a phase without a choice': SEARCHED,
      'a choice from what another phase offers': SEARCHED,
      'a bonus without amounts': reform('bonuses/index.ts', '  mondfang: { silent: points(2) },\n'),
      'an option under no heading': reform('options/option-groups.ts', "'marabu', "),
      'a lesson in which something unknown is said': reform('lessons/bettel.ts', "type: 'done'", "type: 'ready'"),
      'a refusal without a sentence': reform('phases/exchange/lay.ts', "'may-not-lay-king'", "'may-not-lay-kings'"),
      'no sentences for its refusals': reform('texts.ts', '  refusals: REFUSALS,\n'),
    },
    own: {
      'an unknown phase on the way of a contract': reform('contracts/contract.ts', "'announce',", "'announcement',"),
      'a contract that is left out': reform('contracts/index.ts', '  piccolo,\n'),
      'a negative game without its number of tricks': reform('contracts/bettel.ts', '  tricks: 0,\n'),
      'a game for everybody alone that does not say what counts': reform(
        'contracts/trischaker.ts',
        "  counts: 'thirds',\n",
      ),
      'a declaration that stands nowhere': reform('phases/declare.ts', "  'side-suit': 'suit',\n"),
      'a way to follow without rules': reform('play/rules.ts', '  B: [SUIT],\n'),
      'a set of bonuses that there is not': reform('contracts/dreier.ts', "bonuses: 'all'", "bonuses: 'every'"),
      'words unheard in an unknown phase': reform('words/cards.ts', '= { talon: {', '= { stock: {'),
    },
  },
};

/** Every part of a family's line in `FAMILY_CHECKS`. */
const CHECKED = eachOf<keyof FamilyChecks>()(['scorer', 'offers', 'ends', 'audiences', 'overheard', 'reach']);
const FAMILIES = eachOf<FamilyId>()(['koenigrufen', 'bavarian', 'illustrated', 'tuebingen', 'reform']);

const named = (faults: Readonly<Record<string, Fault | Without>>): readonly Planted[] =>
  Object.entries(faults).flatMap(([what, fault]) => (isWithout(fault) ? [] : [{ what, ...fault }]));

const withoutCheck = (family: FamilyId, part: keyof FamilyChecks): Planted => ({
  what: `${family} without its ${part}`,
  file: 'engine/testing/family-checks.ts',
  from: new RegExp(`(\\n  ${family}: \\{\\n(?: {4}.*\\n)*?) {4}${part}: .*\\n`),
  to: '$1',
});

/** All faults, by where they are planted. */
export const FAULTS: Readonly<Record<string, readonly Planted[]>> = {
  ...Object.fromEntries(
    FAMILIES.map((family) => {
      const { always, own } = IN_FAMILIES[family];
      return [family, [...named(always), ...named(own)]] as const;
    }),
  ),
  'what families are checked against': FAMILIES.flatMap((family) => CHECKED.map((part) => withoutCheck(family, part))),
};
