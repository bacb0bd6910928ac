import type { VersionSet } from '@odeta/contracts';
import type { Units } from '../releases/units.ts';
import type { RenderPool } from './render-pool.ts';

/**
 * Starts workers for versions that visitors will get, one after the other, so that no visitor waits for it. Never rejects: the pages that
 * need a worker or a release report its failure.
 */
export function createWorkerPreparation(units: Pick<Units, 'readShell' | 'readRemote'>, pool: Pick<RenderPool, 'run'>) {
  return async (versions: VersionSet, names = Object.keys(versions)): Promise<void> => {
    const shell = await units.readShell(versions).catch(() => null);
    if (!shell) return;
    for (const name of names) {
      const remote = name === 'shell' ? null : await units.readRemote(versions, name, () => {});
      if (name === 'shell' || remote?.hasServer)
        await pool.run({ kind: 'prepare', shell, remote }, refuse).catch(() => {});
    }
  };
}

const refuse = () => Promise.reject(new Error('Preparing asks nobody'));
