import type { Text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';

/** A page of what holds in every game. */
export const page = (id: string, title: Text, source: string, lines: readonly Text[]): RulePage => ({
  ...{ id, group: 'basics', title, source, lines },
});
