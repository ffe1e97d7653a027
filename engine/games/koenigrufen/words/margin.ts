import { must } from '#engine/core/assert-never.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Game, Verdict } from '#engine/kernel/score.ts';
import type { Margin } from '#engine/kernel/words/phrase.ts';
import type { Ruleset } from '../ruleset.ts';
import { THIRDS } from '../sizes.ts';
import { TEXTS } from '../texts.ts';

/** A number of a unit, as it is said on the score sheet. */
const saidOf = (unit: string): Text => must(TEXTS.entry.units[unit], unit).said;
const POINTS = saidOf('points');
const TRICKS = saidOf('tricks');

/** By how many points a game was won or lost; how many tricks were taken in one that is for an exact number. */
export function marginOf(ruleset: Ruleset, game: Game & Verdict): Margin | undefined {
  const goal = ruleset.find(game.contract)?.goal;
  const { measure } = game;
  if (goal === undefined || measure === undefined) return undefined;
  const { thirds, tricks } = goal;
  if (tricks !== undefined) {
    const values = { n: measure, goal: tricks };
    if (measure === tricks) return { text: TRICKS, values };
    return {
      text:
        tricks === 0
          ? text(`${TRICKS.de} statt keinem`, `${TRICKS.en} instead of none`)
          : text(`${TRICKS.de} statt {goal}`, `${TRICKS.en} instead of {goal}`),
      values,
    };
  }
  if (thirds === undefined) return undefined;
  const by = measure - thirds;
  const values = { n: { count: measure, unit: 'points' }, by: { count: Math.abs(by), unit: 'points' } };
  const scale = { reached: measure, enough: thirds, all: THIRDS };
  if (by === 0) return { text: text(`${POINTS.de}, genau genug`, `${POINTS.en}, exactly enough`), values, scale };
  return {
    text:
      by > 0
        ? text(`${POINTS.de}, {by} mehr als nötig`, `${POINTS.en}, {by} more than needed`)
        : text(`${POINTS.de}, {by} zu wenig`, `${POINTS.en}, {by} too few`),
    values,
    scale,
  };
}
