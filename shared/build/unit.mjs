import { readFileSync } from 'node:fs';
import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../..');

/** What a unit's `package.json` says of it: `{ directory, kind, name, port, version }`. */
export function readUnit(directory, kind) {
  const { federation, version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  return { directory, kind, version, ...federation };
}

/** The name that federation knows a unit by. Not the bare name: `confirm` is a function of every window. */
export const containerName = (name) => `odeta_${name.replaceAll('-', '_')}`;
