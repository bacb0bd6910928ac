import { execFileSync, spawnSync } from 'node:child_process';
import process from 'node:process';

/** Installs system packages if possible: on Debian and its derivatives, as root. Callers check afterwards what is installed. */
export function installPackages(names: readonly string[]) {
  if (process.getuid?.() !== 0 || !commandExists('apt-get')) return;
  console.log(`Installing ${names.join(', ')} …`);
  // Servers among them are only installed, not started: tests start them with their own configuration.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

function commandExists(name: string) {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
