import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { BonusId } from '../bonuses/index.ts';
import type { Contract, Each } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';

/** Names as people list them. */
export const listed = (names: readonly Text[]): Text =>
  text(names.map(({ de }) => de).join(', '), names.map(({ en }) => en).join(', '));

/** The same of games; `said`: how each is called. */
export const namesOf = (
  contracts: readonly Contract[],
  said: (contract: Contract) => Text = ({ name }) => name,
): Text => listed(contracts.map(said));

/** A page of what holds in every game. */
export const basicPage = (id: string, title: Text, source: string, lines: readonly Text[]): RulePage => ({
  id,
  group: 'basics',
  title,
  source,
  lines,
});

/** Thirds in words. */
export function thirdsSaid(thirds: number): Text {
  const [points, left] = [Math.floor(thirds / 3), thirds % 3];
  return text(`${points} Punkte und ${left} Blatt`, `${points} points and ${left} Blatt`);
}

/** Whether a bonus may be announced in any game of the table. */
export const isDeclarable = (ruleset: Ruleset, id: BonusId): boolean =>
  ruleset.contracts.some((contract) => ruleset.declarable(contract).includes(id));

/** The games of the table that everybody plays alone. */
export const aloneIn = ({ contracts }: Ruleset): readonly Each[] =>
  contracts.filter((contract): contract is Each => contract.kind === 'each');
