import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import { expect, test } from 'vitest';
import { eachKeys } from './each-keys.ts';

const complaints = (code: string): number =>
  new Linter().verify(
    code,
    [
      ...svelte.configs.base,
      {
        files: ['**/*.svelte'],
        plugins: { tarock: { rules: { 'each-keys': eachKeys } } },
        rules: { 'tarock/each-keys': 'error' },
      },
    ],
    'some.svelte',
  ).length;

test.each([
  '{#each lines as line (line)}{line}{/each}',
  '{#each lines as line, i (line)}{line}{i}{/each}',
  '{#each lines as line (line.what)}{line.what}{/each}',
  '{#each texts as { de } (de)}{de}{/each}',
  '{#each texts as one (one.text.de)}{one}{/each}',
])('lint refuses words as keys: %s', (code) => expect(complaints(code)).toBe(1));

test.each([
  '{#each lines as line, i (i)}{line}{/each}',
  '{#each lines as line (line.id)}{line.text}{/each}',
  '{#each keys as key (key)}{#each text[key] as id (id)}{id}{/each}{/each}',
])('lint leaves ids and places alone: %s', (code) => expect(complaints(code)).toBe(0));
