/**
 * How the host's process is started. Messages to 250 devices are short-lived, so a small young generation and an old
 * one that is collected before it has doubled save a third of the memory, and cost no time (`npm run bench:lan`).
 */
const SMALL_YOUNG = '--max-semi-space-size=2';

/** In the app: only flags that Node itself documents, because an unknown one keeps the host from starting. */
export const APP_FLAGS = [SMALL_YOUNG] as const;

/** Under plain Node, whose engine is the one it was tested with. */
export const NODE_FLAGS = [SMALL_YOUNG, '--heap-growing-percent=75'] as const;
