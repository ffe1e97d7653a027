import type { Text } from '../../../core/text.ts';
import type { RulePage } from '../../../kernel/family/definition.ts';

/** A page of what holds in every game. */
export const page = (id: string, title: Text, source: string, lines: readonly Text[]): RulePage => ({
  ...{ id, group: 'basics', title, source, lines },
});
