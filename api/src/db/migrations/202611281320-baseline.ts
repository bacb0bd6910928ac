import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '202611281320-baseline');

/** The schema as it was before the first release; its files are in order, because tables refer to tables of former files. */
export const baseline = readdirSync(folder)
  .toSorted()
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');
