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
