import { type Text, text } from '#engine/core/text.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { suitsAt } from './names.ts';

/** The games that a call leaves open; bidders may raise their own bid only where that is agreed. */
export const openAfter = (ruleset: Ruleset, level: number): readonly Contract[] =>
  ruleset.contracts.filter(
    (contract) =>
      ruleset.levelOf(contract) >= level &&
      (ruleset.options['self-raise'] !== 'none' || ruleset.leastOf(contract) <= level),
  );

/** The points that a call commits to, where more than 61 may be bid for. */
export function targetAfter(ruleset: Ruleset, level: number): number | undefined {
  const open = openAfter(ruleset, level);
  const [only] = open;
  return open.length === 1 && only?.targets ? only.targets[level - ruleset.leastOf(only)] : undefined;
}

/** Games as people list them; `target`: the points that the last one is for. */
export function listOf(contracts: readonly Contract[], target?: number): Text {
  const open = contracts.map(({ id }) => nameOf(TEXTS.contracts, id));
  const list = (names: readonly string[], or: string): string =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1) ?? ''}`;
  const [points, of] = target === undefined ? ['', ''] : [` mit mindestens ${target} Augen`, ` for ${target} points`];
  return text(list(open.map(({ de }) => de), 'oder') + points, list(open.map(({ en }) => en), 'or') + of); // prettier-ignore
}

/** What the cheapest of some games costs; `from` where others cost more. */
export function leastPrice({ options }: Ruleset, open: readonly Contract[]): Text {
  const [first, ...others] = open.map(({ price }) => price.said(options));
  if (!first) return text('–', '–');
  return others.every(({ de }) => de === first.de) ? first : text(`ab ${first.de}`, `from ${first.en}`);
}

/** The suit that is trumps in a game whatever the declarer says; `undefined`: it is named, or there are none. */
export function fixedTrump({ options }: Ruleset, contract: Contract): Text | undefined {
  const [only, other] = contract.trumps(options);
  return only !== undefined && other === undefined ? suitsAt(options)[only] : undefined;
}

/** What a game is, in one sentence. */
export function lineOf(ruleset: Ruleset, contract: Contract, target: number): Text {
  const trump = fixedTrump(ruleset, contract);
  if (contract.goal.counts === 'tricks')
    return text(
      'Kein einziger Stich, ohne Stock und ohne Trumpf; der Zehner ist niedrig.',
      'Not a single trick, without the stock and without trumps; the ten is low.',
    );
  if (!contract.usesStock)
    return text(
      `Aus der Hand, ohne den Stock anzusehen${trump ? `, Trumpf ist ${trump.de}` : ''}; mindestens ${target} Augen.`,
      `From the hand, without looking at the stock${trump ? `, ${trump.en} are trumps` : ''}; at least ${target} points.`,
    );
  return trump
    ? text(
        `Mit drei Karten aus dem Stock, Trumpf ist ${trump.de}; mindestens ${target} Augen.`,
        `With three cards from the stock, ${trump.en} are trumps; at least ${target} points.`,
      )
    : text(
        'Mit drei Karten aus dem Stock, Trumpf nach dem Weglegen; mindestens 61 Augen.',
        'With three cards from the stock, trumps named after laying away; at least 61 points.',
      );
}
