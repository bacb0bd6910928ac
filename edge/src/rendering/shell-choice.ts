import type { DiscoveryEntry, VersionSet } from '@odeta/contracts';
import { addressOf } from '../releases/release-address.ts';
import type { ReleaseFaults } from './release-faults.ts';

const MAX_SHELLS = 5;

/** No page can be rendered without a shell: one that is set aside is replaced by the version that rendered pages before. */
export function createShellChoice(faults: Pick<ReleaseFaults, 'isSetAside' | 'clear'>) {
  let rendered: readonly DiscoveryEntry[] = [];

  return {
    /** The versions, with a usable shell. `isUntried`: its trial has not finished, as that of all others that the visitor could get. */
    inService(versions: VersionSet, isUntried: (entry: DiscoveryEntry) => boolean = () => false): VersionSet {
      const { shell } = versions;
      if (!shell) return versions;
      const hasRendered = rendered.some((entry) => addressOf(entry) === addressOf(shell));
      if (!faults.isSetAside(addressOf(shell)) && (hasRendered || !isUntried(shell))) return versions;
      const other = rendered.findLast((entry) => addressOf(entry) !== addressOf(shell));
      return other ? { ...versions, shell: other } : versions;
    },

    rendered({ shell }: VersionSet) {
      if (!shell || addressOf(shell) === rendered.map(addressOf).at(-1)) return;
      faults.clear(addressOf(shell));
      rendered = [...rendered.filter((entry) => addressOf(entry) !== addressOf(shell)), shell].slice(-MAX_SHELLS);
    },
  };
}
