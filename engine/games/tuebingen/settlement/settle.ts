import { add, multiply, negate, type Rational, rational, sum, ZERO } from '#engine/core/rational.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Game, Item, LineItem, Row, Situation, Stage, Verdict } from '#engine/kernel/score.ts';
import { lineOf, settled } from '#engine/settlement/payments.ts';
import { isBonus, worthOf } from '../bonuses.ts';
import type { Contract } from '../contracts/contract.ts';
import { isForTricks } from '../contracts/contract.ts';
import { ALL, GRAND } from '../row.ts';
import { activeSeats, balanceOf, type Ruleset } from '../ruleset.ts';
import { legsOf } from './legs.ts';

/** What a Tout is worth (tuebingen §7.4). */
export const TOUT = { 'tout-little': 120, 'tout-grand': 240, 'tout-lost': 240 } as const;

/** The only way from a deal to its line items; as money, a sheet of one side is paid when the series ends (TU33). */
export const settle = (ruleset: Ruleset, deal: Row, now: Situation): readonly LineItem[] =>
  settled(deal, now, (row) => (row.games.length === 0 ? [] : game(ruleset, row)), balanceOf(ruleset.options)).map(
    (item) => (ruleset.options.scoring === 'classic' ? { ...item, only: 'score' } : item),
  );

/** One reason of what a game is worth to its winners. */
interface Part {
  readonly code: string;
  readonly stage?: Stage;
  readonly worth: Rational;
}

function game(ruleset: Ruleset, row: Row): readonly LineItem[] {
  const { options } = ruleset;
  const played = firstGame(row);
  const contract = ruleset.contractOf(played);
  const isWon = played.result === 'made';
  const first = isForTricks(contract) ? toutPart(played) : pointsPart(contract, played, row);
  const strafen = row.items.map((item) => strafePart(item, played, isWon));
  const all = sum([first, ...strafen].map(({ worth }) => worth));
  // Strafen never turn a result: whatever they would take below nothing is given back (R13).
  const isFloored = all.n < 0 && !(isWon && options['strafen-floor'] === 'loss-only');
  const parts: readonly Part[] = [first, ...strafen, { code: 'floor', worth: isFloored ? negate(all) : ZERO }];
  const legs = legsOf(options, contract, played, activeSeats(row.table, row.dealer));
  // Reason by reason: what several get for the same one stands side by side.
  return parts.flatMap(({ code, stage, worth }) =>
    legs.flatMap((leg) => {
      const amount = multiply(worth, leg.share);
      const { from, to } = leg;
      const transfer = amount.n < 0 ? { from: to, to: from, base: negate(amount) } : { from, to, base: amount };
      const lines = lineOf(code, transfer, leg.factors);
      return stage ? lines.map((line) => ({ ...line, stage })) : lines;
    }),
  );
}

/** Card points above those that count nothing: of the declarer's side if it has won, else of the opponents or the best of them. */
function pointsPart(
  { id, threshold = 0, hasPartner }: Contract,
  { result, measure = 0 }: Verdict,
  { notes }: Row,
): Part {
  const others = hasPartner ? ALL - measure : Number(notes['best'] ?? 0);
  return { code: id, worth: add(rational(result === 'made' ? measure : others), rational(-threshold)) };
}

function toutPart({ result, measure }: Verdict): Part {
  const code = result !== 'made' ? 'tout-lost' : measure === GRAND ? 'tout-grand' : 'tout-little';
  return { code, worth: rational(TOUT[code]) };
}

/** A Strafe of the declarer's side adds to what is won and takes from what is lost (tuebingen §7.1). */
function strafePart({ about, stage, by, measure }: Item & Verdict, played: Game, isWon: boolean): Part {
  if (!isBonus(about)) throw new Error(`a Strafe ${about}`);
  const worth = worthOf(about, measure);
  return { code: about, stage, worth: rational((sideOf(played, by) === 'declarer') === isWon ? worth : -worth) };
}
