import type { CountryCode } from '@odeta/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { editionOf } from '../language/editions.ts';

const productColumns = columns('product as p', 'id', 'catalogNumber', 'isNew');
const textColumns = columns('productText as t', 'slug', 'name');
const offerColumns = columns(
  'productOffer as o',
  'price',
  'pricePromo',
  'priceOld',
  'discountPercent',
  'ratingSum',
  'ratingCount',
);

export interface CardRow extends RowOf<typeof productColumns>, RowOf<typeof textColumns>, RowOf<typeof offerColumns> {
  /** Colour codes; the first one is the default colour. */
  colors: string[];
  picture: string;
  /** `null` for a colour with a single picture. */
  secondPicture: string | null;
  /** The colour of `picture`. */
  pictureColor: string;
  /** Whether any variant can be bought, now or later. */
  sellable: boolean;
}

const isSellable = sql`
  exists (
    select from listing s where s.product_id = p.id
    and (s.now_sizes | s.later_sizes <> 0 or s.more_now_sizes is not null or s.more_later_sizes is not null)
  )
`;

/**
 * Products of a country as listed on cards. Values that only cards need are in the select list, so that PostgreSQL computes them
 * only for the rows of the page.
 */
const cards = (country: CountryCode, colors: readonly string[] = []) => sql`
  select ${productColumns}, ${textColumns}, ${offerColumns},
    (select array_agg(k.color order by k.position) from product_color k where k.product_id = p.id) as colors,
    shown.pictures[1] as picture, shown.pictures[2] as second_picture, shown.color as picture_color,
    ${isSellable} as sellable
  from product p
  join product_text t on t.product_id = p.id and t.country = ${editionOf(country)}
  join product_offer o on o.product_id = p.id and o.country = ${country}
  join lateral (
    select color, pictures from product_color k
    where k.product_id = p.id order by ${colors.length > 0 ? sql`k.color = any(${colors}) desc,` : sql``} k.position limit 1
  ) shown on true
  where p.active
`;

/** Cards in the order of `ids`, with a picture in one of the chosen colours if possible. */
export async function findCards(
  db: Kysely<Database>,
  country: CountryCode,
  ids: readonly number[],
  colors: readonly string[],
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    ${cards(country, colors)} and p.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], p.id)
  `.execute(db);
  return rows;
}

/** Finds a product by the digits and letters of its article number. */
export async function findCardByNumber(
  db: Kysely<Database>,
  country: CountryCode,
  number: string,
): Promise<CardRow | undefined> {
  const { rows } = await sql<CardRow>`
    ${cards(country)} and upper(regexp_replace(p.catalog_number, '[^[:alnum:]]', '', 'g')) = ${number} limit 1
  `.execute(db);
  return rows[0];
}

/** Ids in the order of the article numbers; unknown numbers are omitted. */
export async function findIdsByNumbers(db: Kysely<Database>, numbers: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'catalogNumber'])
    .where('catalogNumber', 'in', [...numbers])
    .execute();
  const ids = new Map(rows.map(({ catalogNumber, id }) => [catalogNumber, id]));
  return numbers.flatMap((number) => ids.get(number) ?? []);
}

export interface Listed {
  country: CountryCode;
  without: readonly number[];
  limit: number;
}

/** Sorts the best product of each category first, then the second ones, so that similar products are not adjacent. */
const mixed = (order: RawBuilder<unknown>) =>
  sql`row_number() over (partition by p.main_category_id order by ${order})`;

/** New products that can be bought, the newest first. */
export async function findNewCards(db: Kysely<Database>, { country, without, limit }: Listed): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    ${cards(country)} and p.is_new and p.id <> all(${without}) and ${isSellable}
    order by ${mixed(sql`p.published_on desc, p.id desc`)}, p.published_on desc, p.id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Reduced products that can be bought, the most popular first. */
export async function findSaleCards(db: Kysely<Database>, { country, without, limit }: Listed): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    ${cards(country)} and o.discount_percent is not null and p.id <> all(${without}) and ${isSellable}
    order by ${mixed(sql`p.popularity desc, p.id`)}, p.popularity desc, p.id limit ${limit}
  `.execute(db);
  return rows;
}

export interface Suggested extends Listed {
  /** `null` for all categories. */
  categoryIds: readonly number[] | null;
}

/**
 * The most popular products that can be bought. The limit is written into the statement: without knowing it, PostgreSQL expects a tenth of all
 * products, and so plans every request again instead of keeping a plan.
 */
export async function findSuggestedCards(
  db: Kysely<Database>,
  { country, categoryIds, without, limit }: Suggested,
): Promise<CardRow[]> {
  const isOfThese = categoryIds
    ? sql`p.id in (select product_id from product_category where category_id = any(${categoryIds}))`
    : sql`true`;
  const { rows } = await sql<CardRow>`
    ${cards(country)} and p.id <> all(${without}) and ${isOfThese} and ${isSellable}
    order by p.popularity desc, p.id
    limit ${sql.lit(limit)}
  `.execute(db);
  return rows;
}

export interface Companions extends Listed {
  /** Main categories to choose from, and those to exclude. */
  categoryIds: readonly number[];
  ownKind: readonly number[];
}

/** Products of other kinds that can be bought, the most popular of each category first. */
export async function findCompanionCards(
  db: Kysely<Database>,
  { country, categoryIds, ownKind, without, limit }: Companions,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    ${cards(country)} and p.main_category_id = any(${categoryIds}) and p.main_category_id <> all(${ownKind})
      and p.id <> all(${without}) and ${isSellable}
    order by ${mixed(sql`p.popularity desc, p.id`)}, p.popularity desc, p.id limit ${limit}
  `.execute(db);
  return rows;
}
