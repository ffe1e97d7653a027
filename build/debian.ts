import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.ts';

/** Installs packages if this runs as root on Debian; false if it does not, or if they cannot be installed. */
export async function installFromDebian(packages: readonly string[]): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  if (!/debian/i.test(readFileSync('/etc/os-release', 'utf8'))) return false;
  console.error(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], env);
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)) === 0;
}
