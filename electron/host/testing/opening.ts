import { testChance } from '#electron/testing/chance/seeds.ts';
import { ZERO } from '#engine/core/rational.ts';
import { findGame } from '#engine/games/index.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { shuffle } from '../table/chance.ts';

/** Forehand's view at the beginning of a deal of Königrufen. */
export function opening(): { seen: View; table: TableRules } {
  const game = findGame('koenigrufen');
  const table = game.ok ? game.value.tableRules('tirol-speisezettel', {}) : game;
  if (!game.ok || !table.ok) throw new Error('no rules');
  const rules = game.value.rules(table.value);
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const dealt = start(rules, { table: 4, dealer: 0, deck: shuffle(rules.pack.cards, testChance()), now });
  if (!dealt.ok) throw new Error(dealt.error.code);
  return { seen: view(rules, dealt.value, 1), table: table.value };
}
