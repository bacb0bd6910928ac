import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Row } from '../db/database.ts';
import { editionOf } from '../language/editions.ts';

/** The popularity is as stored; `readPopularities` returns the rank for each value. */
export interface Goods
  extends Pick<Row<'product'>, 'id' | 'brand' | 'popularity'>,
    Pick<Row<'productText'>, 'name' | 'description'> {
  number: Row<'product'>['catalogNumber'];
  /** Key of the main category. `categories` contains all categories of the product and their parents. */
  mainCategory: string;
  categories: string[];
  colors: string[];
  materials: string[];
  sizes: string[];
}

/** Minimum share of a material, in percent, to find a product by it. */
const MADE_OF = 15;

/** Products of a country with a greater id than `after`, sorted by id. */
export async function readGoods<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  { after, limit }: { after: number; limit: number },
): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select p.id, p.catalog_number as number, p.brand, t.name, t.description, p.popularity,
      (select key from category where id = p.main_category_id) as main_category,
      array(select c.key from listing l join category c on c.id = l.category_id
        where l.country = p.country and l.product_id = p.id) as categories,
      array(select color from product_color where product_id = p.id order by position) as colors,
      array(select material from product_material where product_id = p.id and percent >= ${MADE_OF}) as materials,
      array(select distinct size from variant where product_id = p.id and active) as sizes
    from (
      select p.*, o.country from product p join product_offer o on o.product_id = p.id and o.country = ${country}
      where p.active and p.id > ${after} order by p.id limit ${limit}
    ) p
    join product_text t on t.product_id = p.id and t.country = ${editionOf(country)}
    order by p.id
  `.execute(db);
  return rows;
}

/** Rank (0 to 255) of each popularity value among all products. */
export async function readPopularities<Tables>(db: Kysely<Tables>): Promise<Map<number, number>> {
  const { rows } = await sql<Pick<Row<'product'>, 'popularity'> & { rank: number }>`
    select popularity, max(rank)::int as rank from (
      select popularity, 255 * percent_rank() over (order by popularity) as rank from product where active
    ) ranked group by popularity
  `.execute(db);
  return new Map(rows.map(({ popularity, rank }) => [popularity, rank]));
}

export async function readMainCategory<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  productId: number,
): Promise<string | null> {
  const { rows } = await sql<Pick<Row<'categoryText'>, 'name'>>`
    select t.name from product p join category_text t on t.category_id = p.main_category_id and t.country = ${editionOf(country)}
    where p.id = ${productId}
  `.execute(db);
  return rows[0]?.name ?? null;
}

export interface SearchCategory
  extends Pick<Row<'category'>, 'id' | 'key' | 'kind'>,
    Pick<Row<'categoryText'>, 'name' | 'slug'> {
  /** Its key. */
  parent: Row<'category'>['key'] | null;
  /** Whether it is the main category of any product. */
  isMain: boolean;
}

export async function readSearchCategories<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
): Promise<SearchCategory[]> {
  const { rows } = await sql<SearchCategory>`
    select c.id, c.key, t.name, t.slug, c.kind, above.key as parent,
      exists(select from product where main_category_id = c.id and active) as is_main
    from category c join category_text t on t.category_id = c.id and t.country = ${editionOf(country)}
    left join category above on above.id = c.parent_id
    where c.active order by c.id
  `.execute(db);
  return rows;
}
