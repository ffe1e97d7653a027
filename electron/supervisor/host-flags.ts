/**
 * How the host's process is started. What it tells 250 devices is soon forgotten, so a small young generation and an old
 * one that is swept before it has doubled hold a third less memory, and cost no time (`npm run bench:lan`).
 */
const SMALL_YOUNG = '--max-semi-space-size=2';

/** In the app: what Node itself documents, for a flag that the runtime does not know keeps the host from starting. */
export const APP_FLAGS = [SMALL_YOUNG] as const;

/** Under plain Node, whose engine is the one it was tried with. */
export const NODE_FLAGS = [SMALL_YOUNG, '--heap-growing-percent=75'] as const;
