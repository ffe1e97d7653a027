/** How many play in a deal if nothing else was agreed: most families are played by four. */
export const USUALLY_PLAYING = 4;

/** The field of an event that says how many play. */
export const unlessUsual = (playing = USUALLY_PLAYING): { readonly playing?: number } =>
  playing === USUALLY_PLAYING ? {} : { playing };
