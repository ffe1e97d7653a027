import { must } from '#engine/core/assert-never.ts';
import { pileOf } from '#engine/core/card.ts';
import { flatMapped } from '#engine/core/lists.ts';
import { sumOfThirds } from '#engine/decks/deck-54.ts';
import { dealtTo } from '#engine/judging/dealt.ts';
import type { PlayedDeal } from '#engine/judging/played.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type Game, type Item, itemOf, type Row, type Verdict } from '#engine/kernel/score.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { bonusesOf, type Ruleset } from '../ruleset.ts';
import { decidingTricks } from './deciding-tricks.ts';
import { playedDeal } from './played-deal.ts';

/** Given up because the called king lies in the talon (schleifen). */
const isConceded = (s: State): boolean => s.games[0]?.with['conceded'] === true;

/** Reads a finished deal into the row that its score writer would note. */
export function read(ruleset: Ruleset, s: State): Row {
  const head = { table: s.table, dealer: s.dealer, outcome: isConceded(s) ? 'conceded' : 'played', notes: {} };
  const first = firstGame(s);
  const contract = ruleset.contractOf(first);
  if (contract.parties === 'each-for-self') {
    const measures = Array.from({ length: s.table }, (_, seat) => sumOfThirds(s.zones[pileOf(seat)] ?? []));
    return { ...head, games: [{ ...first, result: 'draw' }], items: [], measures };
  }
  const verdicts = s.games.map((game) => ({ ...withOwnKing(s, game), ...judge(ruleset, s, game) }));
  const itemOf = (item: Item): Item & Verdict => {
    const game = must(
      verdicts.find(({ declarer }) => item.about !== 'game' || declarer === item.by),
      'a game',
    );
    if (item.about === 'game') return { ...item, ...verdictOnly(game) };
    return { ...item, ...judgeBonus(ruleset, s, game, item) };
  };
  const silent = isConceded(s) || contract.bonuses === 'none' ? [] : silentItems(ruleset, s, dealt(ruleset, s, first));
  return { ...head, games: verdicts, items: [...s.items.map(itemOf), ...silent] };
}

/** Whoever called themselves did not find their king in the talon, which only the row may tell (tirol §15). */
const withOwnKing = (s: State, game: Game): Game =>
  game.called !== undefined && dealtTo(s, game.declarer).includes(game.called)
    ? { ...game, with: { ...game.with, own: true } }
    : game;

const dealt = (ruleset: Ruleset, s: State, game: Game): PlayedDeal =>
  playedDeal(s, game, ruleset.contractOf(game).talon.id === 'none');

/** Card points for the declarer's side, or the declarer's tricks, against the contract's goal. */
function judge(ruleset: Ruleset, s: State, game: Game): Verdict {
  const { goal } = ruleset.contractOf(game);
  if (isConceded(s)) return { result: 'lost' };
  return goal.judge({
    thirds: () => sumOfThirds(dealt(ruleset, s, game).pile('declarer')),
    tricks: () => flatMapped(tricksOf(s), ({ winner }, i) => (winner === game.declarer ? [i + 1] : [])),
  });
}

const verdictOnly = ({ result, proof }: Verdict): Verdict => ({ result, ...(proof && { proof }) });

function judgeBonus(ruleset: Ruleset, s: State, game: Game, item: Item): Verdict {
  if (isConceded(s)) return { result: 'lost' };
  const bonus = must(ruleset.bonus(item.about), item.about);
  const deal = dealt(ruleset, s, game);
  const made = bonus.made(deal, sideOf(game, item.by));
  return { result: made ? 'made' : 'lost', proof: decidingTricks(bonus, deal, sideOf(game, item.by)) };
}

/** What came about without a word; an announced bonus leaves no room for a silent one (tirol §8.1, R14). */
function silentItems(ruleset: Ruleset, s: State, deal: PlayedDeal): readonly (Item & Verdict)[] {
  return flatMapped(bonusesOf(ruleset, ruleset.contractOf(deal.game)), (bonus) => {
    if (s.items.some(({ about }) => about === bonus.id)) return [];
    const silent = bonus.silent(deal);
    if (!silent) return [];
    const item = itemOf(bonus.id, 'silent', silent.by);
    const proof = decidingTricks(bonus, deal, sideOf(deal.game, silent.by));
    return [{ ...item, result: silent.made ? 'made' : 'lost', proof }];
  });
}
