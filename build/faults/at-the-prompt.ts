import type { Fault } from './fault.ts';

const foundBy = {
  file: 'renderer/src/table/state/lifetimes.svelte.test.ts',
  named: 'nothing of one prompt reaches the next',
};

/** Faults by which something that was begun at a table reaches what comes after it. */
export const AT_THE_PROMPT: readonly Fault[] = [
  {
    id: 'late-refusal-at-next-prompt',
    file: 'renderer/src/table/state/prompt.svelte.ts',
    find: '    attempt.answered(answer);\n    return',
    replace: '    this.#around.prompt.refuse(answer);\n    return',
    foundBy,
  },
  {
    id: 'late-answer-frees-next-prompt',
    file: 'renderer/src/table/state/prompt.svelte.ts',
    find: 'this.isSent = false;',
    replace: 'this.#around.prompt.isSent = false;',
    foundBy,
  },
  {
    id: 'refusal-of-another-choice',
    file: 'renderer/src/table/state/prompt.svelte.ts',
    find: 'this.#attempt = new Attempt();\n    this.putBack',
    replace: 'this.putBack',
    foundBy,
  },
  {
    id: 'dropped-words-are-said',
    file: 'renderer/src/table/state/prompt.svelte.ts',
    find: 'this.#plan = null;\n',
    replace: '',
    foundBy,
  },
  {
    id: 'tip-for-next-prompt',
    file: 'renderer/src/table/state/tip.svelte.ts',
    find: 'if (tip) prompt.tip = tip;',
    replace: 'if (tip) this.#table.prompt.tip = tip;',
    foundBy,
  },
  {
    id: 'next-viewer-has-what-was-begun',
    file: 'renderer/src/table/state/board.svelte.ts',
    find: 'this.#viewers.at(this.view.viewer)',
    replace: "this.#viewers.at('spectator')",
    foundBy,
  },
  {
    id: 'next-viewer-reads-what-was-told',
    file: 'renderer/src/table/state/viewer.svelte.ts',
    find: "this.#page.navigation.notice === this.#told) this.#page.say('');",
    replace: "this.#page.navigation.notice !== this.#told) this.#page.say('');",
    foundBy,
  },
  {
    id: 'taken-back-at-another-table',
    file: 'renderer/src/table/state/settling.svelte.ts',
    find: 'if (!answer.ok || ended.aborted) return;\n    // What comes back',
    replace: 'if (!answer.ok) return;\n    // What comes back',
    foundBy,
  },
  {
    id: 'bot-at-another-table',
    file: 'renderer/src/table/flow/flow.svelte.ts',
    find: '      here.stoodIn = ',
    replace: '      this.#app.watch.here.stoodIn = ',
    foundBy,
  },
  {
    id: 'pause-refused-at-next-question',
    file: 'renderer/src/table/flow/flow.svelte.ts',
    find: "this.#matters.at(`${question?.what ?? ''} ${pause?.since ?? ''}`)",
    replace: "this.#matters.at(question?.what === 'again' || pause?.by === 'nobody' ? 'other' : 'same')",
    foundBy,
  },
  {
    id: 'laptop-waits-once-more',
    file: 'renderer/src/table/flow/hotseat.svelte.ts',
    find: 'if (isOver) this.#asking = null;',
    replace: '',
    foundBy,
  },
];
