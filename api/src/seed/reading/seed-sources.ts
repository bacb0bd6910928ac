import type { SeedProductsFile } from '../schemas/catalogue.schema.ts';
import type { SeedReviewsFile } from '../schemas/goods.schema.ts';
import type { SeedLegalFile } from '../schemas/legal.schema.ts';
import type { Seed, seedFiles } from '../schemas/schema.ts';
import type { SeedSearchLanguage } from '../schemas/search.schema.ts';
import type { SeedFile } from './seed-file.ts';

export type SeedSources = { [Name in keyof typeof seedFiles]: SeedFile<Seed[Name]> } & {
  products: SeedFile<SeedProductsFile>[];
  reviews: SeedFile<SeedReviewsFile>[];
  search: SeedFile<SeedSearchLanguage>[];
  legal: SeedFile<SeedLegalFile>[];
};
