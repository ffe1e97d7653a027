import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** Folders whose own folders are areas. */
const PARENTS = ['.', 'electron', 'engine', 'engine/games', 'engine/kernel', 'engine/tournament', 'renderer/src'];

/** What is spoken of by a name that no folder has. */
const NAMED = [
  ...['bench', 'chaos', 'choices', 'coverage', 'faults', 'simulate', 'taint'],
  ...['ci', 'commits', 'generated', 'lint', 'matrix', 'packages', 'release', 'schemas', 'spelling', 'start', 'types'],
  ...['evening', 'events', 'exports', 'families', 'icon', 'page', 'protocol', 'sounds', 'speech', 'standin', 'words'],
];

/** What a build or a test leaves. */
const BUILT = ['artefacts', 'coverage', 'dist', 'node_modules'];

const foldersIn = (path: string): readonly string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z][a-z0-9-]*$/.test(entry.name) && !BUILT.includes(entry.name))
    .map(({ name }) => name);

/** What a commit's subject can begin with: a folder that readers know by its name, or one of a few other names. */
export const AREAS: readonly string[] = [...new Set([...PARENTS.flatMap(foldersIn), ...NAMED])].sort();
