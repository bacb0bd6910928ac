import { readFileSync } from 'node:fs';
import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../..');

/** A unit's data from its `package.json`: `{ directory, kind, name, port, version }`. */
export function readUnit(directory, kind) {
  const { federation, version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  return { directory, kind, version, ...federation };
}

/** The unit's name in federation. It has a prefix because it becomes a global variable: `confirm` is a function of every window. */
export const containerName = (name) => `odeta_${name.replaceAll('-', '_')}`;

/** Where the build places the entry, as deep as in a release: other files are found from there (`publicPath: 'auto'`). */
export const ENTRY_FOLDER = 'version/browser/';

/** A remote's entry point for hosts that publish no federation runtime, beside the entry. */
export const STANDALONE_ENTRY = 'standalone-entry.js';

/** Where the build places source maps. */
export const MAPS_FOLDER = 'maps/';
