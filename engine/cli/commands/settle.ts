import { ZERO } from '../../core/rational.ts';
import type { Refusal } from '../../core/refusal.ts';
import { ok } from '../../core/result.ts';
import { text, type Language } from '../../core/text.ts';
import { parseScoreEntry } from '../../kernel/deal/formats.ts';
import { agreedIn, outcomeItem, remarksOf } from '../../kernel/entry/common-entries.ts';
import type { Row } from '../../kernel/score.ts';
import type { FamilyTexts } from '../../kernel/words/texts.ts';
import { foldDeal, setupOf } from '../../series/fold.ts';
import { refuseSituation } from '../../series/situation.ts';
import { refuse, type Command, type Fault } from '../command.ts';
import { prepare, readJsonFile, refuseForm } from '../input.ts';
import { word } from '../say.ts';
import { sizesFor } from '../../tournament/state/played-game.ts';
import { printSettlement, saySettlement } from '../payments.ts';
import { refuseKernel } from '../../kernel/refusals.ts';
import { refuseCli } from '../refusals.ts';
import { printPlace } from '../../core/place.ts';

/** `tarock settle FILE|-`: what a deal recorded at a physical table pays. */
export const SETTLE: Command = {
  id: 'settle',
  usage: 'settle FILE|-',
  says: text('Rechnet einen Spieleintrag vom Papier ab.', 'Settles a score entry from paper.'),
  flags: {},
  args: ['FILE'],
  run(call) {
    const json = readJsonFile(call, call.args[0] ?? '-');
    if (!json.ok) return json;
    const entry = parseScoreEntry(json.value);
    if (!entry.ok) return refuseForm(entry.error);
    const { family, profile, options = {}, situation = {}, deal } = entry.value;
    const ready = prepare({ family, profile, options });
    if (!ready.ok) return ready;
    const { game, rules } = ready.value;
    const { texts } = game;
    const sizes = sizesFor({ options }, game);
    const table = entry.value.table ?? sizes[0] ?? 0;
    if (!sizes.includes(table)) return refuse({ ...refuseKernel('no-such-table', { count: table }), place: 'table' });
    const dealer = entry.value.dealer ?? table - 1;
    if (dealer >= table) return refuse({ ...refuseCli('no-such-seat', { seat: dealer }), place: 'dealer' });
    const row = rules.check(deal, table, dealer);
    if (!row.ok) return refuse(row.error.map(inDeal));
    const lent = refuseSituation(rules, situation, table);
    if (lent.length > 0) return refuseForm(lent);
    const now = { deal: 1, factors: [], pot: ZERO, notes: {}, ...situation };
    const { settlement: items, ends } = foldDeal(rules, setupOf(table, null), row.value, now);
    const paid = { items, seats: table, before: now.pot, ends };
    const lines = saySettlement(paid, texts, call.language);
    return ok({
      json: printSettlement(paid),
      text: [...outcome(row.value, texts, call.language), ...lines].join('\n'),
    });
  },
};

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
  const at = fault.at ? printPlace(fault.at) : 'deal';
  return { ...fault, place: at.startsWith('deal') ? at : `deal.${at}` };
}
