import type { Action } from '#engine/kernel/deal/action.ts';
import type { Duel } from '#engine/phases/auction/duel.ts';
import { enter } from '#engine/phases/way.ts';
import type { CallId } from '../contracts/contract.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import type { PhaseId } from './names.ts';

/** The phase in which two call against each other. */
export const AUCTION = 'auction';

/** The auction of a table (bavarian §3.1). */
export function duelOf(ruleset: Ruleset): Duel<CallId, 'auction'> {
  const { auction, calls, contracts, options } = ruleset;
  const never: Duel['never'] = ({ active }, seat, level) => {
    const games = auction.namesGames ? contracts.filter(({ call }) => call === calls[level]) : [];
    return games.length > 0 && !games.some((contract) => ruleset.mayPlay(contract, seat, active))
      ? refusal('stock-only-for-dealer', { item: calls[level] ?? '' }, 'bavarian §3.3')
      : undefined;
  };
  return {
    ...{ id: AUCTION, calls, never },
    opensAt(at, seat) {
      const open = [...calls.keys()].filter((level) => !never(at, seat, level));
      return auction.opensAnywhere ? open : open.slice(0, 1);
    },
    jumps: auction.jumps(options),
    answers: auction.answers,
    raisesInstead: auction.raisesInstead(options),
    reRaise: options['re-raise'],
    rule: auction.answers ? 'bavarian §3.1' : 'bavarian §3.2',
    refusal,
    won: () => [enter<PhaseId>('announce')],
    passedOut: () => [{ type: 'ended', end: 'settle' }],
  };
}

/**
 * Whether somebody else's call is needed for a game: one above which it begins, or one that only the dealer may make
 * (`Rules.helps`).
 */
export function helpsTo(ruleset: Ruleset, action: Action, id: string): boolean {
  const contract = ruleset.find(id);
  if (!contract || !('call' in action)) return false;
  const { auction, calls, options } = ruleset;
  const level = calls.findIndex((call) => call === action.call);
  const isDealers = contract.usesStock && auction.namesGames && options.berliner !== 'off';
  if (isDealers) return level === ruleset.levelOf(contract);
  return contract.from !== undefined && level <= ruleset.leastOf(contract);
}
