import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** Installs system packages if possible: on Debian and its derivatives, as root. Callers check afterwards what is installed. */
export function installPackages(names: readonly string[]) {
  if (process.getuid?.() !== 0 || !commandExists('apt-get')) return;
  console.log(`Installing ${names.join(', ')} …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** Forbids that packages start their services, as in Docker's images (`invoke-rc.d(8)`). */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/** Installs servers for tests, but not on a machine where their packages would also start them as services. */
export function installServers(names: readonly string[], { exists = existsSync, install = installPackages } = {}) {
  if (exists(SERVICE_POLICY)) install(names);
}

function commandExists(name: string) {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
