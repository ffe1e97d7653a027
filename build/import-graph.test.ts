import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importGraph, layered, wideFolders } from './import-graph.ts';

test('layers stand on what they import, and a cycle shares one', () => {
  const arrows = [
    ['host', 'line'],
    ['line', 'room'],
    ['room', 'line'],
    ['room', 'state'],
    ['host', 'state'],
  ] as const;
  const { layers, circles } = layered(['host', 'line', 'room', 'state', 'workers'], arrows);
  expect(layers).toEqual([['state', 'workers'], ['line', 'room'], ['host']]);
  expect(circles).toEqual([['line', 'room']]);
});

test('without arrows everything is in the bottom layer', () => {
  expect(layered(['a', 'b'], [])).toEqual({ layers: [['a', 'b']], circles: [] });
});

test.each([
  { folder: 'electron/host', layers: 8, arrows: 50 },
  { folder: 'engine/tournament', layers: 7, arrows: 85 },
])('$folder has few layers', async ({ folder, layers, arrows }) => {
  const graph = await importGraph(folder);
  expect(graph.circles).toEqual([]);
  expect(graph.wide).toEqual([]);
  expect(graph.layers.length).toBeLessThanOrEqual(layers);
  expect(graph.arrows.length).toBeLessThanOrEqual(arrows);
  expect(graph.children.length).toBeLessThanOrEqual(12);
});

test('the table is read folder by folder', async () => {
  const graph = await importGraph('renderer/src/table');
  expect(graph.circles).toEqual([]);
  const folders = readdirSync('renderer/src/table', { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath }) => parentPath);
  const larger = [...new Set(folders)].filter((folder) => folders.filter((one) => one === folder).length > 12);
  expect(larger).toEqual([]);
});

/** Folders with more than 15 files, each for its reason. */
const MAY_BE_WIDE = {
  build: 'a file for each command of package.json and each check',
  e2e: 'a file for each flow, beside what flows share',
  'engine/core': 'values that everything else is made of, one in each file',
  'engine/games/koenigrufen/bonuses': 'a file for each bonus',
  'engine/games/koenigrufen/contracts': 'a file for each contract',
  'engine/games/reform/contracts': 'a file for each contract',
  'renderer/src/ui': 'controls that any page may use, one in each file',
};

test('no other folder has more files than one looks through', () => {
  const wide = ['build', 'e2e', 'electron', 'engine', 'renderer/src'].flatMap((root) => wideFolders(root));
  expect(wide.map(({ folder }) => folder).sort()).toEqual(Object.keys(MAY_BE_WIDE).sort());
});
