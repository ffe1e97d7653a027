import type { Seat } from '#engine/core/seat.ts';
import { hasDeclarer } from '#engine/entry/facts.ts';
import { agreedIn } from '#engine/kernel/entry/common-entries.ts';
import { countedStage, doublingCode, type LineItem, type Row } from '#engine/kernel/score.ts';
import type { DealResult } from '#engine/tournament/state/types.ts';
import type { Words } from '#page/i18n/words.ts';
import { type GameWords, gameWords } from '../game-words.ts';
import { linesOf, type SheetLine } from '../lines.ts';
import { gameRemarks, outcomeWords, remarkWords } from '../outcome-words.ts';

/** One declarer's game as a scorer notes it. */
interface NotedGame extends Pick<GameWords, 'contract' | 'who'> {
  readonly result?: 'made' | 'lost' | 'draw';
  /** The family's number and what was said about the game: `38 Punkte`, `Kontra`, `geschliffen`. */
  readonly notes: readonly string[];
}

/** A deal in the few words of a score sheet. */
export interface DealWords {
  readonly games: readonly NotedGame[];
  /** What was paid besides the game: `Pagat angesagt`, `Trull still, verloren (Doris)`. */
  readonly extras: readonly string[];
}

/** A deal of which something is to be said, and what was paid for it. */
interface Paid {
  readonly row: Row;
  readonly paid: readonly LineItem[];
  readonly lines: readonly SheetLine[];
  readonly names: readonly string[];
}

/** Puts a deal into the words of the sheet; only what was paid is named. */
export function dealWords({ row, settlement }: DealResult, names: readonly string[], words: Words): DealWords {
  // The pot has a column of its own, and what was paid beside the deal a row.
  const paid = settlement.filter(({ only, beside }) => only !== 'kassa' && beside === undefined);
  const lines = linesOf(row, paid, names.length, words);
  const { t } = words;
  const agreed = agreedIn(row);
  const contracts = row.games.map(({ contract }) => contract);
  const extras = lines
    .filter(({ code }) => !contracts.includes(code) && !(agreed && code === row.outcome))
    .map((line) => extra(line, row, names, words));
  return {
    games: row.games.map((game) => notedGame(game, { row, paid, lines, names }, words)),
    extras: [
      ...(row.outcome === 'annulled' ? [t.runningSheet.annulled] : []),
      ...outcomeWords(row, names, words),
      ...new Set(extras),
      ...remarkWords(row, words),
    ],
  };
}

function notedGame(game: Row['games'][number], deal: Paid, words: Words): NotedGame {
  const { row, paid, names } = deal;
  const { contract, who, measure } = gameWords(game, row, names, words);
  if (who === undefined) return { contract, notes: [] };
  // Whatever ended the deal, it was not the cards.
  const open = row.outcome !== 'played' && game.result === 'draw';
  return {
    contract,
    who,
    ...(!open && { result: game.result }),
    notes: [
      ...(measure === undefined || open ? [] : [measure]),
      ...gameRemarks(row, paid, words),
      ...kontraOn(game, deal, words),
    ],
  };
}

/** The final kontra on a game, and who began it if each opponent doubles separately. */
function kontraOn(
  { declarer, contract }: Row['games'][number],
  { row, lines, names }: Paid,
  words: Words,
): readonly string[] {
  const valid = new Set(
    lines.filter(({ code }) => code === contract).flatMap(({ factors }) => factors.map(({ code }) => code)),
  );
  return row.items
    .filter(({ about, by }) => about === 'game' && by === declarer)
    .flatMap(({ doublings, against }) => {
      const last = doublings.findLast(({ step }) => valid.has(step));
      if (!last) return [];
      const said = words.item(last.step);
      return against.length === 1 ? [`${said} (${names[against[0] ?? 0] ?? ''})`] : [said];
    });
}

function extra(line: SheetLine, row: Row, names: readonly string[], words: Words): string {
  const { t } = words;
  const opponent = line.by === undefined ? undefined : opponentNamed(line.by, row, names, words);
  const said = line.stage === undefined ? '' : ` ${t.sheet[countedStage(line.stage)]}`;
  const paid = [
    `${line.name}${said}`,
    ...(line.result === 'lost' ? [t.sheet.lost] : []),
    ...doubledIn(line, row).map((code) => words.item(code)),
  ].join(', ');
  const who = opponent ?? winnersAlone(line, row, names, words);
  return who === undefined ? paid : `${paid} (${who})`;
}

/** Who has it, if not the declarer's side: somebody, or all of the others. */
function opponentNamed(
  by: NonNullable<SheetLine['by']>,
  row: Row,
  names: readonly string[],
  { t }: Words,
): string | undefined {
  if (typeof by === 'number') return isDeclarers(row, by) ? undefined : names[by];
  return by === 'opponents' ? t.sheet.sides[by] : undefined;
}

/** The last step that a line was doubled with, and before it one that was said early: all that follow count otherwise then. */
function doubledIn({ factors }: SheetLine, { items }: Row): readonly string[] {
  const doublings = items.flatMap((item) => item.doublings);
  const steps = new Set(doublings.map(doublingCode));
  const early = new Set(doublings.filter((one) => one.early).map(doublingCode));
  const said = factors.map(({ code }) => code).filter((code) => steps.has(code));
  return said.filter((code, i) => i === said.length - 1 || early.has(code));
}

/** Who got something in a game that everybody plays alone, if they are not most of the table. */
function winnersAlone(
  { bySeat }: SheetLine,
  { games: [game], outcome }: Row,
  names: readonly string[],
  { rules }: Words,
): string | undefined {
  if (!game || !rules || outcome !== 'played' || hasDeclarer(rules.sheet, game.contract)) return undefined;
  const winners = bySeat.flatMap(({ n }, seat) => (n > 0 ? (names[seat] ?? '') : []));
  return winners.length === 0 || 2 * winners.length > names.length ? undefined : winners.join(', ');
}

const isDeclarers = ({ games }: Row, seat: Seat): boolean =>
  games.some(({ declarer, partner }) => declarer === seat || partner === seat);
