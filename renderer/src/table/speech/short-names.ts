/** The first letters of names, as many as tell each from the others: for places that have no room for whole names. */
export const shortNames = (names: readonly string[]): readonly string[] =>
  names.map((name, i) => {
    const others = names.filter((other, at) => at !== i && other !== name);
    const letters = Array.from(name);
    const least = letters.findIndex((_, at) => others.every((other) => !other.startsWith(startOf(letters, at))));
    return least < 0 ? name : startOf(letters, least);
  });

const startOf = (letters: readonly string[], last: number): string => letters.slice(0, last + 1).join('');
