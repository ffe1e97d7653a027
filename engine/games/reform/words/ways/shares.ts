import { pileOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { type Text, text } from '#engine/core/text.ts';
import { sumOfThirds } from '#engine/decks/deck-54.ts';
import type { PhaseId } from '#engine/games/reform/names.ts';
import type { Noted } from '#engine/games/reform/noted.ts';
import { FAIR } from '#engine/games/reform/sizes.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Fact, Margin, PhraseValue } from '#engine/kernel/words/phrase.ts';

const SHARE = 'share' satisfies PhaseId;

const FEW = text(' (zu wenig)', ' (too few)');
const MANY = text(' (zu viel)', ' (too many)');
const RIGHT = text('', '');

/** What is said behind a number of points, by the bounds of an opponent (reform §7.9). */
function judged(thirds: number): Text {
  if (thirds < FAIR.least) return FEW;
  return thirds > FAIR.most ? MANY : RIGHT;
}

const points = (count: number): PhraseValue => ({ count, unit: 'points' });

/** What somebody has in their pile; everybody has seen every card of it. */
export const thirdsIn = ({ zones }: Pick<View, 'zones'>, seat: Seat): number =>
  sumOfThirds((zones[pileOf(seat)] ?? []).filter((card) => card !== null));

/** What each opponent has: while the talon is shared out, and once that is done. During the tricks everybody counts for themselves. */
export function shareFacts(declarer: Seat | undefined, view: View, rule: string): readonly Fact[] {
  if (view.phase !== SHARE && !view.history.some(({ type }) => type === 'ended')) return [];
  return view.active
    .filter((seat) => seat !== declarer)
    .map((seat) => {
      const thirds = thirdsIn(view, seat);
      const { de, en } = judged(thirds);
      return {
        text: text(`{who}: {n} {n|Punkt|Punkte}${de}`, `{who}: {n} {n|point|points}${en}`),
        values: { who: { seat }, n: points(thirds) },
        rule,
      };
    });
}

/** What every opponent ended with, whether that is too few or too many, and what the declarer has. */
export function sharesMargin(declarer: Seat, players: NonNullable<Noted['players']>): Margin {
  const thirdsOf = (seat: Seat): number => players[seat]?.thirds ?? 0;
  const opponents = players.flatMap((player, seat) => (player && seat !== declarer ? [seat] : []));
  const listed = (language: keyof Text): string =>
    opponents.map((seat, i) => `{who${i}} {n${i}}${judged(thirdsOf(seat))[language]}`).join(', ');
  const own = thirdsOf(declarer);
  const much = own > FAIR.declarer ? MANY : RIGHT;
  return {
    text: text(
      `${listed('de')}, selbst {own} {own|Punkt|Punkte}${much.de}`,
      `${listed('en')}, {own} {own|point|points} for the declarer${much.en}`,
    ),
    values: {
      ...Object.fromEntries(
        opponents.flatMap((seat, i): [string, PhraseValue][] => [
          [`who${i}`, { seat }],
          [`n${i}`, points(thirdsOf(seat))],
        ]),
      ),
      own: points(own),
    },
  };
}
