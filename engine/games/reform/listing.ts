import type { Listed } from '#engine/kernel/family/family.ts';
import type { Amounts } from '#engine/kernel/score.ts';
import { type Amount, BONUSES } from './bonuses/index.ts';
import type { Contract } from './contracts/contract.ts';
import type { Ruleset } from './ruleset.ts';
import { dearestOf, missed } from './settlement/prices.ts';

/** What a table offers, for screens and documents. */
export const listed = (ruleset: Ruleset): Listed => ({
  contracts: ruleset.contracts.map((contract) => ({
    id: contract.id,
    value: valueOf(ruleset, contract),
    source: contract.source,
    ...(contract.bird !== undefined && { bonus: contract.bird }),
  })),
  bonuses: ruleset.bonuses.map((id) => ({ id, source: 'reform §6.1', amounts: amountsOf(ruleset, id) })),
});

/** What each pair settles, and what it costs if that is another amount; at most, where that depends on how far somebody came. */
function valueOf({ options }: Ruleset, contract: Contract): string {
  const { worth } = contract;
  switch (contract.kind) {
    case 'positive':
      if (contract.squared) return `≤ ${worth}`;
      return either(worth, contract.train ? missed(options, worth, contract.train) : contract.lost);
    case 'negative':
    case 'sharing':
    case 'first-and-last':
    case 'passing':
      return either(worth, contract.lost);
    case 'pictures':
      return either(worth, contract.dearer);
    case 'emptying':
      return `≤ ${dearestOf(contract)}`;
    case 'each':
      return contract.dearer === 'less-tricks' ? `≤ ${worth}` : either(worth, contract.dearer?.fromEnough);
  }
}

const either = (worth: number, other = worth): string => (other === worth ? String(worth) : `${worth} / ${other}`);

/** A bonus counts announced only where something is played in which it can be declared. */
function amountsOf(ruleset: Ruleset, id: Ruleset['bonuses'][number]): Amounts {
  const { silent, declared } = BONUSES[id];
  const isDeclarable = ruleset.contracts.some((contract) => ruleset.everDeclarable(contract).includes(id));
  return { ...(silent && { silent: shown(silent) }), ...(declared && isDeclarable && { announced: shown(declared) }) };
}

/** Points, or a number of times what the game would bring. */
function shown(amount: Amount): string {
  if ('points' in amount) return String(amount.points);
  const whole = Math.floor(amount.times);
  return `×${whole}${amount.times > whole ? '½' : ''}`;
}
