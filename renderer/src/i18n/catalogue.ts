import type { de } from './de/index.ts';

/** Literal types widened, so that another language can have other texts. */
type Opened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Opened<T[K]> };

/** All texts of the screens; German defines the shape, and every other language has the same one. */
export type Catalogue = Opened<typeof de>;
