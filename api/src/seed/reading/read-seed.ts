import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { allEditions } from '../../language/editions.ts';
import { INDEX_VERSION } from '../../search/index-version.ts';
import { ProductsFileSchema } from '../schemas/catalogue.schema.ts';
import { ReviewsFileSchema, reviewFiles } from '../schemas/goods.schema.ts';
import { legalFiles } from '../schemas/legal.schema.ts';
import { type Seed, seedFiles } from '../schemas/schema.ts';
import { SearchLanguageSchema, searchFiles } from '../schemas/search.schema.ts';
import { checkReferences } from './check-references.ts';
import { readSeedFile, type SeedFile } from './seed-file.ts';
import type { SeedSources } from './seed-sources.ts';

/** Reads and validates a seed folder. Throws a `SeedError` with file and line. */
export async function readSeed(folder: string): Promise<Seed> {
  const sources = await readSources(folder);
  checkReferences(sources);

  const contents = Object.entries(sources).map(([name, source]) => [name, contentOf(source)]);
  return { ...Object.fromEntries(contents), digest: digestOf(Object.values(sources).flat()) };
}

/** The same digest as from `readSeed`, without validation, which takes a second of CPU time. */
export async function readSeedDigest(folder: string): Promise<string> {
  const names = [
    ...Object.keys(seedFiles).map(fileOf),
    ...(await productFiles(folder)),
    ...[...reviewFiles, ...searchFiles, ...legalFiles].map(({ name }) => name),
  ];
  return digestOf(
    await Promise.all(
      names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8').catch(() => '') })),
    ),
  );
}

function digestOf(files: readonly Pick<SeedFile<unknown>, 'name' | 'text'>[]): string {
  const digest = createHash('sha256').update(
    `search index ${INDEX_VERSION}, ${allEditions.map(({ edition, language }) => `${edition} ${language}`)}\n`,
  );
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, text } of sorted) digest.update(`${name}\n${text}\n`);
  return digest.digest('hex');
}

const fileOf = (name: string) => `${name}.yaml`;

async function productFiles(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'products'));
  return names
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `products/${name}`);
}

const contentOf = (source: SeedFile<unknown> | SeedFile<unknown>[]) =>
  Array.isArray(source) ? source.map(({ content }) => content) : source.content;

async function readSources(folder: string): Promise<SeedSources> {
  const names = await productFiles(folder);
  // Started after the list of products is read: a rejection in between would be unhandled.
  const named = Object.entries(seedFiles).map(async ([name, schema]) => [
    name,
    await readSeedFile(folder, fileOf(name), schema),
  ]);
  const [files, products, reviews, search, legal] = await Promise.all([
    Promise.all(named),
    Promise.all(names.map((name) => readSeedFile(folder, name, ProductsFileSchema))),
    Promise.all(reviewFiles.map(({ name }) => readSeedFile(folder, name, ReviewsFileSchema))),
    Promise.all(searchFiles.map(({ name }) => readSeedFile(folder, name, SearchLanguageSchema))),
    Promise.all(legalFiles.map(({ name, schema }) => readSeedFile(folder, name, schema))),
  ]);
  return { ...Object.fromEntries(files), products, reviews, search, legal };
}
