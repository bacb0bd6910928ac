import { type CountryCode, type EntryId, MAX_QUANTITY, SAVED_ITEM_DAYS, type SavedItemId } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import type { KnownSession, Session } from '../http/session.ts';
import { editionOf } from '../language/editions.ts';
import type { CartLine } from '../pricing/cart.ts';
import { dayOf } from '../settings/country-day.ts';
import { openCartOf } from './open-cart.repository.ts';
import { accountOf, isOnList, savedListOf } from './saved-list.ts';

export interface SavedLine extends CartLine {
  /** YYYY-MM-DD */
  keptUntil: string;
}

/** The customer's own items, also those that were saved before the log-in. */
const isOwn = sql`(i.session_id = o.session_id or i.customer_id = o.customer_id)`;
const lastDayOf = (country: CountryCode) => sql`${dayOf(country, sql`i.saved_at`)} + ${sql.lit(SAVED_ITEM_DAYS)}`;
const isStillSaved = (country: CountryCode) => sql`${lastDayOf(country)} >= ${dayOf(country, sql`now()`)}`;

/** The visitor's saved items, newest first. */
export async function findSaved(
  db: Kysely<Database>,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
): Promise<SavedLine[]> {
  const { rows } = await sql<SavedLine>`
    with o as (${accountOf(idHash)})
    select i.id as entry_id, i.variant_id, i.quantity, false as checked,
      ${lastDayOf(country)} as kept_until,
      v.product_id, v.product_color_id, v.size, v.active and p.active and r.price is not null as active,
      p.catalog_number, p.main_category_id as category_id, t.name, t.slug, k.color, k.pictures[1] as picture,
      coalesce(r.price, 0) as price, r.price_promo, r.price_old,
      coalesce(q.on_hand - q.reserved, 0) as on_hand, coalesce(q.incoming - q.preordered, 0) as incoming,
      coalesce(q.back_in_stock, false) as back_in_stock
    from o
    join saved_item i on ${isOwn} and i.country = ${country} and ${isStillSaved(country)}
    join variant v on v.id = i.variant_id
    join product p on p.id = v.product_id
    join product_text t on t.product_id = p.id and t.country = ${editionOf(country)}
    join product_color k on k.id = v.product_color_id
    left join price r on r.variant_id = v.id and r.country = i.country
    left join stock q on q.variant_id = v.id
    order by i.saved_at desc, i.id desc
  `.execute(db);
  return rows;
}

/**
 * Moves lines from the cart to the buy-later list; pieces of a variant that is on it already are added. Stores the lines, so that they can
 * be put back.
 */
export async function moveToSaved(
  db: Kysely<Database>,
  session: KnownSession,
  entryIds: readonly EntryId[],
): Promise<void> {
  await sql`
    with open_cart as (${openCartOf(session)}),
    o as (${savedListOf(session.idHash)}),
    taken as (
      delete from cart_item i using open_cart
      where i.cart_id = open_cart.id and i.id = any(${entryIds}::bigint[]) returning i.*
    ),
    moved as (
      select t.*, o.session_id, o.customer_id, coalesce(i.quantity, 0) as before
      from taken t cross join o
      left join saved_item i on i.variant_id = t.variant_id and i.country = ${session.country} and ${isOnList}
    ),
    remembered as (
      insert into removed_item (id, cart_id, variant_id, quantity, checked, added_at, saved)
      select id, cart_id, variant_id, quantity, checked, added_at, least(before + quantity, ${MAX_QUANTITY}) - before from moved
    )
    insert into saved_item as i (session_id, customer_id, country, variant_id, quantity)
    select session_id, customer_id, ${session.country}, variant_id, quantity from moved
    on conflict (session_id, customer_id, country, variant_id) do update
    set quantity = least(i.quantity + excluded.quantity, ${MAX_QUANTITY}), saved_at = now()
  `.execute(db);
}

const takenColumns = columns('savedItem as i', 'variantId', 'quantity');

/** Takes items off the visitor's own list; ids of other lists have no effect. */
export async function takeSaved(
  db: Kysely<Database>,
  { idHash, country }: KnownSession,
  ids: readonly SavedItemId[],
): Promise<RowOf<typeof takenColumns>[]> {
  const { rows } = await sql<RowOf<typeof takenColumns>>`
    with o as (${accountOf(idHash)})
    delete from saved_item i using o
    where ${isOwn} and i.country = ${country} and ${isStillSaved(country)} and i.id = any(${ids}::bigint[])
    returning ${takenColumns}
  `.execute(db);
  return rows;
}
