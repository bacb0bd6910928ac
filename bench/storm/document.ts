import { isRetired } from '@odeta/delivery/releases/retired';
import { readNewestChange } from '@odeta/delivery/testing/store-folder';

/** What the newest document lists of a unit. */
interface Listed {
  version: string;
  fallback: string | undefined;
  /** Shares in percent by version. */
  canaries: Map<string, number>;
  stopped: string[];
}

export function readListed(store: string, unit: string): Listed {
  const entries = readNewestChange(store).document.microFrontends[unit] ?? [];
  const others = entries.filter((entry) => entry.deployment?.default === false && !isRetired(entry));
  const live = entries.find(({ deployment }) => deployment?.default ?? true);
  return {
    version: live?.metadata.version ?? '',
    fallback: live?.extras?.fallback?.version,
    canaries: new Map(
      others
        .filter(({ deployment }) => (deployment?.traffic ?? 0) > 0)
        .map(({ metadata, deployment }) => [metadata.version, deployment?.traffic ?? 0]),
    ),
    stopped: others.filter(({ deployment }) => deployment?.traffic === 0).map(({ metadata }) => metadata.version),
  };
}
