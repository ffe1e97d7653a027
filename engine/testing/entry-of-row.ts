import type { Json } from '../core/json.ts';
import type { Game, Item, Row, Verdict } from '../kernel/score.ts';
import type { DealRecord } from '../kernel/types.ts';
import { findGame } from '../games/index.ts';
import { contractNamed, POSSESSION } from './naive-prices.ts';

/**
 * What a score writer at a table of Königrufen would note of a finished deal (tirol §13): the way back from a row to an
 * entry. What does not count he does not write: a kontra inside one's own side, silence beside a Valat.
 */
export function entryOfRow({ row, ...deal }: DealRecord): Json | undefined {
  if (deal.family !== 'koenigrufen' || !row) return undefined;
  const [game] = row.games;
  if (!game) return { contract: 'annulled' };
  if (game.contract === 'trischaken') return { contract: 'trischaken', thirds: thirdsBySeat(row) };
  if (contractNamed(game.contract).kind === 'N') return { games: row.games.map((one) => negative(row, one)) };
  return positive(row, game, deal);
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

function positive(row: Row, game: Game & Verdict, deal: Omit<DealRecord, 'row'>): Json {
  const { declarer, contract, partner, measure } = game;
  const ours = (seat: number): boolean => seat === declarer || seat === partner;
  const bid = row.items.find(({ about, stage }) => stage === 'bid' && about !== 'game');
  const head = {
    contract,
    declarer,
    ...(callsPartner(deal, contract) && { partner: partner ?? (game.with['own'] === true ? declarer : null) }),
    ...(bid && { bird: bid.about }),
  };
  if (row.outcome === 'conceded') return { ...head, conceded: true };
  const factor = (item: Item): number => 2 ** validSteps(item, ours);
  const valat = row.items.some(({ about }) => about === 'valat');
  const announced = row.items.filter(
    (item, i) =>
      item.about !== 'game' &&
      item.stage !== 'silent' &&
      row.items.findIndex((other) => other.about === item.about && ours(other.by) === ours(item.by)) === i,
  );
  const silent = row.items.filter((item) => item.stage === 'silent' && isNoted(item, valat, deal));
  const played = row.items.find(({ about }) => about === 'game');
  const kontra = played ? factor(played) : 1;
  return {
    ...head,
    ...(deal.now.deal % 2 === 0 && measure !== undefined ? { thirds: measure } : { won: game.result === 'made' }),
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

function isNoted(
  { about, result }: Item & Verdict,
  valat: boolean,
  { profile, options }: Omit<DealRecord, 'row'>,
): boolean {
  if (result === 'lost' && options['silent-loss'] === false) return false;
  if (!valat || about === 'valat') return true;
  return profile !== 'ooe-2023' && !POSSESSION.includes(about);
}

function callsPartner({ family, profile, options, rulesVersion }: Omit<DealRecord, 'row'>, contract: string): boolean {
  const game = findGame(family);
  if (!game.ok) return false;
  const { contracts } = game.value.listing({ family, profile, options, rulesVersion });
  return contracts.some(({ id, form }) => id === contract && form.parties === 'calls-partner');
}
