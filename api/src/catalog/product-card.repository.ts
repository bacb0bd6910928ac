import { type CountryCode, type categorySorts, countries } from '@odeta/shared/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';

export type CategorySort = (typeof categorySorts)[number];

export interface CardRow {
  id: number;
  slug: string;
  name: string;
  price: number;
  pricePromo: number | null;
  priceOld: number | null;
  discountPercent: number | null;
  isNew: boolean;
  ratingSum: number;
  ratingCount: number;
  /** Colour codes, the first one is that of the picture. */
  colors: string[];
  picture: string;
  /** Something of it can be bought, now or later. */
  sellable: boolean;
}

const isSellable = sql`
  exists (
    select from variant v join stock s on s.variant_id = v.id
    where v.product_id = p.id and v.active and (s.on_hand > s.reserved or s.incoming > s.preordered)
  )
`;

/**
 * Products of a country as lists show them. What only a card needs stands in the select list, where PostgreSQL works it
 * out for the rows of the page alone.
 */
const cards = (country: CountryCode) => sql`
  select p.id, t.slug, t.name, o.price, o.price_promo, o.price_old, o.discount_percent, p.is_new, p.rating_sum, p.rating_count,
    (select array_agg(k.color order by k.position) from product_color k where k.product_id = p.id) as colors,
    (select k.pictures[1] from product_color k where k.product_id = p.id order by k.position limit 1) as picture,
    ${isSellable} as sellable
  from product p
  join product_text t on t.product_id = p.id and t.country = ${country}
  join product_offer o on o.product_id = p.id and o.country = ${country}
  where p.active
`;

/** C5. The id parts what is equal, so that no product stands on two pages. */
function orderOf(sort: CategorySort, country: CountryCode): RawBuilder<unknown> {
  // Š stands after S where people look for it, and not after Z.
  const name = sql`t.name collate ${sql.id(`${countries[country].language}-x-icu`)}`;
  const orders: Record<CategorySort, RawBuilder<unknown>> = {
    0: sql`p.popularity desc, p.id`,
    1: sql`p.published_on desc, p.id desc`,
    2: sql`o.price_paid, p.id`,
    3: sql`o.price_paid desc, p.id`,
    4: sql`o.discount_percent desc nulls last, p.popularity desc, p.id`,
    5: sql`p.rating_sum::numeric / nullif(p.rating_count, 0) desc nulls last, p.rating_count desc, p.id`,
    6: sql`${name}, p.id`,
    7: sql`${name} desc, p.id`,
  };
  return orders[sort];
}

export interface CategoryPage {
  country: CountryCode;
  categoryIds: readonly number[];
  sort: CategorySort;
  limit: number;
  offset: number;
}

/** P12. */
export async function findCategoryCards(db: Kysely<Database>, page: CategoryPage): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    ${cards(page.country)}
      and p.id in (select product_id from product_category where category_id = any(${page.categoryIds}))
    order by ${orderOf(page.sort, page.country)}
    limit ${page.limit} offset ${page.offset}
  `.execute(db);
  return rows;
}

export async function countCategoryProducts(
  db: Kysely<Database>,
  { country, categoryIds }: Pick<CategoryPage, 'country' | 'categoryIds'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from product p join product_offer o on o.product_id = p.id and o.country = ${country}
    where p.active and p.id in (select product_id from product_category where category_id = any(${categoryIds}))
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** R20. New goods, the newest first. */
export async function findNewCards(db: Kysely<Database>, country: CountryCode, limit: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    ${cards(country)} and p.is_new order by ${orderOf(1, country)} limit ${limit}
  `.execute(db);
  return rows;
}

/** R20. Reduced goods, the biggest reduction first. */
export async function findSaleCards(db: Kysely<Database>, country: CountryCode, limit: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    ${cards(country)} and o.discount_percent is not null order by ${orderOf(4, country)} limit ${limit}
  `.execute(db);
  return rows;
}

export interface Suggested {
  country: CountryCode;
  /** Of these categories; of all when `null`. */
  categoryIds: readonly number[] | null;
  without: readonly number[];
  limit: number;
}

/** P11. What can be bought and is bought most. */
export async function findSuggestedCards(
  db: Kysely<Database>,
  { country, categoryIds, without, limit }: Suggested,
): Promise<CardRow[]> {
  const isOfThese = categoryIds
    ? sql`p.id in (select product_id from product_category where category_id = any(${categoryIds}))`
    : sql`true`;
  const { rows } = await sql<CardRow>`
    ${cards(country)} and p.id <> all(${without}) and ${isOfThese} and ${isSellable}
    order by ${orderOf(0, country)}
    limit ${limit}
  `.execute(db);
  return rows;
}
