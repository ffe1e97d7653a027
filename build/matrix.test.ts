import { expect, test } from 'vitest';
import { text } from '#engine/core/text.ts';
import { bavarian } from '#engine/games/bavarian/game.ts';
import { matrixOf } from './matrix/lines.ts';

test('what was never played, and what no profile has, is a gap', () => {
  const [first] = bavarian.profiles;
  const contracts = { ...bavarian.texts.contracts, nobody: text('Niemand', 'Nobody') };
  const games = [{ ...bavarian, profiles: first ? [first] : [], texts: { ...bavarian.texts, contracts } }];
  const { gaps } = matrixOf({ games, reaches: [] });
  expect(gaps).toContain('bavarian: no profile has the contract nobody');
  expect(gaps).toContain(`bavarian ${String(first?.id)}, contract solo: not played`);
  expect(gaps).toContain(`bavarian ${String(first?.id)}, contract solo: not second scorer`);
});
