/** The regulars, by their names in small letters. */
const PICTURES = Object.fromEntries(
  Object.entries(import.meta.glob<string>('./art/people/*.svg', { query: '?raw', import: 'default', eager: true })).map(
    ([path, svg]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), svg],
  ),
);

/** The address of the picture of a regular, in the style of the cards; `undefined`: there is none of this name. */
export function portraitOf(name: string): string | undefined {
  const picture = PICTURES[name.toLowerCase()];
  return picture === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
