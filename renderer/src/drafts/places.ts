/** What a form is about: as many of these as apply. */
interface About {
  readonly evening?: string;
  readonly round?: number;
  readonly table?: number;
  readonly deal?: number;
}

/** The place of a form's draft: which form, and what it is about. */
export const draftPlace = (
  form: string,
  { evening = '', round, table, deal }: About = {},
  ...more: readonly string[]
): string => [form, evening, round, table, deal, ...more].filter((part) => part !== undefined && part !== '').join('/');
