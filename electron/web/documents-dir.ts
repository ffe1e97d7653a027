import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The usual names of the folder. */
const USUAL = ['Documents', 'Dokumente'];

/**
 * The user's documents: as the desktop says (XDG user dirs), else the folder of the usual name, else the home folder.
 */
export function documentsDir(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  const said = platform === 'win32' || platform === 'darwin' ? undefined : (env.XDG_DOCUMENTS_DIR ?? inFile(env, home));
  const candidates = [...(said === undefined ? [] : [said]), ...USUAL.map((name) => join(home, name))];
  return candidates.find((folder) => existsSync(folder)) ?? home;
}

/** The line of `user-dirs.dirs`: `XDG_DOCUMENTS_DIR="$HOME/Dokumente"`. */
function inFile(env: NodeJS.ProcessEnv, home: string): string | undefined {
  try {
    const text = readFileSync(join(env.XDG_CONFIG_HOME ?? join(home, '.config'), 'user-dirs.dirs'), 'utf8');
    const said = /^\s*XDG_DOCUMENTS_DIR="(.*)"/m.exec(text)?.[1];
    return said?.replace(/^\$HOME(?=\/|$)/, home);
  } catch {
    return undefined;
  }
}
