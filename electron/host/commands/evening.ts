import type { Answer } from '#electron/protocol/answers.ts';
import { fail, ok } from '#engine/core/result.ts';
import { writtenRules } from '#engine/kernel/family/resolve-rules.ts';
import { decide } from '#engine/tournament/deciders/decide.ts';
import { playedGame } from '#engine/tournament/state/played-game.ts';
import { refuseFormat, rulesFor } from '../evening/agreed-rules.ts';
import { exportEvening } from '../evening/exports.ts';
import { propose } from '../evening/proposals.ts';
import { readAmount } from '../evening/written.ts';
import { change } from '../host-context.ts';
import type { CommandTo, Outcome } from '../outcome.ts';
import type { CommandContext, EveningContext } from '../room/command-context.ts';
import { momentOf } from '../state/moment.ts';

export function createEvening(
  { host }: CommandContext,
  command: CommandTo<'create-evening'>,
): Answer<'create-evening'> {
  const { name, format } = command;
  const ready = rulesFor(host.findGame, command, format);
  if (!ready.ok) return ready;
  const { table: rules } = ready.value;
  const id = host.chance.word();
  const decided = decide(
    null,
    { type: 'create-evening', id, name, rules, game: playedGame(ready.value), format },
    momentOf(host),
  );
  if (!decided.ok) return decided;
  host.ledger.recordEvents(id, decided.value);
  return ok({ evening: id });
}

/** Opens a table that is played at right away. */
export function openTable(
  { host }: CommandContext,
  { family, profile, options, ...command }: CommandTo<'open-table'>,
): Answer<'open-table'> {
  const ready = writtenRules(host.findGame, { family, profile, options });
  if (!ready.ok) return fail([ready.error]);
  const { table: rules } = ready.value;
  const id = host.chance.word();
  const decided = decide(null, { ...command, id, rules, game: playedGame(ready.value) }, momentOf(host));
  if (!decided.ok) return decided;
  host.ledger.recordEvents(id, decided.value);
  return ok({ evening: id });
}

export function changeFormat(
  { host, evening }: EveningContext,
  command: CommandTo<'change-format'>,
): Answer<'change-format'> {
  const refused = refuseFormat(host.findGame, evening, command.format);
  return refused ? fail([refused]) : change(host, evening, command);
}

export function planRounds(
  { host, evening }: EveningContext,
  command: CommandTo<'plan-rounds'>,
): Answer<'plan-rounds'> {
  const { method, seed } = command.draw;
  return change(host, evening, { ...command, draw: seed === undefined ? { method } : { method, seed } });
}

export const drawTeams = ({ host, evening }: EveningContext, command: CommandTo<'draw-teams'>): Answer<'draw-teams'> =>
  change(host, evening, { ...command, seed: host.chance.word() });

export const givePenalty = (
  { host, evening }: EveningContext,
  command: CommandTo<'give-penalty'>,
): Answer<'give-penalty'> => change(host, evening, { ...command, points: readAmount(command.points) });

export const playOn = (
  { host, evening }: EveningContext,
  { standing, ...command }: CommandTo<'play-on'>,
): Answer<'play-on'> => change(host, evening, { ...command, ...(standing && { standing: standing.map(readAmount) }) });

/** Searches for tables. An earlier search of the same page ends, even if this one is refused. */
export function proposeSeats(
  { host, evening }: EveningContext,
  command: CommandTo<'propose-seats'>,
): Outcome<'propose-seats'> {
  const search = propose(evening.state, command, command.seed ?? host.chance.word());
  return search.ok ? { answer: ok(null), search: search.value } : { answer: search, search: null };
}

export async function exportFile(
  { host, evening }: EveningContext,
  command: CommandTo<'export'>,
): Promise<Answer<'export'>> {
  const game = host.findGame(evening.state.rules.family);
  if (!game.ok) return fail([game.error]);
  const { language } = host.settings.get();
  return ok(
    await exportEvening(evening, command.what, { language, texts: game.value.texts, appVersion: host.appVersion }),
  );
}
