import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SEED_FOLDER } from '../../../testing/database/database.ts';
import { readSeed, readSeedDigest } from './read-seed.ts';

test('the digest of a seed is read without validating its files, and depends on every file', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-seed-'));
  cpSync(SEED_FOLDER, folder, { recursive: true });
  const digests = [await readSeedDigest(folder)];
  expect(digests).toEqual([(await readSeed(folder)).digest]);

  const files = globSync('**/*.yaml', { cwd: folder });
  for (const file of files) {
    appendFileSync(path.join(folder, file), '# changed\n');
    digests.push(await readSeedDigest(folder));
  }

  expect(new Set(digests).size).toBe(files.length + 1);
  rmSync(folder, { recursive: true });
});
