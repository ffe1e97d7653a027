import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder that Electron calls `userData` for this app, so that both programs open the same evenings. */
export function defaultDataDir(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  const name = 'Tarockabend';
  if (platform === 'win32') return join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), name);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', name);
  return join(env.XDG_CONFIG_HOME ?? join(home, '.config'), name);
}
