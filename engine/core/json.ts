/** Anything that survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Small free-form facts by name, such as `{ bird: 'T1' }`. */
export type Notes = Readonly<Record<string, Json>>;
