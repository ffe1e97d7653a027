/**
 * Runs in a page before its own scripts: its browser was asked to save data. Fetching all pages and drawing all cards ahead
 * takes as much as loading the first page, and only `web.ahead` is about it.
 */
export const SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";
