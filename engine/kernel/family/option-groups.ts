import type { Complete } from '#engine/core/complete.ts';
import type { Text } from '#engine/core/text.ts';

/** Options of a form under a heading. */
interface OptionGroup<Id extends string> {
  readonly name: Text;
  readonly options: readonly Id[];
}

/** The form of a family's options: if one of them stands under no heading, it does not compile. */
export const optionGroups =
  <Id extends string>() =>
  <const G extends readonly OptionGroup<Id>[]>(groups: G & Complete<Id, G[number]['options'][number]>): G =>
    groups;
