import type { Language } from '#engine/core/text.ts';
import { loadFamilies } from '../families.ts';
import { de } from '../i18n/de/index.ts';
import { en } from '../i18n/en/index.ts';
import { type Catalogue, loadLanguage } from '../i18n/index.ts';

/** All texts of the screens; importing it loads every language and family, as a page has them after a moment. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { de, en };
await Promise.all([loadLanguage('en'), loadFamilies()]);
