import { must } from '../../core/assert-never.ts';
import { pileOf } from '../../core/card.ts';
import { PACK_54 } from '../../decks/deck-54.ts';
import { firstGame } from '../../kernel/deal/first-game.ts';
import type { Rules } from '../../kernel/deal/rules.ts';
import type { State } from '../../kernel/deal/state.ts';
import type { GameDefinition } from '../../kernel/family/definition.ts';
import { definedBy } from '../../kernel/family/family.ts';
import type { Totals } from '../../kernel/score.ts';
import { dealPackets } from '../../phases/packets.ts';
import { afterDealer } from '../../phases/seats.ts';
import { TRICKS, tricks } from '../../phases/tricks.ts';
import { winnerOf } from '../../play/suits.ts';
import { checkOf } from './entry/check.ts';
import { sheetOf } from './entry/fields.ts';
import { noteOf } from './entry/note.ts';
import { eveningsOf } from './evenings.ts';
import { listed } from './listing.ts';
import { auction } from './phases/auction.ts';
import { exchange } from './phases/exchange.ts';
import { melds } from './phases/melds.ts';
import { NO_TAROCK, noTarock, showHands } from './phases/no-tarock.ts';
import { announcements, answers, earlyAnswers, earlyReplies, replies } from './phases/replies.ts';
import { talon } from './phases/talon.ts';
import { vote } from './phases/vote.ts';
import { goOn } from './phases/way.ts';
import { playRules, type PlayCode } from './play.ts';
import { read } from './read.ts';
import { refusal } from './refusals.ts';
import { remarksOn } from './remarks.ts';
import { reviewOf } from './review.ts';
import { rulebookOf } from './rulebook/index.ts';
import { BALANCE, FAMILY, PLAYING, type Ruleset } from './ruleset.ts';
import { seriesOf } from './series.ts';
import { settle } from './settlement/settle.ts';
import { TEXTS } from './texts.ts';
import { groupOf } from './words/groups.ts';
import { wordsOf } from './words/index.ts';
import { HAND, TALON } from './zones.ts';

/** Illustrated Tarock: one against two for 54 cards, with a talon and a race to a hundred. */
export const illustrated: GameDefinition = {
  ...definedBy(FAMILY, {
    rules: rulesOf,
    rulebook: rulebookOf,
    words: wordsOf,
    listed,
    evenings: eveningsOf,
    answered: ({ answered }) => answered,
  }),
  texts: TEXTS,
  tables: [PLAYING, PLAYING + 1],
  turns: 'counter-clockwise',
  groupOf,
};

/** Only in a Trischaken does anybody lose points, or share them (illustrated §8). */
function totalsOf(ruleset: Ruleset): Totals {
  const isPlain = ruleset.find('trischaken') === undefined;
  return { onlyGrow: isPlain, areWhole: isPlain };
}

function rulesOf(ruleset: Ruleset): Rules {
  const { options, profile } = ruleset;
  const sheet = sheetOf(ruleset);
  const hasDeclarer = (s: State): boolean => ruleset.contractOf(firstGame(s)).hasDeclarer;
  return {
    first: NO_TAROCK,
    // A Trischaken is what comes of passing.
    aim: ({ type }, contract) => type === 'pass' && contract === 'trischaken',
    phases: [
      noTarock(ruleset),
      auction(ruleset),
      vote(ruleset),
      announcements(ruleset, 'before', 'before', 'open'),
      earlyReplies(ruleset),
      earlyAnswers(ruleset),
      talon(ruleset),
      exchange(ruleset),
      announcements(ruleset, 'after', 'announced', 'lie'),
      replies(ruleset),
      answers(ruleset),
      melds(ruleset, 'melds'),
      tricks<PlayCode>({
        refusal,
        leader: ({ active }) => must(active[0], 'forehand'),
        rules: (s, seat) => playRules(ruleset, s, seat),
        winner: (_s, trick) => winnerOf(PACK_54, trick),
        afterTrick: (s, trick, number) =>
          number === HAND && !hasDeclarer(s) && options['trischaken-play'].includes('talon-last')
            ? [{ type: 'moved', cards: s.zones[TALON] ?? [], from: TALON, to: pileOf(trick.winner), seenBy: 'all' }]
            : [],
        next: (s) => (hasDeclarer(s) ? goOn(ruleset, s, TRICKS) : [{ type: 'ended', end: 'settle' }]),
      }),
      melds(ruleset, 'late-melds'),
    ],
    pack: PACK_54,
    balance: BALANCE,
    totals: totalsOf(ruleset),
    active: afterDealer(PLAYING),
    deal(deck, active) {
      const dealt = dealPackets(profile.packets, deck, active);
      return [...dealt, ...showHands(ruleset, dealt, active)];
    },
    face: (game) => game,
    redealtByNext: options['redeal-dealer'] === 'next' && ruleset.hasPutRight('redealt-by-the-next'),
    series: seriesOf(ruleset),
    review: (s) => reviewOf(ruleset, s),
    read: (s) => read(ruleset, s),
    sheet,
    note: (row) => noteOf(ruleset, sheet, row),
    remarks: (row) => remarksOn(row),
    check: checkOf(ruleset, sheet),
    settle: (row, now) => settle(ruleset, row, now),
  };
}
