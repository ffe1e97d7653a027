import './loaded.ts';
import type { SeenEvent } from '#engine/kernel/deal/view.ts';
import { Words } from '../i18n/words.ts';

/** The Tyrolean sheet, and four who sit at it, as they are heard in German. */
export const rules = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 };
export const hearing = { words: new Words('de', rules), names: ['Anna', 'Bert', 'Cilli', 'Doris'] };

/** Somebody says or does something. */
export const said = (by: number, type: string, more: object = {}): SeenEvent => ({
  type: 'said',
  by,
  action: { type, ...more },
});
