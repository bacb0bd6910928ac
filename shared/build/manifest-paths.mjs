import { ENTRY_FOLDER, STANDALONE_ENTRY } from './unit.mjs';

/**
 * The option `additionalData` of the manifest, which is for other hosts: it names the entry for them, and its paths are relative to its own
 * folder, where the build's are to its root.
 */
export function manifestPaths({ stats }) {
  Object.assign(stats.metaData.remoteEntry, { path: '', name: STANDALONE_ENTRY });
  for (const { assets } of stats.exposes ?? [])
    for (const lists of [assets.js, assets.css])
      for (const kind of ['sync', 'async']) lists[kind] = lists[kind].map(fromEntry);
  return stats;
}

const fromEntry = (file) => ENTRY_FOLDER.replace(/[^/]+/g, '..') + file;
