import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

/** The imports between the direct children of one folder: files and folders, without tests and their helpers. */
export interface ImportGraph {
  readonly folder: string;
  /** Names of the children. */
  readonly children: readonly string[];
  /** Each pair once, however many imports it stands for; type imports count. */
  readonly arrows: readonly (readonly [from: string, to: string])[];
  /** The children from the bottom up: each imports only from layers before its own. A cycle is in one layer. */
  readonly layers: readonly (readonly string[])[];
  /** Children that import each other, directly or through others. */
  readonly circles: readonly (readonly string[])[];
  /** Folders at any depth with more than `MOST_FILES` sources of their own. */
  readonly wide: readonly { readonly folder: string; readonly files: number }[];
}

const MOST_FILES = 15;
const LEFT_OUT = /\.test\.ts$|(^|\/)testing\/|\.d\.ts$/;
const SOURCE = /\.(ts|mjs|svelte|css)$/;

/** Reads the graph of a folder from the imports of its sources; the folder is a path from the root of the project. */
export async function importGraph(folder: string): Promise<ImportGraph> {
  const { output } = await cruise([folder], {
    tsPreCompilationDeps: true,
    exclude: { path: LEFT_OUT.source },
    includeOnly: `^${folder}/`,
  });
  const { modules } = output as ICruiseResult;
  const childOf = (file: string): string => relative(folder, file).split(sep)[0] ?? '';
  const files = modules.map(({ source }) => source).filter((file) => !LEFT_OUT.test(file));
  const children = [...new Set(files.map(childOf))].sort();
  const pairs = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [childOf(source), childOf(resolved)] as const),
  );
  const keys = new Set(
    pairs.filter(([from, to]) => from !== to && children.includes(to)).map((pair) => pair.join('\n')),
  );
  const arrows = [...keys].sort().map((key) => key.split('\n') as [string, string]);
  return { folder, children, arrows, ...layered(children, arrows), wide: wideFolders(folder) };
}

/** Layers and circles of a graph. */
export function layered(
  children: readonly string[],
  arrows: ImportGraph['arrows'],
): Pick<ImportGraph, 'layers' | 'circles'> {
  const reach = new Map(children.map((child) => [child, reachable(child, arrows)]));
  const isCircle = (a: string, b: string): boolean => a === b || !!(reach.get(a)?.has(b) && reach.get(b)?.has(a));
  const groups = children
    .map((child) => children.filter((other) => isCircle(child, other)))
    .filter(([first], i) => first === children[i]);
  const heights = new Map<string, number>();
  const height = (child: string): number => {
    const known = heights.get(child);
    if (known !== undefined) return known;
    const group = children.filter((other) => isCircle(child, other));
    const below = arrows.filter(([from, to]) => group.includes(from) && !group.includes(to)).map(([, to]) => to);
    const found = Math.max(0, ...below.map((one) => height(one) + 1));
    for (const one of group) heights.set(one, found);
    return found;
  };
  const layers: string[][] = [];
  for (const child of children) (layers[height(child)] ??= []).push(child);
  return { layers, circles: groups.filter(({ length }) => length > 1) };
}

function reachable(from: string, arrows: ImportGraph['arrows']): ReadonlySet<string> {
  const found = new Set<string>();
  const todo = [from];
  for (let at = todo.pop(); at !== undefined; at = todo.pop())
    for (const [, to] of arrows.filter(([start]) => start === at))
      if (!found.has(to)) {
        found.add(to);
        todo.push(to);
      }
  return found;
}

/** The folders below this one, and itself, with more sources than `MOST_FILES`. */
export function wideFolders(root: string): ImportGraph['wide'] {
  const entries = readdirSync(root, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const files = names.filter((name) => SOURCE.test(name) && !LEFT_OUT.test(join(root, name))).length;
  const below = entries
    .filter((entry) => entry.isDirectory() && !LEFT_OUT.test(`${join(root, entry.name)}/`))
    .flatMap(({ name }) => wideFolders(join(root, name)));
  return [...(files > MOST_FILES ? [{ folder: root, files }] : []), ...below];
}

function show({ folder, children, arrows, layers, circles, wide }: ImportGraph): string {
  return [
    `${folder}: ${children.length} children, ${arrows.length} arrows, ${layers.length} layers, ${circles.length} circles`,
    ...layers.map((names, i) => `  ${i + 1}  ${names.join('  ')}`).reverse(),
    ...circles.map((names) => `  circle: ${names.join(' ')}`),
    ...wide.map((one) => `  wide: ${one.folder} has ${one.files} files`),
  ].join('\n');
}

if (import.meta.main) {
  const folders = process.argv.slice(2);
  for (const folder of folders.length > 0 ? folders : ['electron/host', 'engine/tournament'])
    console.log(show(await importGraph(folder)));
}
