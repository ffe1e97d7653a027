/** The languages the app speaks; the first is the default. German is Austrian German. */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One sentence or name in every language. */
export type Text = Readonly<Record<Language, string>>;

export const text = (de: string, en: string): Text => ({ de, en });

/** A legible line: no control characters, and none that change the direction of writing. */
export const LEGIBLE = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/**
 * Fills the `{name}` placeholders of a sentence, and `{name|point|points}` with the first word if the value is one, else
 * with the second. A placeholder without a value stays as it is.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(
    /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g,
    (place, name: string, one: string | undefined, many: string | undefined) => {
      const value = values[name];
      if (value === undefined) return place;
      if (one === undefined || many === undefined) return String(value);
      return /^[-−+]?1$/.test(String(value)) ? one : many;
    },
  );
}
