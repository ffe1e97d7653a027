import type { Json } from '#engine/core/json.ts';
import { firstOfEach } from '#engine/core/lists.ts';
import { commonNote } from '#engine/kernel/entry/common-entries.ts';
import type { Game, Item, Row, Verdict } from '#engine/kernel/score.ts';
import type { Ruleset } from '../ruleset.ts';
import { countsBesideValat } from '../settlement/amounts.ts';

type Fields = Readonly<Record<string, Json>>;

/**
 * What a score writer would note of a played deal (tirol §13): the way back from a row to an entry. What does not count
 * they do not write: a kontra inside one's own side, silence beside a Valat. Nothing where a row is not of a played deal.
 */
export function noteOf(ruleset: Ruleset, row: Row): Json | undefined {
  const note = commonNote(row) ?? playedNote(ruleset, row);
  return note && { ...note, ...(row.notes['fensterbankl'] === true && { fensterbankl: true }) };
}

function playedNote(ruleset: Ruleset, row: Row): Fields | undefined {
  const [game] = row.games;
  const contract = game && ruleset.find(game.contract);
  if (!contract || (row.outcome !== 'played' && row.outcome !== 'conceded')) return undefined;
  if (contract.parties === 'each-for-self') return { contract: game.contract, thirds: thirdsBySeat(row) };
  if (contract.play.id === 'negative') return { games: row.games.map((one) => negative(row, one)) };
  return row.games.length === 1 ? positive(ruleset, row, game, contract.parties === 'calls-partner') : undefined;
}

const thirdsBySeat = ({ measures = [], dealer, table }: Row): readonly (number | null)[] =>
  measures.map((count, seat) => (table === 5 && seat === dealer ? null : count));

function negative({ items }: Row, { declarer, contract, measure = 0 }: Game & Verdict): Json {
  const pairs = items.filter(({ by, doublings }) => by === declarer && doublings.length > 0);
  const kontra = Object.fromEntries(
    pairs.map(({ against: [seat], doublings }) => [String(seat), 2 ** doublings.length]),
  );
  return { declarer, contract, tricks: measure, ...(pairs.length > 0 && { kontra }) };
}

function positive(ruleset: Ruleset, row: Row, game: Game & Verdict, calls: boolean): Fields {
  const { declarer, contract, partner, measure } = game;
  const ours = (seat: number): boolean => seat === declarer || seat === partner;
  const bid = row.items.find(({ about, stage }) => stage === 'bid' && about !== 'game');
  const head = {
    contract,
    declarer,
    ...(calls && { partner: partner ?? (game.with['own'] === true ? declarer : null) }),
    ...(bid && { bird: bid.about }),
  };
  if (row.outcome === 'conceded') return { ...head, conceded: true };
  const factor = (item: Item): number => 2 ** validSteps(item, ours);
  const valat = row.items.some(({ about }) => ruleset.bonus(about)?.kind === 'valat');
  const firsts = firstOfEach(row.items, ({ about, by }) => `${about} ${ours(by)}`);
  const announced = firsts.filter(({ about, stage }) => about !== 'game' && stage !== 'silent');
  const silent = row.items.filter(
    (item) =>
      item.stage === 'silent' &&
      (item.result !== 'lost' || ruleset.options['silent-loss']) &&
      (!valat || countsBesideValat(ruleset, item)),
  );
  const played = row.items.find(({ about }) => about === 'game');
  const kontra = played ? factor(played) : 1;
  return {
    ...head,
    ...(measure === undefined ? { won: game.result === 'made' } : { thirds: measure }),
    ...(announced.length > 0 && {
      announced: announced.map((item) => ({
        id: item.about,
        by: item.by,
        made: item.result === 'made',
        ...(factor(item) > 1 && { kontra: factor(item) }),
      })),
    }),
    ...(silent.length > 0 && {
      silent: silent.map(({ about, by, result }) => ({ id: about, by, made: result === 'made' })),
    }),
    ...(kontra > 1 && { gameKontra: kontra }),
  };
}

/** Doublings up to the first that came from the wrong side. */
function validSteps({ by, doublings }: Item, ours: (seat: number) => boolean): number {
  const wrong = doublings.findIndex((step, i) => (ours(step.by) === ours(by)) !== (i % 2 === 1));
  return wrong < 0 ? doublings.length : wrong;
}
