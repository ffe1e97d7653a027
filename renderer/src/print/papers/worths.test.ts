import '#page/testing/loaded.ts';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { provideWords } from '#page/i18n/context.ts';
import { Words } from '#page/i18n/words.ts';
import Within from '#page/testing/Within.svelte';
import Worths from './Worths.svelte';

function printed(family: string, profile: string): string {
  const words = new Words('de', { family, profile, options: {}, rulesVersion: 1 });
  const html = render(Within, {
    props: { begin: () => provideWords(() => words), of: Worths as never, given: {} },
  }).body;
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('how a bonus arose is said only where that makes a difference', () => {
  expect(printed('koenigrufen', 'tirol-speisezettel')).toContain('still/angesagt:');
  expect(printed('bavarian', 'simple-points')).toContain('Frage ½ Cent je Auge über/unter 60 · Solo');
  expect(printed('bavarian', 'simple-points')).toContain('1 Cent je Auge über/unter 60 · Durch zählt doppelt');
  expect(printed('bavarian', 'simple-points')).not.toContain('still');
});
