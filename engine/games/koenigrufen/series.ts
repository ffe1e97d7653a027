import { membersOf, sideOf } from '#engine/judging/sides.ts';
import type { Row } from '#engine/kernel/score.ts';
import type { SeriesRule } from '#engine/kernel/series-rule.ts';
import { doubleRounds } from '#engine/series/double-rounds.ts';
import { lastOfEveryRound, lastRound } from '#engine/series/last-round.ts';
import { pot, type PotResult } from '#engine/series/pot.ts';
import { doubledAfterZero, playsDoubles } from './fensterbrettl.ts';
import type { Ruleset } from './ruleset.ts';
import { activeSeats } from './seats.ts';

/** What runs through the evening: double rounds, the last round, the Pagatkassa (tirol §9, §15). */
export function seriesOf(ruleset: Ruleset): readonly SeriesRule[] {
  const { options } = ruleset;
  // The Skoty Trophy knows neither (tirol §9).
  const plain = options.standing === 'plain';
  return [
    ...(playsDoubles(ruleset) ? [doubleRounds(options['double-overlap'], (row) => doubledAfter(ruleset, row))] : []),
    ...(options.schlussrad ? [ruleset.hasPutRight('one-schlussrad') ? lastRound : lastOfEveryRound] : []),
    ...(options.pagatkassa !== 'off' && plain ? [pot(options.pagatkassa, pagatResult)] : []),
  ];
}

/** A whole round after a Trischaken, or where the score writer has marked it; else what a Fensterbrettl begins (R21). */
function doubledAfter(ruleset: Ruleset, row: Row): number {
  const { games, notes, table } = row;
  const [game] = games;
  const isTrischaken = game !== undefined && ruleset.contractOf(game).parties === 'each-for-self';
  return notes['fensterbankl'] === true || isTrischaken ? table : doubledAfterZero(ruleset, row);
}

/** The announced Pagat, that of a Besserrufer included; a silent one and a Renonce leave the pot alone (tirol §9). */
function pagatResult({ games: [game], items, table, dealer }: Row): PotResult | undefined {
  const item = items.find(({ about, stage, result }) => about === 'pagat' && stage !== 'silent' && result !== 'draw');
  if (!item || !game) return undefined;
  return {
    won: item.result === 'made',
    side: membersOf(game, sideOf(game, item.by), activeSeats(table, dealer)),
    announcer: item.by,
  };
}
