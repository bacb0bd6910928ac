import { isCountryCode } from '@odeta/contracts';
import { categoryTag, countryTag, goodsTag, productTag } from '@odeta/node/page-tags';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

/** Changes above which everything of a country is removed: by then most of its lists are. */
const MOST = 1000;

interface Changed {
  country: string;
  /** Of the article or the product; `null`: it concerns every page. */
  productId: Row<'product'>['id'] | null;
}

/** Tags of the pages that change sets have changed since then, when they began, ended or were undone. */
export async function findChangedTags(db: Kysely<Database>, since: Date): Promise<string[]> {
  const { rows } = await sql<Changed>`
    select distinct split_part(c.country, '-', 1) as country, coalesce(v.product_id, p.id) as product_id
    from change_part s
    join change c on c.change_set_id = s.change_set_id and split_part(c.country, '-', 1) = s.country
    left join variant v on c.kind = 'price' and v.sku = c.key
    left join product p on c.kind = 'product-text' and p.catalog_number = c.key
    where s.applied_at >= ${since} or s.ended_at >= ${since}
    limit ${MOST + 1}
  `.execute(db);
  const tags: string[] = [];
  for (const [country, own] of Map.groupBy(rows, (row) => row.country)) {
    if (!isCountryCode(country)) continue;
    const products = own.flatMap(({ productId }) => productId ?? []);
    const isOfGoods = products.length === own.length && rows.length <= MOST;
    tags.push(...(isOfGoods ? await tagsOfProducts(db, country, products) : [countryTag(country)]));
  }
  return tags;
}

/** The pages of the products, every list that they may be in, and those with goods that are chosen otherwise. */
async function tagsOfProducts(db: Kysely<Database>, country: Parameters<typeof goodsTag>[0], products: number[]) {
  const { rows } = await sql<Pick<Row<'productText'>, 'slug'> & { isProduct: boolean }>`
    with recursive listed as (
      select category_id as id from product_category where product_id = any(${products})
      union
      select c.parent_id from listed l join category c on c.id = l.id where c.parent_id is not null
    )
    select true as is_product, slug from product_text
    where product_id = any(${products}) and split_part(country, '-', 1) = ${country}
    union
    select false, t.slug from category_text t join category c on c.id = t.category_id
    where split_part(t.country, '-', 1) = ${country} and (c.kind <> 'standard' or c.id in (select id from listed))
  `.execute(db);
  const tags = rows.map(({ isProduct, slug }) => (isProduct ? productTag : categoryTag)(country, slug));
  return [goodsTag(country), ...tags];
}
