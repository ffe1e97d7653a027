/**
 * How the host's process is started. A small young generation: with 250 devices in the room the host holds a third less
 * memory, since what it tells them is soon forgotten (`npm run bench:lan`).
 */
export const HOST_FLAGS = ['--max-semi-space-size=4'] as const;
