/** For flows whose pages may move as they do for most people: `test.use(IN_MOTION)`. In the app they always do. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
