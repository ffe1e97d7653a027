/** What is read from the page as it is laid out, and what is then done about it. */
type Look = () => (() => void) | undefined;

const looks = new Set<Look>();

/**
 * Looks at the page in the next frame, which lays it out anyway: all who ask read first, then all of them write. One after the other, or
 * in the middle of a change, each would have the whole page laid out again. Gives what takes it back.
 */
export function inFrame(look: Look): () => void {
  if (looks.size === 0) requestAnimationFrame(lookAll);
  looks.add(look);
  return () => void looks.delete(look);
}

function lookAll(): void {
  const all = [...looks];
  looks.clear();
  for (const write of all.map((look) => look())) write?.();
}
