import { text } from '#engine/core/text.ts';
import type { TableWords } from '#engine/kernel/words/texts.ts';
import { publicPlaces } from '#engine/phases/places.ts';

const same = (id: string) => text(id, id);

/** The words of a table whose family is not loaded yet: everything by its id. */
export const BY_ID: TableWords = {
  phrase: (action) => {
    const said = same(action?.type ?? '');
    return { text: said, say: said, group: 'choice', values: {} };
  },
  auction: () => null,
  story: ({ contract = '' }) => [{ text: same(contract) }],
  item: ({ about }) => ({ text: same(about) }),
  places: publicPlaces,
};
