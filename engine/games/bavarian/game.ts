import { must } from '../../core/assert-never.ts';
import { PACK_36 } from '../../decks/deck-36.ts';
import { entryShape } from '../../entry/check.ts';
import { definedBy } from '../../kernel/family.ts';
import { firstGame } from '../../kernel/games.ts';
import { fallbacksOf } from '../../kernel/options.ts';
import type { Action, State } from '../../kernel/types.ts';
import type { GameDefinition } from '../../kernel/definition.ts';
import type { Rules } from '../../kernel/rules.ts';
import { duel } from '../../phases/auction/duel.ts';
import { doublingChain } from '../../phases/doubling-chain.ts';
import { layAway } from '../../phases/lay-away.ts';
import { dealPackets } from '../../phases/packets.ts';
import { afterDealer } from '../../phases/seats.ts';
import { tricks } from '../../phases/tricks.ts';
import { winnerOf, withTrumps } from '../../play/suits.ts';
import { trumpIn } from './contract.ts';
import { check } from './entry/check.ts';
import { eveningsOf } from './evenings.ts';
import { sheetOf } from './entry/fields.ts';
import { noteOf } from './entry/note.ts';
import { STEPS } from './kontra.ts';
import { listed } from './listing.ts';
import { contradictions, OPTIONS, type Options } from './options.ts';
import { announce } from './phases/announce.ts';
import { AUCTION, duelOf } from './phases/auction.ts';
import { nameTrump } from './phases/trump.ts';
import { goOn } from './phases/way.ts';
import { playRules, type PlayCode } from './play.ts';
import { simplePoints } from './profiles/simple-points.ts';
import { read } from './read.ts';
import { refusal } from './refusals.ts';
import { remarksOn } from './remarks.ts';
import { rulebookOf } from './rulebook/index.ts';
import { FAMILY, PLAYING, type Ruleset } from './ruleset.ts';
import { seriesOf } from './series.ts';
import { settle } from './settlement/settle.ts';
import { TEXTS } from './texts.ts';
import { groupOf } from './words/groups.ts';
import { wordsOf } from './words/index.ts';
import { STOCK } from './zones.ts';

const HAND = 11;
/** Three to the stock, then four, three and four to each (bavarian §2). */
const PACKETS = [{ to: STOCK, cards: 3 }, 4, 3, 4] as const;

/** The options of a table whose entries may say most. */
const MOST_ASKED: Options = { ...fallbacksOf(OPTIONS), 'kontra-max': 5, 'frage-trump': 'any' };

/** Bavarian Tarock: one against two, with German suits and a stock of three cards. */
export const bavarian: GameDefinition = {
  ...definedBy(FAMILY, { rules: rulesOf, rulebook: rulebookOf, words: wordsOf, listed, evenings: eveningsOf }),
  texts: TEXTS,
  tables: [PLAYING, PLAYING + 1],
  turns: 'clockwise',
  entry: entryShape(sheetOf(FAMILY.resolve(simplePoints, MOST_ASKED, FAMILY.rulesVersion)), PLAYING + 1),
  contradictions: (table) =>
    contradictions(FAMILY.rulesetOf(table).options).map((id) =>
      refusal('schneider-too-cheap', { option: id }, 'bavarian §7.2'),
    ),
  groupOf,
};

function rulesOf(ruleset: Ruleset): Rules {
  const { options } = ruleset;
  const sheet = sheetOf(ruleset);
  const suits = (s: State) => withTrumps(PACK_36, trumpIn(firstGame(s)));
  return {
    first: AUCTION,
    aim: (action, contract) =>
      isCall(action) && ruleset.calls.indexOf(action.call) <= (ruleset.find(contract)?.level ?? -1),
    phases: [
      duel(duelOf(ruleset)),
      announce(ruleset),
      layAway({
        id: 'exchange',
        hand: HAND,
        rule: 'bavarian §5',
        refusal: (code, ...at) =>
          code === 'card-not-in-hand'
            ? refusal(code, ...at)
            : refusal('lay-exactly-three', { count: PACKETS[0].cards }, 'bavarian §5'),
        next: (s) => goOn(ruleset, s, 'exchange'),
      }),
      nameTrump(ruleset),
      doublingChain({
        id: 'kontra',
        steps: STEPS,
        most: options['kontra-max'],
        rule: 'bavarian §3.4',
        refusal,
        next: (s) => goOn(ruleset, s, 'kontra'),
      }),
      tricks<PlayCode>({
        refusal: (code, at, rule) => refusal(code === 'not-in-hand' ? 'card-not-in-hand' : code, at, rule),
        leader: ({ active }) => must(active[0], 'forehand'),
        rules: (s) => playRules(suits(s)),
        winner: (s, trick) => winnerOf(suits(s), trick),
      }),
    ],
    pack: PACK_36,
    balance: options.payment === 'points' ? 'with-pot' : 'zero-sum',
    active: afterDealer(PLAYING),
    deal: (deck, active) => dealPackets(PACKETS, deck, active),
    face: (game) => game,
    series: seriesOf(options),
    review: () => ({ tricks: 'last', talon: false }),
    read: (s) => read(ruleset, s),
    sheet,
    note: (row) => noteOf(sheet, row),
    remarks: (row) => remarksOn(ruleset, row),
    check: (entry, table, dealer) => check(ruleset, sheet, entry, table, dealer),
    settle: (row, now) => settle(ruleset, row, now),
  };
}

const isCall = (action: Action): action is Action & { readonly call: string } => 'call' in action;
