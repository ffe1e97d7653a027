import { describe, expect, test } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { below, pick, type Rng, seededRng } from '#engine/core/rng.ts';
import { hasDeclarer, unitFor } from '#engine/entry/facts.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { entryOfRow } from '#engine/testing/entry-of-row.ts';
import { isPossible, type PaperBonus, type PaperDeal } from '#engine/testing/naive-possible.ts';
import { simulate } from '#engine/testing/simulate.ts';
import { koenigrufen } from '../game.ts';

/** Deals of each contract; more by `TAROCKABEND_PAPER`. */
const DEALS = Number(process.env['TAROCKABEND_PAPER'] ?? 2);
const SEED = process.env['TAROCKABEND_SEED'] ?? 'paper';
/** Wrong entries that are made of each deal. */
const CHANGES = 24;

/** What refuses by the cards; all other codes refuse by the form of an entry. */
const BY_CARDS: readonly string[] = [
  ...['thirds-not-possible', 'cards-against-points', 'sack-against-points', 'not-for-this-side', 'trick-won-twice'],
  ...['bonuses-contradict', 'valat-missing', 'valat-against-bonus', 'valat-against-points', 'valat-against-result'],
];

interface Written {
  readonly entry: PaperDeal;
  readonly dealer: number;
}

/** Positive deals of a contract that were played to the end, as they would be written down. */
function written(table: TableRules, rules: Rules, contract: string): readonly Written[] {
  const all: Written[] = [];
  simulate({
    ...{ game: koenigrufen, table, seats: 4, deals: DEALS, seed: `${SEED}/${contract}`, contract, unexamined: true },
    onRecord: (record) => {
      const entry = entryOfRow(rules, record);
      if (record.row && isPositive(entry)) all.push({ entry, dealer: record.row.dealer });
    },
  });
  return all;
}

const isPositive = (entry: Json | undefined): entry is Json & PaperDeal =>
  typeof entry === 'object' && entry !== null && 'declarer' in entry && ('won' in entry || 'thirds' in entry);

/** The entry with one or two things changed that somebody may mix up. */
function changed(entry: PaperDeal, ids: readonly string[], rng: Rng): PaperDeal {
  const once = change(entry, ids, rng);
  return rng() < 0.3 ? change(once, ids, rng) : once;
}

function change(entry: PaperDeal, ids: readonly string[], rng: Rng): PaperDeal {
  const { announced = [], silent = [] } = entry;
  const list = pick(['announced', 'silent'] as const, rng);
  const bonuses = list === 'announced' ? announced : silent;
  const at = bonuses.length > 0 ? below(bonuses.length, rng) : -1;
  const withOne = (make: (bonus: PaperBonus) => PaperBonus): PaperDeal => ({
    ...entry,
    [list]: bonuses.map((bonus, i) => (i === at ? make(bonus) : bonus)),
  });
  switch (below(6, rng)) {
    case 0:
      return withOne((bonus) => ({ ...bonus, by: (bonus.by + 1 + below(3, rng)) % 4 }));
    case 1:
      return withOne((bonus) => ({ ...bonus, made: !bonus.made }));
    case 2:
      return { ...entry, [list]: [...bonuses, { id: pick(ids, rng), by: below(4, rng), made: rng() < 0.7 }] };
    case 3:
      return entry.won === undefined ? shifted(entry, rng) : { ...entry, won: !entry.won };
    case 4:
      return shifted(entry, rng);
    default:
      return entry.partner === undefined
        ? shifted(entry, rng)
        : { ...entry, partner: pick([null, ...[1, 2, 3].map((step) => (entry.declarer + step) % 4)], rng) };
  }
}

/** With other card points: a little, across a bound, or any. */
function shifted({ won: _, ...entry }: PaperDeal, rng: Rng): PaperDeal {
  const near = (entry.thirds ?? 105) + below(21, rng) - 10;
  const bound = pick([0, 13, 26, 39, 52, 91, 107, 119, 137, 158, 167, 171, 184, 197, 210], rng) + below(5, rng) - 2;
  const thirds = pick([near, bound, below(211, rng)], rng);
  return { ...entry, thirds: Math.max(0, Math.min(210, thirds)) };
}

describe.each(['tirol-speisezettel', 'ooe-2023'])('paper in %s', (profile) => {
  const table = tableOf(koenigrufen, profile);
  const rules = koenigrufen.rules(table);
  const bonuses = ['pagat', 'uhu', 'kakadu', 'quapil', 'geier', 'ku', 'trull', 'kings', 'sack1', 'sack2', 'valat'];
  const contracts = koenigrufen
    .listing(table)
    .contracts.map(({ id }) => id)
    .filter((id) => unitFor(rules.sheet, id)?.id === 'points' && hasDeclarer(rules.sheet, id));
  const deals = contracts.map((contract) => [contract, written(table, rules, contract)] as const);

  test('as it was played it is taken', () => {
    for (const [contract, all] of deals) {
      expect(all.length, contract).toBeGreaterThan(0);
      for (const { entry, dealer } of all) {
        expect(isPossible(profile, entry), JSON.stringify(entry)).toBe(true);
        expect(rules.check(entry as unknown as Json, 4, dealer), JSON.stringify(entry)).toMatchObject({ ok: true });
      }
    }
  });

  test('changed, it is refused where no cards can have brought it about, and only there', () => {
    const met = { taken: 0, byCards: 0 };
    for (const [contract, all] of deals)
      for (const [i, { entry, dealer }] of all.entries()) {
        const rng = seededRng(`${SEED}/${contract}/${i}/changes`);
        for (let n = 0; n < CHANGES; n++) {
          const wrong = changed(entry, bonuses, rng);
          const checked = rules.check(wrong as unknown as Json, 4, dealer);
          const codes = checked.ok ? [] : checked.error.map(({ code }) => code);
          const shown = `${dealer} ${JSON.stringify(wrong)} ${codes.join()}`;
          if (checked.ok) met.taken++;
          else if (codes.some((code) => BY_CARDS.includes(code))) met.byCards++;
          else continue;
          expect(isPossible(profile, wrong), shown).toBe(checked.ok);
        }
      }
    // The changes reach both.
    expect(met.taken).toBeGreaterThan(DEALS * 10);
    expect(met.byCards).toBeGreaterThan(DEALS * 10);
  });

  test('a game of the forehand is of nobody else', () => {
    for (const [contract, all] of deals)
      for (const { entry, dealer } of all) {
        const isForehands = ['rufer', 'sechserdreier'].includes(contract);
        const moved = rules.check(entry as unknown as Json, 4, (dealer + 1) % 4);
        const codes = moved.ok ? [] : moved.error.map(({ code }) => code);
        expect(codes, JSON.stringify(entry)).toEqual(isForehands ? ['forehands-game'] : []);
      }
  });
});
