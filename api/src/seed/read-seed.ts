import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ProductsFileSchema } from './catalogue.schema.ts';
import { checkReferences } from './check-references.ts';
import { ReviewsFileSchema, reviewFiles } from './goods.schema.ts';
import { type Seed, seedFiles } from './schema.ts';
import { readSeedFile, type SeedFile } from './seed-file.ts';
import type { SeedSources } from './seed-sources.ts';

/** Reads and checks a whole seed folder. Throws a `SeedError` that names file and line. */
export async function readSeed(folder: string): Promise<Seed> {
  const sources = await readSources(folder);
  checkReferences(sources);

  const all = Object.values(sources).flat();
  const digest = createHash('sha256');
  for (const { name, text } of all.sort((a, b) => (a.name < b.name ? -1 : 1))) digest.update(`${name}\n${text}\n`);

  const contents = Object.entries(sources).map(([name, source]) => [name, contentOf(source)]);
  return { ...Object.fromEntries(contents), digest: digest.digest('hex') };
}

const contentOf = (source: SeedFile<unknown> | SeedFile<unknown>[]) =>
  Array.isArray(source) ? source.map(({ content }) => content) : source.content;

async function readSources(folder: string): Promise<SeedSources> {
  const named = Object.entries(seedFiles).map(async ([name, schema]) => [
    name,
    await readSeedFile(folder, `${name}.yaml`, schema),
  ]);
  const names = (await readdir(path.join(folder, 'products'))).filter((name) => name.endsWith('.yaml')).sort();
  const [files, products, reviews] = await Promise.all([
    Promise.all(named),
    Promise.all(names.map((name) => readSeedFile(folder, `products/${name}`, ProductsFileSchema))),
    Promise.all(reviewFiles.map(({ name }) => readSeedFile(folder, name, ReviewsFileSchema))),
  ]);
  return { ...Object.fromEntries(files), products, reviews };
}
