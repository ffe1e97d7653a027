import { flatMapped } from '#engine/core/lists.ts';
import { from } from '#engine/core/seat.ts';
import { sumOfThirds } from '#engine/decks/deck-54.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game, Item } from '#engine/kernel/score.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { type BonusId, isBonus } from '../bonuses/index.ts';
import type { BirdId, Contract, Positive } from '../contracts/contract.ts';
import { TALON_GROUPS } from '../names.ts';
import {
  birdInGame,
  type Declared,
  type Doubled,
  KING_TALON,
  type Noted,
  type Partner,
  type Silent,
} from '../noted.ts';
import { isMissedByFar } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { countEach } from './count-each.ts';
import { countTrain, countWays } from './count-ways.ts';
import { ENDINGS } from './feats.ts';
import { playedDeal, type PlayedGame } from './played-deal.ts';

/** Counts a finished deal into what its scorer would note (reform §14). */
export function count(ruleset: Ruleset, s: State): Noted {
  const game = firstGame(s);
  const contract = ruleset.contractOf(game);
  if (contract.kind === 'each')
    return { contract: contract.id, declarer: game.declarer, ...countEach(s, contract), declared: [], silent: [] };
  const head = { contract: contract.id, declarer: game.declarer, ...saidIn(s, game, contract) };
  if (contract.kind === 'negative') return { ...head, ...negative(s, game, contract) };
  const said = doubled(s.items.find(({ about }) => about === 'game'));
  return { ...head, game: said, declared: [], silent: [], ...countSides(ruleset, s, contract) };
}

type OfSides = Exclude<Contract, { readonly kind: 'each' | 'negative' }>;

/** What there is at the end of a game between two sides. */
function countSides(ruleset: Ruleset, s: State, contract: OfSides): Partial<Noted> {
  return contract.kind === 'positive' ? positive(ruleset, s, contract) : countWays(s, contract);
}

/** Whether a deal came to its tricks: not if nobody said anything to a Rufer, nor if it was resigned for its king (reform §7.2, §5.4). */
export const isPlayed = ({ with: said }: Game): boolean =>
  said['unplayed'] !== true && said['kingTalon'] !== 'schleifen-king';

/** What was said with the game. */
function saidIn(s: State, game: Game, contract: Contract): Partial<Noted> {
  const { soldBy, exchanged, unplayed } = game.with;
  const kingTalon = KING_TALON.find((way) => way === game.with['kingTalon']);
  return {
    ...(typeof soldBy === 'number' && { soldBy }),
    ...(contract.side === 'king' && { partner: partnerOf(s, game) }),
    ...(kingTalon !== undefined && { kingTalon }),
    ...(typeof exchanged === 'number' && { exchanged }),
    ...(unplayed === true && { unplayed }),
  };
}

/** Who held the called king; the declarer, or the talon, if nobody else did. */
function partnerOf(s: State, { partner, called }: Game): Partner {
  if (partner !== undefined) return partner;
  const wasInTalon = s.log.some(
    (event) => event.type === 'moved' && TALON_GROUPS.includes(event.to) && event.cards.some((card) => card === called),
  );
  return wasInTalon ? 'king-in-talon' : 'own-king';
}

/** How far an item was doubled, halved, and protested against. */
function doubled(item: Item | undefined): Doubled {
  const { doublings = [], protests = [] } = item ?? {};
  const isSelf = doublings.some(({ step }) => step === 'selbstkontra');
  return {
    level: isSelf ? 0 : doublings.length,
    ...(doublings[0]?.early && !isSelf && { early: true }),
    ...(isSelf && { self: true }),
    ...(protests.length > 0 && { protests }),
  };
}

/** Each opponent settles alone, and may have declared that the number is missed by two or more (reform §6.3, §7.6). */
function negative(
  s: State,
  { declarer }: Game,
  contract: Contract,
): Pick<Noted, 'tricks' | 'pairs' | 'declared' | 'silent'> {
  const tricks = tricksOf(s).filter(({ winner }) => winner === declarer).length;
  const pairs = from(declarer, s.active)
    .slice(1)
    .map((seat) => ({
      with: seat,
      ...doubled(s.items.find(({ about, against }) => about === 'game' && against.includes(seat))),
    }));
  return { tricks, pairs, declared: declaredIn(s, () => isMissedByFar(contract, tricks)), silent: [] };
}

function positive(ruleset: Ruleset, s: State, contract: Positive): Partial<Noted> {
  if (!isPlayed(firstGame(s))) return { declared: declaredIn(s, () => false), silent: [] };
  const deal = playedDeal(ruleset, s);
  const inGame = birdInGame(contract, deal.game.with);
  return {
    thirds: sumOfThirds(deal.pile('declarer')),
    ...(contract.train && countTrain(s)),
    declared: [
      ...(inGame ? [asPromised(deal, inGame)] : []),
      ...declaredIn(s, (id, item) => ENDINGS[id].made(deal, sideOf(deal.game, item.by))),
    ],
    silent: flatMapped(ruleset.bonusesOf(contract), (id) => (id === inGame ? [] : silent(s, deal, id))),
  };
}

/** The bird that is one item with the game counts as declared, and for nobody without a word (reform §7.4, Steinhof). */
const asPromised = (deal: PlayedGame, bird: BirdId): Declared => ({
  ...{ bonus: bird, by: deal.game.declarer, made: ENDINGS[bird].made(deal, 'declarer') },
  level: 0,
});

const declaredIn = (s: State, isMade: (id: BonusId, item: Item) => boolean): readonly Declared[] =>
  flatMapped(s.items, (item) => {
    const { about, by } = item;
    return isBonus(about) ? [{ bonus: about, by, made: isMade(about, item), ...doubled(item) }] : [];
  });

/** What came about without a word; a side that declared it does not have it silently as well, while the other one may (reform §6.2). */
function silent(s: State, deal: PlayedGame, id: BonusId): readonly Silent[] {
  const declaredBy = s.items.flatMap(({ about, by }) =>
    about === id ? [sideOf(deal.game, by) === 'declarer' ? 'declarer' : 'opponents'] : [],
  );
  return ENDINGS[id].silent(deal).flatMap((one) => (declaredBy.includes(one.side) ? [] : [{ bonus: id, ...one }]));
}
