import { must } from '../../../core/assert-never.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Game, Item } from '../../../kernel/score.ts';
import type { Event, State } from '../../../kernel/types.ts';
import { takeUp } from '../../../phases/lay-away.ts';
import type { Ruleset, RankedContract } from '../ruleset.ts';
import { TALON_HALVES } from './names.ts';

interface Stretch {
  readonly phase: string;
  readonly asked: (contract: RankedContract, ruleset: Ruleset) => boolean;
  /** What happens when it is entered. */
  readonly open?: (s: State, contract: RankedContract, declarer: Seat) => readonly Event[];
}

const OPEN_TALON = ['half', 'one-card', 'two-cards'];

/** What follows the auction, in this order, each where the contract asks for it. */
const STRETCHES: readonly Stretch[] = [
  {
    phase: 'exchange',
    asked: ({ parties }, { options }) => parties === 'each-for-self' && options['trischaken-positive'],
    open: openTalon,
  },
  { phase: 'king-call', asked: ({ parties }) => parties === 'calls-partner' },
  { phase: 'talon', asked: ({ talon }) => OPEN_TALON.includes(talon), open: openTalon },
  { phase: 'discard', asked: ({ talon }) => OPEN_TALON.includes(talon) || talon === 'all-six', open: takeUnseen },
  { phase: 'bird', asked: ({ bird }) => bird === 'any' },
  { phase: 'announce', asked: ({ parties }) => parties !== 'each-for-self' },
  { phase: 'tricks', asked: () => true },
];

/** Both halves are laid open to those who play; a pausing dealer sees no talon (tirol §5). */
function openTalon(s: State): readonly Event[] {
  return TALON_HALVES.map((half) => ({
    type: 'moved',
    cards: s.zones[half] ?? [],
    from: half,
    to: half,
    seenBy: s.active,
  }));
}

/** A Sechserdreier takes all six cards, and nobody else sees them (tirol §5). */
function takeUnseen(s: State, { talon }: RankedContract, declarer: Seat): readonly Event[] {
  if (talon !== 'all-six') return [];
  return TALON_HALVES.map((half) => takeUp(s, half, declarer));
}

/** Enters the next stretch that the contract asks for, `from` being the one that is over (`null`: the auction). */
export function goOn(
  ruleset: Ruleset,
  s: State,
  contract: RankedContract,
  from: string | null,
  declarer = s.games[0]?.declarer,
): readonly Event[] {
  const rest = STRETCHES.slice(STRETCHES.findIndex(({ phase }) => phase === from) + 1);
  const next = must(
    rest.find(({ asked }) => asked(contract, ruleset)),
    'a next phase',
  );
  return [{ type: 'entered', phase: next.phase }, ...(next.open?.(s, contract, must(declarer, 'a declarer')) ?? [])];
}

/** The auction is over: these games are played, each with the items that stand from the start. */
export function fix(ruleset: Ruleset, s: State, games: readonly Game[]): readonly Event[] {
  const first = must(games[0], 'a game');
  return [
    { type: 'games', games },
    { type: 'items', items: games.flatMap((game) => itemsOf(ruleset, game, games, s.active)) },
    ...goOn(ruleset, s, ruleset.contractOf(first), null, first.declarer),
  ];
}

/** The game itself (negative: one item a pair, R16), and the bird that a Besserrufer announces. */
function itemsOf(ruleset: Ruleset, game: Game, games: readonly Game[], active: readonly Seat[]): readonly Item[] {
  const contract = ruleset.contractOf(game);
  const item = { stage: 'bid', by: game.declarer, doublings: [] } as const;
  if (contract.parties === 'each-for-self') return [];
  if (contract.play === 'negative')
    return opponentsOf(ruleset, game, games, active).map((seat) => ({ ...item, about: 'game', against: [seat] }));
  const named = contract.bird !== undefined && contract.bird !== 'any';
  return [{ ...item, about: 'game', against: [] }, ...(named ? [{ ...item, about: contract.bird, against: [] }] : [])];
}

/** Whom a negative game is settled with: all three others, co-declarers included unless the house says otherwise. */
export function opponentsOf(
  ruleset: Ruleset,
  game: Game,
  games: readonly Game[],
  active: readonly Seat[],
): readonly Seat[] {
  const others = active.filter((seat) => seat !== game.declarer);
  if (ruleset.options['bei-settlement'] === 'all-others') return others;
  return others.filter((seat) => games.every(({ declarer }) => declarer !== seat));
}
