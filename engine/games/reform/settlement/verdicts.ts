import { exactly, reach } from '#engine/judging/verdicts.ts';
import type { Verdict } from '#engine/kernel/score.ts';
import type { Contract, Each, Positive } from '../contracts/contract.ts';
import { birdInGame, type Emptied, type Noted, type TrainEnding } from '../noted.ts';
import { ENOUGH, FAIR, TIE_FROM, TRICKS } from '../sizes.ts';

/** How the game of a declarer ended, by what is noted of it (reform §7). */
export function verdictOf(contract: Exclude<Contract, Each>, noted: Noted): Verdict {
  switch (contract.kind) {
    case 'positive':
      return byThirds(contract, noted);
    case 'negative':
      return exactly(noted.tricks ?? 0, contract.tricks);
    case 'emptying':
      return { result: noted.emptied ? emptied(noted.emptied) : 'lost' };
    case 'pictures':
      return { result: (noted.pictures ?? 0) > 0 ? 'made' : 'lost' };
    case 'sharing':
      return { result: isFair(noted) ? 'made' : 'lost' };
    case 'first-and-last':
    case 'passing':
      return { result: saidResult(noted) };
  }
}

/** As somebody has said; a game for which nobody pays is neither won nor lost (reform §7.6, §7.9). */
function saidResult({ result }: Noted): Verdict['result'] {
  if (result === 'unpaid') return 'draw';
  return result === 'won' ? 'made' : 'lost';
}

function byThirds(contract: Positive, noted: Noted): Verdict {
  const { unplayed, kingTalon, thirds, ending } = noted;
  const { train } = contract;
  if (unplayed) return { result: 'made' };
  if (kingTalon === 'schleifen-king') return { result: 'lost' };
  const measure = thirds === undefined ? {} : { measure: thirds };
  if (train && !isCounted(ending)) return { result: 'lost', ...measure };
  if (train && thirds !== undefined && isTie(thirds)) return { result: 'draw', ...measure };
  const verdict = thirds === undefined ? { result: saidResult(noted) } : reach(thirds, ENOUGH);
  return birdInGame(contract, noted) === undefined ? verdict : withBird(contract, noted, verdict);
}

/** Won with either enough points or the bird; with both, or neither, it is lost (reform §7.4, Steinhof). */
function withBird(contract: Positive, noted: Noted, verdict: Verdict): Verdict {
  const bird = noted.declared.find(({ bonus, by }) => bonus === contract.bird && by === noted.declarer);
  const isWon = (verdict.result === 'made') !== (bird?.made === true);
  return { ...verdict, result: isWon ? 'made' : 'lost' };
}

/** Whether the declarer's points decide a game for a hand of one suit; else it is lost with any of them (reform §7.7). */
export const isCounted = (ending: TrainEnding | undefined): boolean => ending === 'departed' || ending === 'brake';

const isTie = (thirds: number): boolean => thirds >= TIE_FROM && thirds < ENOUGH;

/** Out of cards before the last trick, or with it; anything else is lost (reform §7.8). */
function emptied({ ending, tricks = 0 }: Emptied): Verdict['result'] {
  if (ending !== 'empty') return 'lost';
  return tricks < TRICKS ? 'made' : 'draw';
}

/** Whether nobody has too much or too little (reform §7.9). */
const isFair = ({ declarer, players = [] }: Noted): boolean =>
  players.every((player, seat) => {
    if (!player) return true;
    const { thirds = 0 } = player;
    return seat === declarer ? thirds <= FAIR.declarer : thirds >= FAIR.least && thirds <= FAIR.most;
  });

/** How the ride of whoever took the bus ended, by their own points; missing: there was none, or it was braked (reform §7.7). */
export function busResult({ bus, ending }: Noted): Verdict['result'] | undefined {
  if (!bus || ending === 'brake') return undefined;
  if (ending !== 'bus') return 'lost';
  const { thirds = 0 } = bus;
  return isTie(thirds) ? 'draw' : reach(thirds, ENOUGH).result;
}
