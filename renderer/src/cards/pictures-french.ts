import { strip } from './strip.ts';

/** The pictures of the packs with French suits. Loaded when the first card is shown. */
export const PICTURES = {
  ...strip(
    import.meta.glob<string>('./art/tarocks/*.svg', { query: '?raw', import: 'default', eager: true }),
    'tarock-',
  ),
  ...strip(
    import.meta.glob<string>('./art/courts/*.svg', { query: '?raw', import: 'default', eager: true }),
    'french-',
  ),
};
