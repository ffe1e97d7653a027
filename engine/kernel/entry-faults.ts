import type { z } from 'zod';

/** What is wrong with the shape of a score entry: a field that is missing or impossible, or one that does not belong. */
export interface ShapeFault {
  readonly code: 'field-wrong' | 'field-not-here';
  /** Its path in the entry. */
  readonly field: string;
}

/** Every field that is wrong, once. */
export function shapeFaults({ issues }: z.ZodError): readonly ShapeFault[] {
  const all = issues.flatMap((issue): readonly ShapeFault[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ code: 'field-not-here', field: [...issue.path, key].join('.') }))
      : [{ code: 'field-wrong', field: issue.path.join('.') || 'deal' }],
  );
  return all.filter((one, i) => all.findIndex(({ code, field }) => code === one.code && field === one.field) === i);
}
