import { type CountryCode, WISHLIST_MOST, type Wish } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { VariantRow } from '../catalog/product.repository.ts';
import type { CardRow } from '../catalog/product-card.repository.ts';
import type { NotNull } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';
import { editionOf } from '../language/editions.ts';

/** Within this time, adding a removed item restores it with its former position and price. */
const UNDO_HOURS = 24;

export interface WishedColor {
  productId: Row<'product'>['id'];
  productColorId: Row<'productColor'>['id'];
  variantId: Row<'variant'>['id'] | null;
  /** Price of the cheapest size, in minor units. */
  price: Row<'price'>['price'] | null;
}

/** The colour, and the size if one was chosen; `undefined` when the country does not sell it, or the colour has no such size. */
export async function findWishedColor(
  db: Kysely<Database>,
  { productId, color, variantId, country }: Wish & { variantId: string | null; country: CountryCode },
): Promise<WishedColor | undefined> {
  const { rows } = await sql<WishedColor>`
    select p.id as product_id, k.id as product_color_id, v.id as variant_id,
      (select min(coalesce(r.price_promo, r.price))
        from variant x join price r on r.variant_id = x.id and r.country = ${country}
        where x.product_color_id = k.id and x.active) as price
    from product p
    join product_text t on t.product_id = p.id and t.country = ${editionOf(country)}
    join product_color k on k.product_id = p.id and k.color = ${color}
    left join variant v on v.id = ${variantId}::bigint and v.product_color_id = k.id
    where p.id = ${productId}::bigint and p.active and (v.id is not null or ${variantId}::bigint is null)
  `.execute(db);
  return rows[0];
}

/** Returns `false` when the list is full. An item that was removed recently is restored. */
export async function saveWish(
  db: Kysely<Database>,
  { sessionId, country, productId, productColorId, variantId, price }: WishedColor & ListOwner,
): Promise<boolean> {
  const mine = sql`w.session_id = ${sessionId} and w.country = ${country}`;
  const { rows } = await sql`
    insert into wishlist_item as w (session_id, country, product_id, product_color_id, variant_id, price)
    select ${sessionId}, ${country}, ${productId}, ${productColorId}, ${variantId}::bigint, ${price}::bigint
    where (select count(*) from wishlist_item w where ${mine} and w.removed_at is null) < ${WISHLIST_MOST}
      or exists (
        select from wishlist_item w where ${mine} and w.product_color_id = ${productColorId} and w.removed_at is null)
    on conflict (session_id, customer_id, country, product_id, product_color_id) do update set
      variant_id = coalesce(excluded.variant_id, w.variant_id),
      added_at = case when ${isForgotten} then now() else w.added_at end,
      price = case when ${isForgotten} then excluded.price else w.price end,
      removed_at = null
    returning w.id
  `.execute(db);
  return rows.length > 0;
}

const isForgotten = sql`coalesce(w.removed_at < now() - make_interval(hours => ${sql.lit(UNDO_HOURS)}), false)`;

export interface ListOwner {
  sessionId: number;
  country: CountryCode;
}

/** On the session's own list. */
export async function markRemoved(db: Kysely<Database>, session: KnownSession, wish: Wish): Promise<void> {
  await sql`
    update wishlist_item w set removed_at = now()
    from session s, product_color k
    where s.id_hash = ${session.idHash} and s.expires_at > now() and w.session_id = s.owner_id
      and w.country = ${session.country} and w.product_id = ${wish.productId}::bigint and w.removed_at is null
      and k.id = w.product_color_id and k.color = ${wish.color}
  `.execute(db);
}

export async function findWishes(db: Kysely<Database>, { idHash, country }: KnownSession): Promise<Wish[]> {
  const { rows } = await sql<Wish>`
    select w.product_id::text as product_id, k.color
    from session s
    join wishlist_item w on w.session_id = s.owner_id and w.country = ${country} and w.removed_at is null
    join product_color k on k.id = w.product_color_id
    where s.id_hash = ${idHash} and s.expires_at > now()
  `.execute(db);
  return rows;
}

/** Whether the list belongs to an account and is therefore the same in all of the customer's browsers. */
export async function isOfAccount(db: Kysely<Database>, idHash: Buffer): Promise<boolean> {
  const customer = await db
    .selectFrom('session as s')
    .innerJoin('customer as u', 'u.id', 's.customerId')
    .select('u.id')
    .where('s.idHash', '=', idHash)
    .where('s.expiresAt', '>', sql<Date>`now()`)
    .where('u.passwordHash', 'is not', null)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();
  return customer !== undefined;
}

/** The list of a browser's session, or of the row that owns it. */
export type ListKey = { idHash: Buffer } | { ownerId: number };

const ownerIs = (key: ListKey) =>
  'ownerId' in key
    ? sql`${key.ownerId}::bigint`
    : sql`(select owner_id from session where id_hash = ${key.idHash} and expires_at > now())`;

/** The product's data for a card except prices, with the data of the wishlist item. */
export interface WishRow
  extends Omit<CardRow, keyof VariantPrices | 'sellable'>,
    NotNull<Pick<Row<'wishlistItem'>, 'productColorId'>>,
    Pick<Row<'wishlistItem'>, 'variantId'>,
    Pick<Row<'product'>, 'active'> {
  /** The price when the item was added; `null` when there was none. */
  priceThen: number | null;
}
type VariantPrices = Pick<VariantRow, 'price' | 'pricePromo' | 'priceOld' | 'discountPercent'>;

/** Newest first. */
export async function findItems(db: Kysely<Database>, country: CountryCode, key: ListKey): Promise<WishRow[]> {
  const { rows } = await sql<WishRow>`
    select p.id, p.catalog_number, t.slug, t.name, p.is_new, p.active,
      coalesce(o.rating_sum, 0) as rating_sum, coalesce(o.rating_count, 0) as rating_count,
      (select array_agg(c.color order by c.position) from product_color c where c.product_id = p.id) as colors,
      k.pictures[1] as picture, k.pictures[2] as second_picture, k.color as picture_color, k.id as product_color_id,
      w.variant_id, w.price as price_then
    from wishlist_item w
    join product p on p.id = w.product_id
    join product_color k on k.id = w.product_color_id
    join product_text t on t.product_id = p.id and t.country = ${editionOf(country)}
    left join product_offer o on o.product_id = p.id and o.country = w.country
    where w.session_id = ${ownerIs(key)} and w.country = ${country} and w.removed_at is null
    order by w.added_at desc, w.id desc
  `.execute(db);
  return rows;
}

/** Variants of these colours that the country sells. */
export async function findVariantsOf(
  db: Kysely<Database>,
  country: CountryCode,
  productColorIds: readonly number[],
): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select v.id, v.product_color_id, v.size, v.active, r.price, r.price_promo, r.price_old, r.discount_percent,
      o.on_hand - o.reserved as on_hand, o.incoming - o.preordered as incoming, o.back_in_stock
    from variant v
    join product p on p.id = v.product_id and p.active
    join price r on r.variant_id = v.id and r.country = ${country}
    join stock o on o.variant_id = v.id
    join size z on z.code = v.size
    where v.product_color_id = any(${productColorIds}::bigint[]) and v.active
    order by z.position, v.id
  `.execute(db);
  return rows;
}
