import { countries } from '@odeta/contracts';
import { sql } from 'kysely';
import { readIds } from '../../db/upsert.ts';
import { forEachEdition, languageOf } from '../../language/editions.ts';
import type { SeedProduct } from '../schemas/catalogue.schema.ts';
import type { Seed } from '../schemas/schema.ts';
import { type SeedTarget, writeRows } from '../writing/write-rows.ts';
import { loadVariants } from './load-variants.ts';
import { createSizeKinds } from './size-kinds.ts';

/** A product with its categories, the main one first. */
export interface PlacedProduct {
  product: SeedProduct;
  categories: string[];
}

/** Loads all products. `replace` deactivates those that are no longer in the files, because orders refer to them. */
export async function loadProducts(target: SeedTarget, seed: Seed, categories: Map<string, number>): Promise<void> {
  const placed = seed.products.flatMap((file) =>
    file.products.map((product) => ({ product, categories: [file.category, ...product.also] })),
  );
  const { trx, mode } = target;
  if (mode === 'replace') await trx.updateTable('product').set({ active: false }).execute();
  const products = productRows(placed, categories, createSizeKinds(seed));
  const written = await writeRows(target, 'product', ['catalog_number'], products);
  const ids = await readIds(trx, 'product', 'catalog_number');
  await writeRows(target, 'product_text', ['product_id', 'country'], textRows(placed, ids));
  const numbers = new Set(written.map(({ catalog_number }) => catalog_number));
  const linked = placed.filter(({ product }) => numbers.has(product.number));
  await loadLinks(target, linked, ids, categories);
  await loadVariants(
    target,
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
    forEachEdition((country, edition) => {
      const { name, description } = product.texts[languageOf(country)];
      const { slug } = product.texts[countries[country].languages[0]];
      return { product_id: ids.get(product.number), country: edition, name, slug, description };
    }),
  );
}

/** Replaces all links of these products to categories and materials, because nothing refers to them. */
async function loadLinks(
  target: SeedTarget,
  placed: PlacedProduct[],
  ids: Map<string, number>,
  categories: Map<string, number>,
) {
  const { trx, mode } = target;
  if (mode === 'replace') {
    await sql`delete from product_category`.execute(trx);
    await sql`delete from product_material`.execute(trx);
  }
  const inCategories = placed.flatMap(({ product, categories: keys }) =>
    [...new Set(keys)].map((key) => ({ product_id: ids.get(product.number), category_id: categories.get(key) })),
  );
  await writeRows(target, 'product_category', ['category_id', 'product_id'], inCategories);
  const materials = placed.flatMap(({ product }) =>
    Object.entries(product.composition).map(([material, percent], position) => ({
      product_id: ids.get(product.number),
      material,
      percent,
      position,
    })),
  );
  await writeRows(target, 'product_material', ['product_id', 'material'], materials);
}
