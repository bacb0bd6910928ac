import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '..');

/** The seed with the given number of points in each country, in a data folder of its own. */
export function createManyPoints(count: number) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-bench-'));
  const folder = path.join(dataDir, 'seed');
  cpSync(path.join(workspace, 'api/src/seed/data'), folder, { recursive: true });
  const file = path.join(folder, 'points.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/count: \d+/g, `count: ${count}`));
  return { dataDir, folder, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
