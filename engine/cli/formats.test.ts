import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORMATS } from './formats.ts';
import { tarock } from './testing/tarock.ts';

const DOCS = new URL('../../docs/', import.meta.url);

/** Code blocks marked with the name of their format: ```json deal-record */
const examples = [
  ...readFileSync(new URL('formats.md', DOCS), 'utf8').matchAll(/^```json ([\w-]+)\n([^]*?)^```$/gm),
].map(([, format = '', json = ''], i) => ({ format, json, name: `${format} ${i}` }));

describe('docs/formats.md', () => {
  it('has an example of every format', () => {
    expect([...new Set(examples.map(({ format }) => format))].sort()).toEqual(Object.keys(FORMATS).sort());
  });

  it.each(examples)('has a valid example: $name', ({ format, json }) => {
    const parsed = FORMATS[format]?.safeParse(JSON.parse(json));
    expect(parsed?.error?.issues ?? []).toEqual([]);
    expect(parsed?.success).toBe(true);
  });

  it.each(examples.filter(({ format }) => format === 'deal-record'))('has a deal that replays: $name', ({ json }) => {
    const { code, err } = tarock(['replay', 'deal'], { deal: json });
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it.each(examples)('has an example that an extra field would invalidate: $name', ({ format, json }) => {
    const spoilt = { ...(JSON.parse(json) as object), 'no-such-field': 1 };
    expect(FORMATS[format]?.safeParse(spoilt).success).toBe(false);
  });

  it('has a schema file for every format and no others', () => {
    const files = readdirSync(new URL('schemas/', DOCS)).sort();
    expect(files).toEqual(
      Object.keys(FORMATS)
        .map((name) => `${name}.schema.json`)
        .sort(),
    );
  });
});
