import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/page.ts';
import Within from '../testing/Within.svelte';
import { Draft, provideDrafts } from './draft.svelte.ts';
import { Drafts } from './drafts.ts';

const AT = Date.parse('2026-11-20T19:14:00.000Z');

/** A form with one field that starts as `first`, in a window that has kept a draft. */
function form(kept?: string, first = '') {
  const drafts = new Drafts(new MemoryStorage(), () => AT);
  if (kept !== undefined) drafts.keep('e1/name', kept);
  const fields = { name: first };
  const made: Draft<typeof fields>[] = [];
  const begin = () => {
    provideDrafts(drafts);
    made.push(
      new Draft('e1/name', {
        read: () => ({ ...fields }),
        fill: ({ name }) => {
          if (typeof name !== 'string') throw new Error('no name');
          fields.name = name;
        },
      }),
    );
  };
  // Reading the body is what runs the component.
  expect(render(Within, { props: { begin } }).body).toBeDefined();
  const [draft] = made;
  if (!draft) throw new Error('no draft');
  return { drafts, draft, fields };
}

test('a form starts with its unsent input, and knows since when', () => {
  const { draft, fields } = form('{"name":"Anna"}');
  expect(fields.name).toBe('Anna');
  expect(draft).toMatchObject({ since: '2026-11-20T19:14:00.000Z', changed: true });
});

test('with no draft kept it starts as it is', () => {
  const { draft, fields } = form(undefined, 'Berta');
  expect(fields.name).toBe('Berta');
  expect(draft).toMatchObject({ since: null, changed: false });
});

test('discarding restores the initial form', () => {
  const { drafts, draft, fields } = form('{"name":"Anna"}', 'Berta');
  draft.discard();
  expect(fields.name).toBe('Berta');
  expect(draft).toMatchObject({ since: null, changed: false });
  expect(drafts.any).toBe(false);
});

test('what was sent is no longer kept, and is the new initial state', () => {
  const { drafts, draft, fields } = form('{"name":"Anna"}', 'Berta');
  draft.sent();
  draft.discard();
  expect(fields.name).toBe('Anna');
  expect(drafts.any).toBe(false);
});

test('a draft kept by another version of the page is dropped', () => {
  const { drafts, draft, fields } = form('{"title":"Anna"}', 'Berta');
  expect(fields.name).toBe('Berta');
  expect(draft.since).toBeNull();
  expect(drafts.any).toBe(false);
});

test('input can become the draft of another form', () => {
  const { drafts, draft } = form('{"name":"Anna"}');
  draft.handTo('e1/second');
  expect(drafts.read('e1/second')?.typed).toBe('{"name":"Anna"}');
  expect(drafts.read('e1/name')).toBeUndefined();
});
