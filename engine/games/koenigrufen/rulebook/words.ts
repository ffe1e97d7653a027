import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';

/** Names as people list them. */
export const listed = (names: readonly Text[]): Text =>
  text(names.map(({ de }) => de).join(', '), names.map(({ en }) => en).join(', '));

/** A page of what holds in every game. */
export const basicPage = (id: string, title: Text, source: string, lines: readonly Text[]): RulePage => ({
  id,
  group: 'basics',
  title,
  source,
  lines,
});
