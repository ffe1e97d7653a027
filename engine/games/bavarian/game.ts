import { must } from '../../core/assert-never.ts';
import { definedBy } from '../../kernel/family/family.ts';
import { firstGame } from '../../kernel/deal/first-game.ts';
import type { State } from '../../kernel/deal/state.ts';
import type { GameDefinition } from '../../kernel/family/definition.ts';
import type { Rules } from '../../kernel/deal/rules.ts';
import { aimedBy, duel } from '../../phases/auction/duel.ts';
import { doublingChain } from '../../phases/doubling-chain.ts';
import { layAway } from '../../phases/lay-away.ts';
import { dealPackets } from '../../phases/packets.ts';
import { tricks } from '../../phases/tricks.ts';
import { winnerOf, withTrumps, type Suits } from '../../play/suits.ts';
import { trumpIn } from './contract.ts';
import { checkOf } from './entry/check.ts';
import { eveningsOf } from './evenings.ts';
import { sheetOf } from './entry/fields.ts';
import { noteOf } from './entry/note.ts';
import { STEPS } from './kontra.ts';
import { listed } from './listing.ts';
import { contradictions } from './options.ts';
import { announce } from './phases/announce.ts';
import { AUCTION, duelOf, helpsTo } from './phases/auction.ts';
import { handIn } from './packets.ts';
import { nameTrump } from './phases/trump.ts';
import { onward } from './phases/way.ts';
import { playRules, type PlayCode } from './play.ts';
import { read } from './read.ts';
import { refusal, refuseLaying } from './refusals.ts';
import { remarksOn } from './remarks.ts';
import { rulebookOf } from './rulebook/index.ts';
import { FAMILY, type Ruleset } from './ruleset.ts';
import { activeSeats, PLAYING } from './seats.ts';
import { seriesOf } from './series.ts';
import { settle } from './settlement/settle.ts';
import { TEXTS } from './texts.ts';
import { groupOf } from './words/groups.ts';
import { wordsOf } from './words/index.ts';

/** Bavarian Tarock: one against two, with German suits and a stock of three cards. */
export const bavarian: GameDefinition = {
  ...definedBy(FAMILY, {
    rules: rulesOf,
    rulebook: rulebookOf,
    words: wordsOf,
    listed,
    evenings: eveningsOf,
    contradictions,
    answered: () => ['auction'],
  }),
  texts: TEXTS,
  tables: [PLAYING, PLAYING + 1],
  turns: 'clockwise',
  groupOf,
};

function rulesOf(ruleset: Ruleset): Rules {
  const { options, pack, packets } = ruleset;
  const sheet = sheetOf(ruleset);
  const next = onward(ruleset);
  const suits = (s: State): Suits => {
    const game = firstGame(s);
    const { strength } = ruleset.contractOf(game);
    return { ...withTrumps(pack, trumpIn(game)), ...(strength && { strength }) };
  };
  return {
    first: AUCTION,
    helps: (action, id) => helpsTo(ruleset, action, id),
    aim: aimedBy(ruleset.calls, (id) => {
      const contract = ruleset.find(id);
      return contract && ruleset.levelOf(contract);
    }),
    phases: [
      duel(duelOf(ruleset)),
      announce(ruleset),
      layAway({ id: 'exchange', hand: handIn(packets), rule: 'bavarian §5', refusal: refuseLaying, next }),
      nameTrump(ruleset),
      doublingChain({ id: 'kontra', steps: STEPS, most: options['kontra-max'], rule: 'bavarian §3.4', refusal, next }),
      tricks<PlayCode>({
        refusal,
        leader: ({ active }) => must(active[0], 'forehand'),
        rules: (s) => playRules(suits(s)),
        winner: (s, trick) => winnerOf(suits(s), trick),
        decided: (s, won) => {
          const game = firstGame(s);
          return ruleset.contractOf(game).goal.isOver?.(options, game, won) ?? false;
        },
      }),
    ],
    pack,
    balance: ruleset.hasPot ? 'with-pot' : 'zero-sum',
    active: activeSeats,
    deal: (deck, active) => dealPackets(packets, deck, active),
    face: (game) => game,
    series: seriesOf(ruleset),
    review: () => ({ tricks: 'last', talon: false }),
    read: (s) => read(ruleset, s),
    sheet,
    note: (row) => noteOf(sheet, row),
    remarks: (row) => remarksOn(ruleset, row),
    check: checkOf(ruleset, sheet),
    settle: (row, now) => settle(ruleset, row, now),
  };
}
