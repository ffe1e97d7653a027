import { add, type Rational, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { sideOf } from '#engine/judging/sides.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { Doubling, Item, Row } from '#engine/kernel/score.ts';
import type { PhraseGroup } from '#engine/kernel/words/phrase.ts';

/** How often a bot played a contract as declarer, made it and lost it; a Trischaken is neither made nor lost. */
interface ContractCount {
  readonly played: number;
  readonly made: number;
  readonly lost: number;
}
export type Contracts = Readonly<Record<string, ContractCount>>;

/** What somebody is in a deal; `each`: everybody plays alone, or nobody plays. */
export const ROLES = ['declarer', 'partner', 'defender', 'each'] as const;
export type Role = (typeof ROLES)[number];

/** What is decided: something is said, cards are taken, chosen or laid away, or one is played. */
export const DECISIONS = ['words', 'exchange', 'cards'] as const;
export type Decision = (typeof DECISIONS)[number];

const DECIDED: Readonly<Record<PhraseGroup, Decision>> = {
  quiet: 'words',
  bid: 'words',
  call: 'words',
  bonus: 'words',
  doubling: 'words',
  take: 'exchange',
  choice: 'exchange',
  play: 'cards',
};
export const decisionOf = (group: PhraseGroup): Decision => DECIDED[group];

/** What one bot did over all the deals of some seatings. */
export interface Tally {
  readonly contracts: Map<string, ContractCount>;
  readonly roles: Record<Role, { readonly deals: number; readonly won: Rational }>;
  /** Steps of doubling that it said, and those that paid off for it. */
  readonly kontras: { said: number; right: number };
  /** Processor time of each decision, in ms. */
  readonly spent: Record<Decision, number[]>;
  /** Deals that it tried to imagine, those that did not fit what it saw, and decisions for which none did. */
  readonly worlds: { tried: number; givenUp: number; decisionsWithout: number };
}

export const newTally = (): Tally => ({
  contracts: new Map(),
  roles: { declarer: NEVER, partner: NEVER, defender: NEVER, each: NEVER },
  kontras: { said: 0, right: 0 },
  spent: { words: [], exchange: [], cards: [] },
  worlds: { tried: 0, givenUp: 0, decisionsWithout: 0 },
});
const NEVER = { deals: 0, won: ZERO };

/** What somebody in this seat is in a deal. */
export function roleIn({ games }: Row, seat: Seat, { sheet }: Pick<Rules, 'sheet'>): Role {
  if (!games.some(({ contract }) => sheet.parties[contract] !== 'each')) return 'each';
  if (games.some(({ declarer }) => declarer === seat)) return 'declarer';
  return games.some(({ partner }) => partner === seat) ? 'partner' : 'defender';
}

/** Counts what a seat was in a deal, and won by it. */
export function countRole({ roles }: Tally, role: Role, points: Rational): void {
  const { deals, won } = roles[role];
  roles[role] = { deals: deals + 1, won: add(won, points) };
}

/** Counts the games of a deal for their declarers, and the doublings for those who said them. */
export function countRow(row: Row, tallyOf: (seat: Seat) => Tally): void {
  for (const { declarer, contract, result } of row.games) {
    const { contracts } = tallyOf(declarer);
    const { played, made, lost } = contracts.get(contract) ?? { played: 0, made: 0, lost: 0 };
    contracts.set(contract, {
      played: played + 1,
      made: made + (result === 'made' ? 1 : 0),
      lost: lost + (result === 'lost' ? 1 : 0),
    });
  }
  for (const item of row.items)
    for (const doubling of item.doublings) {
      const { kontras } = tallyOf(doubling.by);
      kontras.said++;
      if (item.result === (isFor(row, item, doubling) ? 'made' : 'lost')) kontras.right++;
    }
}

/** Whether whoever doubles is on the side that an item is made by. */
function isFor({ games: [game] }: Row, { by: maker, against }: Item, { by }: Doubling): boolean {
  if (by === maker || !game) return by === maker;
  return against.length > 0 ? !against.includes(by) : sideOf(game, by) === sideOf(game, maker);
}

/** Both together. */
export function addTally(to: Tally, from: Tally): void {
  for (const [id, one] of from.contracts) {
    const { played, made, lost } = to.contracts.get(id) ?? { played: 0, made: 0, lost: 0 };
    to.contracts.set(id, { played: played + one.played, made: made + one.made, lost: lost + one.lost });
  }
  for (const role of ROLES) {
    const [{ deals, won }, more] = [to.roles[role], from.roles[role]];
    to.roles[role] = { deals: deals + more.deals, won: add(won, more.won) };
  }
  to.kontras.said += from.kontras.said;
  to.kontras.right += from.kontras.right;
  for (const decision of DECISIONS) to.spent[decision] = [...to.spent[decision], ...from.spent[decision]];
  to.worlds.tried += from.worlds.tried;
  to.worlds.givenUp += from.worlds.givenUp;
  to.worlds.decisionsWithout += from.worlds.decisionsWithout;
}
