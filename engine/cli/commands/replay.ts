import { isDeepStrictEqual } from 'node:util';
import type { Json } from '#engine/core/json.ts';
import { ok, type Result } from '#engine/core/result.ts';
import { type Language, text } from '#engine/core/text.ts';
import { printSituation } from '#engine/kernel/deal/formats.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord, Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { ResolvedRules } from '#engine/kernel/family/resolve-rules.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import { refuseRange } from '#engine/series/situation.ts';
import { type Call, type Command, type Faults, type Output, refuse } from '../command.ts';
import { numberFlag, readRecord, refuseForm } from '../input.ts';
import { printSettlement, saySettlement } from '../payments.ts';
import { refuseCli } from '../refusals.ts';
import { nameOf, word } from '../say.ts';

/** `tarock replay FILE|-`: plays a recorded deal again. */
export const REPLAY: Command = {
  id: 'replay',
  usage: 'replay FILE|- [--at N] [--seat S]',
  says: text(
    'Spielt einen aufgeschriebenen Verlauf nach: Stand nach N Handlungen, Sicht eines Platzes, Abrechnung.',
    'Replays a deal record: the state after N actions, the view of a seat, the settlement.',
  ),
  flags: { at: { type: 'string' }, seat: { type: 'string' } },
  args: ['FILE'],
  run(call) {
    const read = readRecord(call);
    return read.ok ? replayed(call, read.value.record, read.value.ready) : read;
  },
};

function replayed(call: Call, record: DealRecord, { game, rules }: ResolvedRules): Result<Output, Faults> {
  const { table, actions, now } = record;
  if (!game.tables.includes(table))
    return refuse({ ...refuseKernel('no-such-table', { count: table }), place: 'table' });
  const wild = refuseRange(now, 'now');
  if (wild.length > 0) return refuseForm(wild);
  const at = numberFlag(call, 'at', 0);
  if (!at.ok) return refuse(at.error);
  const upTo = at.value ?? actions.length;
  if (upTo > actions.length) return refuse(refuseCli('no-such-action', { text: `--at ${upTo}` }));
  const seat = numberFlag(call, 'seat', 0, table - 1);
  if (!seat.ok) return refuse(seat.error);
  const played = replay(rules, record, actions, upTo);
  if (!played.ok) {
    const { index, refusal: why } = played.error;
    return refuse({ ...why, place: index < 0 ? 'deck' : `actions.${index}` });
  }
  const s = played.value;
  const end = endOf(rules, record, s, upTo);
  if (!end.ok) return end;
  const seen = view(rules, s, seat.value ?? 'open');
  const paid = { seats: table, before: now.pot };
  return ok({
    json: {
      at: upTo,
      of: actions.length,
      ...(seat.value === undefined ? { state: printState(s) } : { view: seen as unknown as Json }),
      ...(end.value && {
        row: end.value.row as unknown as Json,
        settlement: printSettlement({ ...paid, items: end.value.items }),
      }),
    },
    text: [
      `${upTo} / ${actions.length} ${word('actions', call.language)}`,
      ...sayView(seen, game, call.language),
      ...(end.value ? saySettlement({ ...paid, items: end.value.items }, game.texts, call.language) : []),
    ].join('\n'),
  });
}

interface Settled {
  readonly row: Row;
  readonly items: readonly LineItem[];
}

/** The result of a finished deal; refused if the record disagrees. */
function endOf(
  rules: Rules,
  { actions, row, settlement }: DealRecord,
  s: State,
  upTo: number,
): Result<Settled | undefined, Faults> {
  if (upTo < actions.length) return ok(undefined);
  if (s.end !== 'settle')
    return row || settlement
      ? refuseForm([refuseCli('not-finished', { field: row ? 'row' : 'settlement' })])
      : ok(undefined);
  const read = rules.read(s);
  if (row && !isDeepStrictEqual(row, read)) return refuseForm([refuseKernel('row-differs', { field: 'row' })]);
  const items = rules.settle(read, s.now);
  if (settlement && !isDeepStrictEqual(settlement, items))
    return refuseForm([refuseKernel('settlement-differs', { field: 'settlement' })]);
  return ok({ row: read, items });
}

/** A state in file form: exact amounts are strings. */
const printState = (s: State): Json => ({
  ...(s as unknown as Readonly<Record<string, Json>>),
  now: printSituation(s.now),
});

function sayView(seen: View, { texts }: GameDefinition, language: Language): readonly string[] {
  const phase = seen.phase === null ? word('over', language) : nameOf(texts.phases, seen.phase, language);
  const said = seen.history.flatMap((event) =>
    event.type === 'said' ? [`  ${String(event.by)}: ${event.action ? wordsOf(event.action) : '…'}`] : [],
  );
  return [
    `${word('phase', language)}: ${phase}`,
    `${word('cards', language)}:`,
    ...Object.entries(seen.zones).map(([zone, cards]) => `  ${zone}: ${cards.map((card) => card ?? '–').join(' ')}`),
    `${word('history', language)}:`,
    ...said,
    ...(seen.offers.length > 0 ? [`${word('offers', language)}: ${JSON.stringify(seen.offers)}`] : []),
  ];
}

const wordsOf = (action: object): string =>
  Object.values(action)
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .join(' ');
