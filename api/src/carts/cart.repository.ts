import type { CountryCode, EntryId } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';
import { openCartOf } from './open-cart.repository.ts';

/** Afterwards exactly these lines are ticked. Ids that are not in the visitor's own cart have no effect. */
export async function saveTicks(
  db: Kysely<Database>,
  session: KnownSession,
  entryIds: readonly EntryId[],
): Promise<void> {
  await sql`
    with open_cart as (${openCartOf(session)})
    update cart_item i set checked = i.id = any(${entryIds}::bigint[])
    from open_cart
    where i.cart_id = open_cart.id and i.checked <> (i.id = any(${entryIds}::bigint[]))
  `.execute(db);
}

/** Stores the deleted lines, so that they can be put back. */
export async function deleteLines(
  db: Kysely<Database>,
  session: KnownSession,
  entryIds: readonly EntryId[],
): Promise<void> {
  await sql`
    with open_cart as (${openCartOf(session)}),
    removed as (
      delete from cart_item i using open_cart
      where i.cart_id = open_cart.id and i.id = any(${entryIds}::bigint[]) returning i.*
    )
    insert into removed_item (id, cart_id, variant_id, quantity, checked, added_at)
    select id, cart_id, variant_id, quantity, checked, added_at from removed
  `.execute(db);
}

export async function saveQuantity(
  db: Kysely<Database>,
  session: KnownSession,
  entryId: EntryId,
  quantity: number,
): Promise<void> {
  await sql`
    with open_cart as (${openCartOf(session)})
    update cart_item i set quantity = ${quantity}
    from open_cart
    where i.cart_id = open_cart.id and i.id = ${entryId}::bigint
  `.execute(db);
}

/** R17. Pieces of a variant that is in the cart already are added to its line. */
export async function addPieces(
  db: Kysely<Database>,
  { cartId, variantId, quantity }: { cartId: number; variantId: number; quantity: number },
): Promise<void> {
  await sql`
    insert into cart_item (cart_id, variant_id, quantity) values (${cartId}, ${variantId}, ${quantity})
    on conflict (cart_id, variant_id) do update set quantity = cart_item.quantity + excluded.quantity, checked = true
  `.execute(db);
}

export interface OfferedVariant extends Pick<Row<'variant'>, 'id' | 'active'>, Pick<Row<'stock'>, 'backInStock'> {
  /** Without what is reserved. */
  onHand: number;
  incoming: number;
  inCart: Row<'cartItem'>['quantity'];
}

/** A variant that is sold in the country, with its pieces in the cart. */
export async function findVariant(
  db: Kysely<Database>,
  { variantId, country, cartId }: { variantId: string; country: CountryCode; cartId: number },
): Promise<OfferedVariant | undefined> {
  const { rows } = await sql<OfferedVariant>`
    select v.id, true as active, o.on_hand - o.reserved as on_hand, o.incoming - o.preordered as incoming,
      o.back_in_stock, coalesce(i.quantity, 0) as in_cart
    from variant v
    join product p on p.id = v.product_id and p.active
    join price r on r.variant_id = v.id and r.country = ${country}
    join stock o on o.variant_id = v.id
    left join cart_item i on i.variant_id = v.id and i.cart_id = ${cartId}
    where v.id = ${variantId}::bigint and v.active
  `.execute(db);
  return rows[0];
}

/** The campaign that the visitor came from; the latest link counts. */
export async function saveUtm(db: Kysely<Database>, sessionId: number, utm: Record<string, string>): Promise<void> {
  await sql`
    update session set utm = utm || ${JSON.stringify(utm)}::jsonb
    where id = ${sessionId} and not utm @> ${JSON.stringify(utm)}::jsonb
  `.execute(db);
}
