import path from 'node:path';
import process from 'node:process';
import { readSeed } from './reading/read-seed.ts';

/** `node api/src/seed/check.ts [folder]`: prints the first error in the seed files, or the number of products. */
const folder = process.argv[2] ?? path.join(import.meta.dirname, 'data');
try {
  const { products } = await readSeed(folder);
  const count = products.reduce((sum, file) => sum + file.products.length, 0);
  process.stdout.write(`${count} products, all files fit\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
