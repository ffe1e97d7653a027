import type { Answer } from '#electron/protocol/answers.ts';
import { fail, ok } from '#engine/core/result.ts';
import { decide } from '#engine/tournament/deciders/decide.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import { seasonFinal } from '#engine/tournament/season/final.ts';
import { type EveningReport, isOfSeason, reportOf, seasonInput } from '#engine/tournament/season/reports.ts';
import { seasonTable } from '#engine/tournament/season/season.ts';
import { playedGame } from '#engine/tournament/state/played-game.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import type { HostContext } from '../host-context.ts';
import type { CommandTo } from '../outcome.ts';
import type { Evening } from '../state/evening-state.ts';
import { momentOf } from '../state/moment.ts';
import { rulesLike } from './agreed-rules.ts';

/** The evenings that count for the same season, oldest first; each once, even if it was imported again from a file. */
export function seasonOf(evenings: ReadonlyMap<string, Evening>, { format }: EveningState): readonly EveningReport[] {
  const name = format.season?.name;
  if (name === undefined) return [];
  const own = [...evenings.values()].map(({ state }) => state).filter((state) => isOfSeason(state, name));
  return withoutCopies(own)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map(reportOf);
}

/** Of an evening and its imported copies one counts: the first that is not archived, or else the first. */
const withoutCopies = (evenings: readonly EveningState[]): readonly EveningState[] =>
  [...Map.groupBy(evenings, ({ origin }) => origin).values()].flatMap(
    (copies) => copies.find(({ archived }) => !archived) ?? copies.slice(0, 1),
  );

/**
 * Opens the final of a season: an evening with the same agreements, in today's version of the rules; its players bring
 * points along.
 */
export function createFinal(
  host: HostContext,
  { state }: Evening,
  command: CommandTo<'create-final'>,
): Answer<'create-final'> {
  const { season } = state.format;
  if (!season) return fail([refuse('no-season')]);
  const ready = rulesLike(host.findGame, state, command.format);
  if (!ready.ok) return ready;
  const table = seasonTable(seasonInput(seasonOf(host.ledger.evenings, state), season));
  const finalists = seasonFinal(table, command);
  if (!finalists.ok) return fail([finalists.error]);
  const id = host.chance.word();
  const { name, format } = command;
  const { table: rules } = ready.value;
  const decided = decide(
    null,
    { type: 'create-evening', id, name, rules, game: playedGame(ready.value), format, finalists: finalists.value },
    momentOf(host),
  );
  if (!decided.ok) return decided;
  host.ledger.recordEvents(id, decided.value);
  return ok({ evening: id });
}
