/** The text for an id that stands in a file; one of another version may be unknown here, and is shown as it is. */
export const textFor = <Id extends string>(texts: Readonly<Record<Id, string>>, id: string): string =>
  isIn(texts, id) ? texts[id] : id;

const isIn = <Id extends string>(texts: Readonly<Record<Id, string>>, id: string): id is Id => Object.hasOwn(texts, id);

/** An id that should have a text: people see it as it is, and a test that meets it fails. */
export function withoutText(id: string): string {
  if (import.meta.env.MODE === 'test') throw new Error(`no text for ${id}`);
  return id;
}
