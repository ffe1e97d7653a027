/** A part of a document that `npm run generate` writes, between two comments that readers do not see. */
export function withPart(document: string, part: string, lines: string): string {
  const begin = `<!-- ${part}: written by \`npm run generate\` -->`;
  const end = `<!-- end of ${part} -->`;
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the document has no place for ${part}`);
  return `${document.slice(0, from)}${begin}\n\n${lines}\n\n${document.slice(to)}`;
}
