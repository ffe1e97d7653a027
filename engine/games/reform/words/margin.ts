import { must } from '#engine/core/assert-never.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Game, Verdict } from '#engine/kernel/score.ts';
import type { Margin } from '#engine/kernel/words/phrase.ts';
import type { FinishedRow } from '#engine/kernel/words/texts.ts';
import type { Ruleset } from '../ruleset.ts';
import { ALL_THIRDS, ENOUGH } from '../sizes.ts';
import { TEXTS } from '../texts.ts';
import { eitherMargin, goalMargin } from './ways/goal-margin.ts';
import { ownMargin } from './ways/own-margin.ts';
import { endingText } from './ways/ways-story.ts';

/** A number of a unit, as it is said on the score sheet. */
const saidOf = (unit: string): Text => must(TEXTS.entry.units[unit], unit).said;

/** By how many points a game was won or lost, how many tricks were taken in one that is for an exact number, or how it ended. */
export function marginOf(ruleset: Ruleset, game: Game & Verdict, row: FinishedRow): Margin | undefined {
  const contract = ruleset.find(game.contract);
  if (!contract || contract.kind === 'each') return undefined;
  const { measure } = game;
  switch (contract.kind) {
    case 'positive':
      if (contract.train) return trainMargin(game);
      return eitherMargin(ruleset, row) ?? (measure === undefined ? undefined : pointsMargin(measure));
    case 'negative':
      return measure === undefined ? undefined : tricksMargin(contract.tricks, measure);
    case 'emptying':
    case 'pictures':
    case 'sharing':
      return ownMargin(game, row);
    case 'first-and-last':
    case 'passing':
      return goalMargin(contract.kind, game, row);
  }
}

/** By how much enough was reached or missed. */
function pointsMargin(measure: number): Margin {
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

/** How a game for a hand of one suit ended, and with how many points if they decided it (reform §7.7). */
function trainMargin({ result, measure, with: { ending } }: Game & Verdict): Margin | undefined {
  const how = endingText(ending);
  const ended = how && { ending: { text: how } };
  if (measure === undefined || (ending !== 'departed' && ending !== 'brake')) return how && { text: how, ...ended };
  const margin = pointsMargin(measure);
  const said = saidOf('points');
  const words = result === 'draw' ? text(`${said.de}, unentschieden`, `${said.en}, a tie`) : margin.text;
  return { ...margin, ...ended, text: how ? text(`${how.de}, ${words.de}`, `${how.en}, ${words.en}`) : words };
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
