import { must } from '#engine/core/assert-never.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Game, Verdict } from '#engine/kernel/score.ts';
import type { Margin } from '#engine/kernel/words/phrase.ts';
import type { Ruleset } from '../ruleset.ts';
import { ALL_THIRDS, ENOUGH } from '../sizes.ts';
import { TEXTS } from '../texts.ts';

/** A number of a unit, as it is said on the score sheet. */
const saidOf = (unit: string): Text => must(TEXTS.entry.units[unit], unit).said;

/** By how many points a game was won or lost; how many tricks were taken in one that is for an exact number. */
export function marginOf(ruleset: Ruleset, game: Game & Verdict): Margin | undefined {
  const contract = ruleset.find(game.contract);
  const { measure } = game;
  if (!contract || contract.kind === 'each' || measure === undefined) return undefined;
  if (contract.kind === 'negative') return tricksMargin(contract.tricks, measure);
  const said = saidOf('points');
  const by = measure - ENOUGH;
  const values = { n: { count: measure, unit: 'points' }, by: { count: Math.abs(by), unit: 'points' } };
  const scale = { reached: measure, enough: ENOUGH, all: ALL_THIRDS };
  if (by === 0) return { text: text(`${said.de}, genau genug`, `${said.en}, exactly enough`), values, scale };
  const words =
    by > 0
      ? text(`${said.de}, {by} mehr als nötig`, `${said.en}, {by} more than needed`)
      : text(`${said.de}, {by} zu wenig`, `${said.en}, {by} too few`);
  return { text: words, values, scale };
}

function tricksMargin(goal: number, tricks: number): Margin {
  const said = saidOf('tricks');
  const values = { n: tricks, goal };
  if (tricks === goal) return { text: said, values };
  return {
    text:
      goal === 0
        ? text(`${said.de} statt keinem`, `${said.en} instead of none`)
        : text(`${said.de} statt {goal}`, `${said.en} instead of {goal}`),
    values,
  };
}
