import { strip } from './strip.ts';

/** The pictures of the packs with German suits, and their suit signs. Loaded when the first card is shown. */
export const PICTURES = strip(
  import.meta.glob<string>('./art/german/*.svg', { query: '?raw', import: 'default', eager: true }),
  'german-',
);
