import { z } from 'zod';

/** What every object has: such an id would find something in any object that has things by their ids. */
const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * An id of an evening or of something in it, at most 40 characters without a meaning in an address or a page. It begins with a
 * letter or a digit.
 */
export const ID = z
  .string()
  .regex(/^[A-Za-z\d][\w-]{0,39}$/)
  .refine((id) => !INHERITED.has(id));
