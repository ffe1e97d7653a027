import { type Refusal, refusing } from '../core/refusal.ts';

const refuse = refusing<string>('family:test');

/** A refusal of a test's own game, which needs no table of codes. */
export const refusal = (code: string, at?: string): Refusal =>
  refuse(code, at === undefined ? undefined : { text: at });
