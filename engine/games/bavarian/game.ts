import { must } from '../../core/assert-never.ts';
import { PACK_36 } from '../../decks/deck-36.ts';
import { entryShape } from '../../entry/check.ts';
import { definedBy } from '../../kernel/family/family.ts';
import { firstGame } from '../../kernel/deal/first-game.ts';
import { fallbacksOf } from '../../kernel/family/options.ts';
import type { State } from '../../kernel/deal/state.ts';
import type { GameDefinition } from '../../kernel/family/definition.ts';
import type { Rules } from '../../kernel/deal/rules.ts';
import { aimedBy, duel } from '../../phases/auction/duel.ts';
import { doublingChain } from '../../phases/doubling-chain.ts';
import { layAway } from '../../phases/lay-away.ts';
import { dealPackets } from '../../phases/packets.ts';
import { tricks } from '../../phases/tricks.ts';
import { winnerOf, withTrumps } from '../../play/suits.ts';
import { trumpIn } from './contract.ts';
import { checkOf } from './entry/check.ts';
import { eveningsOf } from './evenings.ts';
import { sheetOf } from './entry/fields.ts';
import { noteOf } from './entry/note.ts';
import { STEPS } from './kontra.ts';
import { listed } from './listing.ts';
import { contradictions, OPTIONS, type Options } from './options.ts';
import { announce } from './phases/announce.ts';
import { AUCTION, duelOf } from './phases/auction.ts';
import { nameTrump } from './phases/trump.ts';
import { onward } from './phases/way.ts';
import { playRules, type PlayCode } from './play.ts';
import { simplePoints } from './profiles/simple-points.ts';
import { read } from './read.ts';
import { refusal, refuseLaying } from './refusals.ts';
import { remarksOn } from './remarks.ts';
import { rulebookOf } from './rulebook/index.ts';
import { activeSeats, FAMILY, PLAYING, type Ruleset } from './ruleset.ts';
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
  ...definedBy(FAMILY, {
    rules: rulesOf,
    rulebook: rulebookOf,
    words: wordsOf,
    listed,
    evenings: eveningsOf,
    contradictions,
  }),
  texts: TEXTS,
  tables: [PLAYING, PLAYING + 1],
  turns: 'clockwise',
  entry: entryShape(sheetOf(FAMILY.resolve(simplePoints, MOST_ASKED, FAMILY.rulesVersion)), PLAYING + 1),
  groupOf,
};

function rulesOf(ruleset: Ruleset): Rules {
  const { options } = ruleset;
  const sheet = sheetOf(ruleset);
  const next = onward(ruleset);
  const suits = (s: State) => withTrumps(PACK_36, trumpIn(firstGame(s)));
  return {
    first: AUCTION,
    aim: aimedBy(ruleset.calls, (contract) => ruleset.find(contract)?.level),
    phases: [
      duel(duelOf(ruleset)),
      announce(ruleset),
      layAway({ id: 'exchange', hand: HAND, rule: 'bavarian §5', refusal: refuseLaying, next }),
      nameTrump(ruleset),
      doublingChain({ id: 'kontra', steps: STEPS, most: options['kontra-max'], rule: 'bavarian §3.4', refusal, next }),
      tricks<PlayCode>({
        refusal: (code, at, rule) => refusal(code === 'not-in-hand' ? 'card-not-in-hand' : code, at, rule),
        leader: ({ active }) => must(active[0], 'forehand'),
        rules: (s) => playRules(suits(s)),
        winner: (s, trick) => winnerOf(suits(s), trick),
      }),
    ],
    pack: PACK_36,
    balance: options.payment === 'points' ? 'with-pot' : 'zero-sum',
    active: activeSeats,
    deal: (deck, active) => dealPackets(PACKETS, deck, active),
    face: (game) => game,
    series: seriesOf(options),
    review: () => ({ tricks: 'last', talon: false }),
    read: (s) => read(ruleset, s),
    sheet,
    note: (row) => noteOf(sheet, row),
    remarks: (row) => remarksOn(ruleset, row),
    check: checkOf(ruleset, sheet),
    settle: (row, now) => settle(ruleset, row, now),
  };
}
