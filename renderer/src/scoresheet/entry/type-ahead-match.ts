const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The option matching typed letters: the first that starts with them; repeating the same letter moves on to the next
 * one that starts with it.
 */
export function typeAheadMatch(labels: readonly string[], typed: string, current: number): number | undefined {
  const all = labels.map(plain);
  const word = plain(typed);
  const exact = all.findIndex((label) => label.startsWith(word));
  if (exact >= 0) return word.length === 1 ? following(all, word, current) : exact;
  const letter = word.charAt(0);
  return letter !== '' && word === letter.repeat(word.length) ? following(all, letter, current) : undefined;
}

function following(all: readonly string[], letter: string, current: number): number | undefined {
  const fitting = [...all.keys()].filter((i) => all[i]?.startsWith(letter));
  return fitting.find((i) => i > current) ?? fitting[0];
}
