import type { Answer } from '#electron/protocol/answers.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import { dealing, record, replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { type FindGame, resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import { decide } from '#engine/tournament/deciders/decide.ts';
import { FREE_PLACE } from '#engine/tournament/deciders/free-table.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { tableAt } from '#engine/tournament/state/places.ts';
import { playedGame } from '#engine/tournament/state/played-game.ts';
import type { CommandTo } from '../outcome.ts';
import { type Evening, isRunning, keyOf, recordKey } from '../state/evening-state.ts';
import { momentOf } from '../state/moment.ts';
import { isSealed, revealed } from './fair.ts';
import { replayed } from './rewind.ts';
import { dealRecorded, perform, type TableContext } from './tables.ts';

type Refusals = readonly Refusal[];

/** The public record of a finished deal that was played here. */
export function readRecord(evening: Evening, place: TablePlace, deal: number): Result<DealRecord, Refusals> {
  const found = tableAt(evening.state, place);
  if (!found.ok) return fail([found.error]);
  const live = evening.deals.get(keyOf(place));
  if (isRunning(live) && live.dealt.deal === deal) return fail([refuseHost('deal-not-finished', { deal })]);
  const kept = evening.records.get(recordKey(place, deal));
  if (!kept || deal > found.value.results.length) return fail([refuseHost('deal-not-recorded', { deal })]);
  if (isSealed(evening.state, kept.dealt)) return fail([refuseHost('deal-sealed', { round: place.round })]);
  const fair = revealed(evening, kept.dealt);
  const { deck, sinceShuffle } = kept.dealt;
  return ok({
    ...record(evening.rules, evening.state.rules, deck, replayed(evening, kept)),
    ...(fair && { fair }),
    ...(fair && sinceShuffle && { sinceShuffle }),
  });
}

/** Opens a free table that replays a recorded deal, from its beginning or from some moment of it. */
export function playRecord(
  context: TableContext & { readonly findGame: FindGame },
  command: CommandTo<'play-record'>,
): Answer<'play-record'> {
  const parsed = parseRecord(command.record);
  if (!parsed.ok) return parsed;
  const { table, dealer, deck, now, actions } = parsed.value;
  const ready = resolveRules(context.findGame, parsed.value);
  if (!ready.ok) return fail([ready.error]);
  const { table: rules } = ready.value;
  const setup = { table, dealer, deck, now };
  const dealt = dealing(ready.value.rules, setup, actions);
  if (!dealt.ok) return fail([dealt.error.refusal]);
  // The same cards in the same hands: how they were cut and dealt is not asked again.
  const from = Math.max(command.from, dealt.value.actions);
  const begun = replay(ready.value.rules, setup, actions, from);
  if (!begun.ok) return fail([begun.error.refusal]);
  const id = context.chance.word();
  const { name, players } = command;
  const opened = decide(
    null,
    { type: 'open-table', id, name, players, rules, game: playedGame(ready.value), deals: 1 },
    momentOf(context),
  );
  if (!opened.ok) return opened;
  context.ledger.recordEvents(id, opened.value);
  const evening = context.ledger.evenings.get(id);
  if (!evening) throw new Error('a table was opened and is not there');
  dealRecorded(context, evening, FREE_PLACE, { dealer, deck, now });
  for (const deed of actions.slice(0, from)) {
    const done = perform(context, evening, FREE_PLACE, deed);
    if (!done.ok) return done;
  }
  return ok({ evening: id });
}
