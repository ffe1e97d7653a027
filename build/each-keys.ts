import type { Rule } from 'eslint';

/** Names of what is read on the screen. */
const READ = ['text', 'texts', 'sentence', 'line', 'words', 'label', 'what', 'head', 'de', 'en'];

const NAMES = `/^(${READ.join('|')})$/`;

/**
 * A list whose keys are words breaks the page when two of its lines read alike: an id or a place tells them apart.
 * Svelte throws `each_key_duplicate`, and nothing of the list is drawn.
 */
export const eachKeys: Rule.RuleModule = {
  meta: { type: 'problem', messages: { words: 'Two lines may read alike: key them by an id or their place.' } },
  create: (context) => ({
    [`SvelteEachBlock > :matches(Identifier[name=${NAMES}], MemberExpression[property.name=${NAMES}]).key`](
      node: Rule.Node,
    ) {
      context.report({ node, messageId: 'words' });
    },
  }),
};
