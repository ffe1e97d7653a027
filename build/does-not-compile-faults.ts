import type { Planted } from './does-not-compile.ts';

const of =
  (folder: string) =>
  (what: string, file: string, from: string, to = ''): Planted => ({ what, file: `${folder}/${file}`, from, to });

const illustrated = of('engine/games/illustrated');
const koenigrufen = of('engine/games/koenigrufen');
const bavarian = of('engine/games/bavarian');
const tuebingen = of('engine/games/tuebingen');
const bots = of('engine/bots');

/** What a family would lose without anybody noticing, if it compiled; each was planted in its own files. */
export const FAULTS: Readonly<Record<string, readonly Planted[]>> = {
  illustrated: [
    illustrated('an action without a group', 'words/speech.ts', "group: 'bonus',"),
    illustrated('a group that there is not', 'words/speech.ts', "group: 'bonus'", "group: 'bonuses'"),
    illustrated('an action without words', 'words/speech.ts', "  rekontra: doubling('rekontra'),\n"),
    illustrated('actions that nobody has words for', 'words/index.ts', ', ...SPOKEN', ''),
    illustrated('words for an action that there is not', 'words/cards.ts', "'throw-in': {", "'throw-out': {"),
    illustrated(
      'a field that the action does not have',
      'words/cards.ts',
      'words: ({ card })',
      'words: ({ cart: card })',
    ),
    illustrated('an unknown phase on the way of a contract', 'contracts/index.ts', "'after-re'", "'after-the-reply'"),
    illustrated(
      'an unknown phase that is entered',
      'phases/no-tarock.ts',
      'enter<PhaseId>(AUCTION)',
      "enter('bidding')",
    ),
    illustrated('a phase that is missing', 'phases/index.ts', '  vote,\n'),
    illustrated('a phase under the id of another', 'phases/index.ts', '  vote,\n', '  vote: talon,\n'),
    illustrated('a phase without a name', 'texts.ts', "  vote: text('Trischaken?', 'Trischaken?'),\n"),
    illustrated(
      'words unheard in an unknown phase',
      'words/cards.ts',
      "  talon: { text: text('nimmt",
      "  stock: { text: text('nimmt",
    ),
    bots('a phase without a choice', 'illustrated/rule.ts', "  'no-tarock': 'nothing to choose',\n"),
    bots('a choice from what another phase offers', 'illustrated/rule.ts', 'talon: take', 'talon: vote'),
    illustrated(
      'a bonus without amounts',
      'profiles/beck-1956.ts',
      '    uhu: { before: 20, announced: 10, silent: 5 },\n',
    ),
    illustrated('an option under no heading', 'option-texts.ts', "'hold-after-retake', "),
    illustrated(
      'a lesson in which something unknown is said',
      'lessons/pagat.ts',
      "contract: 'solo'",
      "contract: 'duet'",
    ),
    illustrated('a refusal without a sentence', 'phases/exchange.ts', "'honour-stays'", "'honour-goes'"),
    illustrated('no sentences for its refusals', 'texts.ts', '  refusals: REFUSALS,\n'),
  ],
  koenigrufen: [
    koenigrufen('an action without a group', 'words/exchange.ts', "group: 'take',"),
    koenigrufen('an action without words', 'words/speech.ts', "  rekontra: doubling('rekontra'),\n"),
    koenigrufen('actions that nobody has words for', 'words/index.ts', ', ...SPOKEN', ''),
    koenigrufen('an unknown phase on the way of a contract', 'contract.ts', "'announce',", "'announcement',"),
    koenigrufen('an unknown phase on the way of its talon', 'parts/talon.ts', "'discard']", "'lay-away']"),
    koenigrufen(
      'an unknown phase that is entered',
      'phases/talon.ts',
      "enter<PhaseId>('bird')",
      "enter<PhaseId>('birds')",
    ),
    koenigrufen('a phase that is missing', 'phases/index.ts', '  talon,\n'),
    koenigrufen('a phase without a name', 'texts.ts', "  talon: same('Talon'),\n"),
    bots('a phase without a choice', 'koenigrufen/rule.ts', '  bird: speak,\n'),
    bots('a choice from what another phase offers', 'koenigrufen/rule.ts', 'tricks: play', 'tricks: speak'),
    koenigrufen('a bonus without amounts', 'profiles/ooe-2023.ts', '    kakadu: { silent: 3, announced: 6 },\n'),
    koenigrufen('an agreed bonus without amounts', 'special.ts', '    mondfang: happens(mondfang),\n'),
    koenigrufen('an agreed game that is not on the ladder', 'special.ts', "  'solobesser',\n"),
    koenigrufen('an option under no heading', 'option-groups.ts', "'cutter', "),
    koenigrufen('a lesson in which something unknown is said', 'lessons/bettler.ts', "type: 'pass'", "type: 'passes'"),
    koenigrufen('a refusal without a sentence', 'phases/discard.ts', "'honour-stays'", "'honour-goes'"),
    koenigrufen('no sentences for its refusals', 'texts.ts', '  refusals: REFUSALS,\n'),
  ],
  bavarian: [
    bavarian('an action without a group', 'words/play.ts', "group: 'doubling',"),
    bavarian('an action without words', 'words/play.ts', "  good: { group: 'quiet',", '  well: {'),
    bavarian('actions that nobody has words for', 'words/index.ts', '...BIDDING, '),
    bavarian('an unknown phase on the way of a contract', 'contracts/bettel.ts', "'kontra'", "'contra'"),
    bavarian('an unknown phase that is entered', 'phases/auction.ts', "'announce'", "'announcement'"),
    bavarian('a phase that is missing', 'phases/index.ts', '  kontra,\n'),
    bavarian('a phase without a name', 'texts.ts', "  kontra: text('Kontra', 'Kontra'),\n"),
    bavarian('a contract with a call that there is not', 'contracts/solo.ts', "call: 'better'", "call: 'good'"),
    bavarian(
      'a contract of another form of bidding',
      'profiles/simple-points.ts',
      'frage, solo',
      "{ ...frage, call: 'bid-frage' }, solo",
    ),
    bavarian('a call without words', 'words/auction.ts', "  'more-30':", "  'more-31':"),
    bots('a phase without a choice', 'bavarian/rule.ts', '  trump: nameTrump,\n'),
    bots('a choice from what another phase offers', 'bavarian/rule.ts', 'tricks: play', 'tricks: nameTrump'),
    bavarian('a bonus without amounts', 'bonuses.ts', '  schwarz: { sharp: unit },\n'),
    bavarian('an option under no heading', 'option-texts.ts', ", 'suits'"),
    bavarian('a lesson in which something unknown is said', 'lessons/frage.ts', "call: 'play'", "call: 'plays'"),
    bavarian('a refusal without a sentence', 'phases/announce.ts', "'contract-below-bid'", "'contract-below'"),
    bavarian('no sentences for its refusals', 'texts.ts', '  refusals: REFUSALS,\n'),
  ],
  tuebingen: [
    tuebingen('an action without a group', 'words/claims.ts', "group: 'bonus',"),
    tuebingen('an action without words', 'words/auction.ts', '  decline: {', '  refuse: {'),
    tuebingen('actions that nobody has words for', 'words/index.ts', ', ...CLAIMING', ''),
    tuebingen('an unknown phase that is entered', 'phases/raus.ts', 'CALL_ROUND)', "'round')"),
    tuebingen('a phase that is missing', 'phases/index.ts', '  claims,\n'),
    tuebingen('a phase without a name', 'texts.ts', "  cut: text('Abheben', 'Cutting'),\n"),
    bots('a phase without a choice', 'tuebingen/rule.ts', '  raus: sayRaus,\n'),
    bots('a choice from what another phase offers', 'tuebingen/rule.ts', 'raus: sayRaus', 'raus: answerTout'),
    tuebingen('a bonus without amounts', 'bonuses.ts', '  kingdom: 10,\n'),
    tuebingen('an option under no heading', 'option-texts.ts', "'fort-mit', "),
    tuebingen('a lesson in which something unknown is said', 'lessons/ruf.ts', "type: 'pass'", "type: 'passes'"),
    tuebingen('a refusal without a sentence', 'phases/call.ts', "'fourth-needs-three-kings'", "'fourth-needs'"),
    tuebingen('no sentences for its refusals', 'texts.ts', '  refusals: REFUSALS,\n'),
  ],
  'what families are checked against': ['koenigrufen', 'bavarian', 'illustrated', 'tuebingen'].flatMap((family) =>
    ['scorer', 'offers', 'ends', 'audiences', 'reach'].map((part) => ({
      what: `${family} without its ${part}`,
      file: 'engine/testing/family-checks.ts',
      from: new RegExp(`(\\n  ${family}: \\{\\n(?: {4}.*\\n)*?) {4}${part}: .*\\n`),
      to: '$1',
    })),
  ),
};
