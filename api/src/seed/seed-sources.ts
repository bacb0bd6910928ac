import type { SeedProductsFile } from './catalogue.schema.ts';
import type { SeedReviewsFile } from './goods.schema.ts';
import type { Seed, seedFiles } from './schema.ts';
import type { SeedSearchLanguage } from './search.schema.ts';
import type { SeedFile } from './seed-file.ts';

export type SeedSources = { [Name in keyof typeof seedFiles]: SeedFile<Seed[Name]> } & {
  products: SeedFile<SeedProductsFile>[];
  reviews: SeedFile<SeedReviewsFile>[];
  search: SeedFile<SeedSearchLanguage>[];
};
