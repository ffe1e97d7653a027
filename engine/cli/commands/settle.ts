import { isEqual } from '#engine/core/equal.ts';
import { printPlace, type RefusalPlace } from '#engine/core/place.ts';
import { ZERO } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { ok, type Result } from '#engine/core/result.ts';
import { type Language, text } from '#engine/core/text.ts';
import { parseScoreEntry } from '#engine/kernel/deal/formats.ts';
import { agreedIn, outcomeItem, remarksOf } from '#engine/kernel/entry/common-entries.ts';
import type { ResolvedRules } from '#engine/kernel/family/resolve-rules.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import type { Row, Situation } from '#engine/kernel/score.ts';
import type { FamilyTexts } from '#engine/kernel/words/texts.ts';
import { foldDeal, setupOf } from '#engine/series/fold.ts';
import { refuseSituation } from '#engine/series/situation.ts';
import { sizesFor } from '#engine/tournament/state/played-game.ts';
import { type Call, type Command, type Fault, type Faults, refuse } from '../command.ts';
import { textFlag } from '../flags.ts';
import { prepare, readJsonFile, refuseForm } from '../input.ts';
import { printSettlement, saySettlement } from '../payments.ts';
import { refuseCli } from '../refusals.ts';
import { word } from '../say.ts';

/** `tarock settle FILE|-`: what a deal recorded at a physical table pays. */
export const SETTLE: Command = {
  id: 'settle',
  usage: 'settle FILE|- [--corrects FILE [--in-time]]',
  says: text('Rechnet einen Spieleintrag vom Papier ab.', 'Settles a score entry from paper.'),
  flags: { corrects: { type: 'string' }, 'in-time': { type: 'boolean' } },
  args: ['FILE'],
  run(call) {
    const read = readEntry(call, call.args[0] ?? '-');
    if (!read.ok) return read;
    const { agreed, seats, row, situation } = read.value;
    const { rules, game } = agreed;
    const { texts } = game;
    const late = lateIn(call, read.value);
    if (!late.ok) return late;
    const lent = refuseSituation(rules, situation, seats);
    if (lent.length > 0) return refuseForm(lent);
    const now = { deal: 1, factors: [], pot: ZERO, notes: {}, ...situation };
    const { settlement: items, ends } = foldDeal(rules, setupOf(seats, null), row, now);
    const paid = { items, seats, before: now.pot, ends };
    const lines = saySettlement(paid, texts, call.language);
    return ok({
      json: printSettlement(paid),
      text: [...outcome(row, texts, call.language), ...lines].join('\n'),
    });
  },
};

/** A score entry as the rules that it names read it. */
interface Read {
  readonly agreed: ResolvedRules;
  readonly seats: number;
  readonly row: Row;
  readonly situation: Partial<Situation>;
}

function readEntry(call: Call, path: string): Result<Read, Faults> {
  const json = readJsonFile(call, path);
  if (!json.ok) return json;
  const entry = parseScoreEntry(json.value);
  if (!entry.ok) return refuseForm(entry.error);
  const { family, profile, options = {}, situation = {}, deal } = entry.value;
  const ready = prepare({ family, profile, options });
  if (!ready.ok) return ready;
  const { game, rules } = ready.value;
  const sizes = sizesFor({ options }, game);
  const seats = entry.value.table ?? sizes[0] ?? 0;
  if (!sizes.includes(seats)) return refuse({ ...refuseKernel('no-such-table', { count: seats }), place: 'table' });
  const dealer = entry.value.dealer ?? seats - 1;
  if (dealer >= seats) return refuse({ ...refuseCli('no-such-seat', { seat: dealer }), place: 'dealer' });
  const row = rules.check(deal, seats, dealer);
  return row.ok ? ok({ agreed: ready.value, seats, row: row.value, situation }) : refuse(row.error.map(inDeal));
}

/** With `--corrects`: what the entry adds to an earlier one whose table has gone on, unless it was said in time. */
function lateIn(call: Call, { agreed, seats, row }: Read): Result<null, Faults> {
  const corrects = textFlag(call, 'corrects');
  const isConfirmed = call.flags['in-time'] === true;
  if (corrects === undefined) return isConfirmed ? refuse(refuseCli('missing-flag', { text: '--corrects' })) : ok(null);
  const before = readEntry(call, corrects);
  if (!before.ok) return before;
  if (!isEqual(before.value.agreed.table, agreed.table) || before.value.seats !== seats)
    return refuse(refuseCli('other-table', { text: corrects }));
  const late = agreed.rules.late?.(before.value.row, row) ?? [];
  if (isConfirmed) return late.length > 0 ? ok(null) : refuse(refuseCli('nothing-late', { text: '--in-time' }));
  return late.length > 0 ? refuse(late.map(inDeal)) : ok(null);
}

/** The outcome of a deal that was not simply played (conceded, annulled, a Renonce), the reason, and who decided it. */
function outcome(row: Row, { items }: FamilyTexts, language: Language): readonly string[] {
  const name = items[outcomeItem(row)];
  const agreed = agreedIn(row);
  const { reason, referee } = remarksOf(row);
  return [
    ...(name ? [agreed ? `${name[language]}: ${agreed.name}` : name[language]] : []),
    ...(reason === undefined ? [] : [`${word('reason', language)}: ${reason}`]),
    ...(referee === undefined ? [] : [`${word('referee', language)}: ${referee}`]),
  ];
}

/** Families name places within the entry; in the file it is under `deal`. */
function inDeal(fault: Refusal): Fault {
  const at = fault.at ? pathOf(fault.at) : 'deal';
  return { ...fault, place: at.startsWith('deal') ? at : `deal.${at}` };
}

const pathOf = (at: RefusalPlace): string => ('item' in at ? (at.where ?? 'deal') : printPlace(at));
