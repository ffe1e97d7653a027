import { must } from '#engine/core/assert-never.ts';
import { pileOf } from '#engine/core/card.ts';
import { sumOfThirds } from '#engine/decks/deck-54.ts';
import { dealtTo } from '#engine/judging/dealt.ts';
import { fromEnd, type PlayedDeal, playedDeal, winsAll } from '#engine/judging/played.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Item, Row } from '#engine/kernel/score.ts';
import { birdOf, BONUSES, type BonusId, isBonus } from '../bonuses.ts';
import { startingHand } from '../phases/melds.ts';
import { type Noted, rowOf, trischakenRow } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { PARTS, TALON } from '../zones.ts';
import { pointsOf, WON } from './counted.ts';

/** Reads a finished deal into the row that its scorer would write. */
export function read(ruleset: Ruleset, s: State): Row {
  const { table, dealer, zones, active } = s;
  const game = firstGame(s);
  if (!ruleset.contractOf(game).hasDeclarer) {
    const thirds = Array.from({ length: table }, (_, seat) => sumOfThirds(zones[pileOf(seat)] ?? []));
    return trischakenRow(thirds, must(active[0], 'forehand'), table, dealer);
  }
  // Whatever of the talon nobody took is the defenders' (illustrated §5, R10).
  const rest = [TALON, ...PARTS].flatMap((zone) => zones[zone] ?? []);
  const deal = playedDeal(s, game, (side) => (side === 'defenders' ? rest : []));
  const thirds = sumOfThirds(deal.pile('declarer'));
  const [played, ...said] = s.items;
  const noted = [...said.map((item) => saidAs(ruleset, s, deal, item)), ...silent(ruleset, s, deal)];
  return rowOf(ruleset, { game, thirds, doublings: played?.doublings ?? [], noted }, table, dealer);
}

const isWon = (deal: PlayedDeal): boolean => pointsOf(sumOfThirds(deal.pile('declarer'))) >= WON;

/** Whether the declarer's hand has none of the cards, as dealt or as play started (illustrated R12). */
function isWithout({ options }: Ruleset, s: State, declarer: number, bonus: BonusId): boolean {
  const { about } = BONUSES[bonus];
  const hand = options['without-scope'] === 'dealt' ? dealtTo(s, declarer) : startingHand(s, declarer);
  return about.kind === 'without' && !hand.some((card) => about.cards.includes(card));
}

/** What was announced or melded, and whether it was made. */
function saidAs(ruleset: Ruleset, s: State, deal: PlayedDeal, item: Item): Noted {
  const { about: id, stage, by, doublings } = item;
  if (!isBonus(id) || (stage !== 'before' && stage !== 'announced' && stage !== 'meld'))
    throw new Error(`a bonus ${id} ${stage}`);
  return { id, stage, by, doublings, made: isMade(ruleset, s, deal, id) };
}

function isMade(ruleset: Ruleset, s: State, deal: PlayedDeal, id: BonusId): boolean {
  switch (BONUSES[id].about.kind) {
    case 'bird': {
      const bird = must(birdOf(id), id);
      return fromEnd(deal, bird.fromEnd, bird.card)?.cardWon === true;
    }
    case 'without':
      return isWon(deal) && isWithout(ruleset, s, deal.game.declarer, id);
    case 'valat':
      return winsAll(deal) === 'declarer';
    case 'meld':
    case 'points':
      return true;
  }
}

/** What came about without a word (illustrated §8.3, I8); an announced bonus leaves no room for a silent one. */
function silent(ruleset: Ruleset, s: State, deal: PlayedDeal): readonly Noted[] {
  const { declarer } = deal.game;
  return ruleset.bonuses.flatMap((id): readonly Noted[] => {
    if (ruleset.amount(id, 'silent') === undefined || s.items.some(({ about }) => about === id)) return [];
    if (BONUSES[id].about.kind === 'bird') return silentBird(ruleset, deal, id);
    const made = isMade(ruleset, s, deal, id);
    return made ? [{ id, stage: 'silent', by: declarer, doublings: [], made }] : [];
  });
}

/** Beaten by the other side, a silent bird is lost, where that is agreed; by the own side, it is nothing. */
function silentBird({ options, profile }: Ruleset, deal: PlayedDeal, id: BonusId): readonly Noted[] {
  const bird = must(birdOf(id), id);
  const played = fromEnd(deal, bird.fromEnd, bird.card);
  if (!played || (profile.birds.silent === 'declarer' && played.by !== deal.game.declarer)) return [];
  const counts = id === 'pagat' ? options['silent-pagat-loss'] : options['silent-uhu-loss'];
  if (!played.cardWon && (!counts || played.winner === sideOf(deal.game, played.by))) return [];
  return [{ id, stage: 'silent', by: played.by, doublings: [], made: played.cardWon }];
}
