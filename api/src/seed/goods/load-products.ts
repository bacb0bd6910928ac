import { countries, countryCodes } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { readIds, upsert } from '../../db/upsert.ts';
import type { SeedProduct } from '../schemas/catalogue.schema.ts';
import type { Seed } from '../schemas/schema.ts';
import { loadVariants } from './load-variants.ts';
import { createSizeKinds } from './size-kinds.ts';

/** A product with its categories, the main one first. */
export interface PlacedProduct {
  product: SeedProduct;
  categories: string[];
}

/** Loads all products. Products that are no longer in the files are deactivated, because orders refer to them. */
export async function loadProducts(
  trx: Transaction<Database>,
  seed: Seed,
  categories: Map<string, number>,
): Promise<void> {
  const placed = seed.products.flatMap((file) =>
    file.products.map((product) => ({ product, categories: [file.category, ...product.also] })),
  );
  await trx.updateTable('product').set({ active: false }).execute();
  await upsert(trx, 'product', ['catalog_number'], productRows(placed, categories, createSizeKinds(seed)));
  const ids = await readIds(trx, 'product', 'catalog_number');
  await upsert(trx, 'product_text', ['product_id', 'country'], textRows(placed, ids));
  await loadLinks(trx, placed, ids, categories);
  await loadVariants(
    trx,
    placed.map(({ product }) => product),
    ids,
  );
}

function productRows(
  placed: PlacedProduct[],
  categories: Map<string, number>,
  sizeKindOf: ReturnType<typeof createSizeKinds>,
) {
  return placed.map(({ product, categories: [main = ''] }) => ({
    catalog_number: product.number,
    brand: product.brand,
    manufacturer: product.manufacturer,
    care: product.care ?? null,
    main_category_id: categories.get(main),
    published_on: product.since,
    is_new: product.new,
    popularity: product.popularity,
    active: true,
    size_kind: sizeKindOf(main, product.sizes),
    measured: product.measured ?? null,
    worn: product.worn ?? null,
  }));
}

function textRows(placed: PlacedProduct[], ids: Map<string, number>) {
  return placed.flatMap(({ product }) =>
    countryCodes.map((country) => {
      const { name, slug, description } = product.texts[countries[country].language];
      return { product_id: ids.get(product.number), country, name, slug, description };
    }),
  );
}

/** Replaces all links to categories and materials, because nothing refers to them. */
async function loadLinks(
  trx: Transaction<Database>,
  placed: PlacedProduct[],
  ids: Map<string, number>,
  categories: Map<string, number>,
) {
  await sql`delete from product_category`.execute(trx);
  await sql`delete from product_material`.execute(trx);
  const inCategories = placed.flatMap(({ product, categories: keys }) =>
    [...new Set(keys)].map((key) => ({ product_id: ids.get(product.number), category_id: categories.get(key) })),
  );
  await upsert(trx, 'product_category', ['category_id', 'product_id'], inCategories);
  const materials = placed.flatMap(({ product }) =>
    Object.entries(product.composition).map(([material, percent], position) => ({
      product_id: ids.get(product.number),
      material,
      percent,
      position,
    })),
  );
  await upsert(trx, 'product_material', ['product_id', 'material'], materials);
}
