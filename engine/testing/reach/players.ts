import type { Rng } from '#engine/core/rng.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { namedIn, sampleAction } from '#engine/kernel/deal/offers.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { PhraseGroup } from '#engine/kernel/words/phrase.ts';
import { biddingFor } from '../bidding.ts';
import { type Policy, randomPolicy } from '../driver.ts';

/** What somebody says whenever possible. */
export interface Inclination {
  /** Bonuses announced wherever offered, by forehand alone or by everybody. */
  readonly announce?: readonly string[];
  readonly everybody?: boolean;
  /** The probability of each possible doubling. */
  readonly doubles?: number;
  /** Action types of this family, or types with something that the action names (`suit:T`, `play:SK`), taken whenever offered. */
  readonly takes?: readonly string[];
  /** Forehand plays from the top, trumps first. */
  readonly strong?: boolean;
}

/** Forehand bids for a contract; all follow their inclination and otherwise play at random. */
export function inclined(
  game: GameDefinition,
  rules: Rules,
  { announce = [], everybody = false, doubles = 0, takes = [], strong = false }: Inclination,
  contract: string | undefined,
  rng: Rng,
): Policy {
  const random = randomPolicy(game, rng);
  const play: Policy = (offers, by, s) => {
    const actions = namedIn(offers);
    const ofGroup = (group: PhraseGroup): readonly Action[] =>
      actions.filter((action) => game.groupOf(action) === group);
    const forehand = by === s.active[0];
    const wanted = actions.filter((action) => namesOf(action).some((name) => takes.includes(name)));
    if (wanted.length > 0) return sampleAction([{ kind: 'one-of', actions: wanted }], rng);
    const said = ofGroup('bonus').find(
      (action) => (everybody || forehand) && announce.includes((action as { bonus?: string }).bonus ?? ''),
    );
    if (said) return said;
    const doublings = ofGroup('doubling');
    if (doublings.length > 0 && rng() < doubles) return sampleAction([{ kind: 'one-of', actions: doublings }], rng);
    const [quiet] = ofGroup('quiet');
    if (quiet && s.games.length > 0 && announce.length > 0) return quiet;
    const cards = ofGroup('play');
    if (strong && forehand && cards.length > 0) return highest(rules, cards);
    return random(offers, by, s);
  };
  return (offers, by, s) => {
    if (contract === undefined) return play(offers, by, s);
    return biddingFor({ game, rules, contract, bidder: s.active[0] ?? 0 }, rng, play)(offers, by, s);
  };
}

const namesOf = ({ type, ...named }: Action): readonly string[] => [
  type,
  ...Object.values(named).map((value) => `${type}:${String(value)}`),
];

/** The highest playable card; among suits this starts with the longest runs. */
function highest({ pack }: Rules, cards: readonly Action[]): Action {
  const worth = (action: Action): number => {
    const { card } = action as unknown as { card: string };
    return pack.strength(card) + (pack.isTrump(card) ? 100 : 0);
  };
  return cards.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}
