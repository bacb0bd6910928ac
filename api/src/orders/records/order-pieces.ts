import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { releaseDiscounts } from '../../discounts/apply-discounts.ts';
import type { CartLine } from '../../pricing/cart.ts';

const items = (orderId: string) => sql`
  select variant_id, quantity, source from order_item where order_id = ${orderId}
`;

/** In the order of their ids, as everywhere, against deadlocks. */
const lockStock = (trx: Transaction<Database>, orderId: string) =>
  sql`
    select from stock where variant_id in (select variant_id from order_item where order_id = ${orderId})
    order by variant_id for update
  `.execute(trx);

/** Frees everything that an unpaid order holds: its pieces, and its discounts. */
export async function releaseOrder(trx: Transaction<Database>, orderId: string): Promise<void> {
  await lockStock(trx, orderId);
  await sql`
    update stock s set
      reserved = s.reserved - case i.source when 'on-hand' then i.quantity else 0 end,
      preordered = s.preordered - case i.source when 'incoming' then i.quantity else 0 end
    from (${items(orderId)}) i where s.variant_id = i.variant_id
  `.execute(trx);
  await releaseDiscounts(trx, orderId);
}

/** When an order is overwritten, its former uses of code and vouchers are deleted, so that it can use them again. */
export async function forgetUses(trx: Transaction<Database>, orderId: string): Promise<void> {
  await trx.deleteFrom('discountUse').where('orderId', '=', orderId).where('released', '=', true).execute();
  await trx.deleteFrom('voucherUse').where('orderId', '=', orderId).where('released', '=', true).execute();
}

/**
 * Reserves the pieces of an order again after its time to pay had expired. Returns `false`, and changes nothing, when they are sold out,
 * when its vouchers or membership were given back, or when somebody has cancelled it.
 */
export async function retakeOrder(trx: Transaction<Database>, orderId: string): Promise<boolean> {
  await lockStock(trx, orderId);
  const { rows: short } = await sql`
    select from (${items(orderId)}) i join stock s on s.variant_id = i.variant_id
    where case i.source when 'on-hand' then s.on_hand - s.reserved else s.incoming - s.preordered end < i.quantity
  `.execute(trx);
  if (short.length > 0 || (await gaveBack(trx, orderId))) return false;
  await sql`
    update stock s set
      reserved = s.reserved + case i.source when 'on-hand' then i.quantity else 0 end,
      preordered = s.preordered + case i.source when 'incoming' then i.quantity else 0 end
    from (${items(orderId)}) i where s.variant_id = i.variant_id
  `.execute(trx);
  await sql`
    with taken as (
      update discount_use set released = false where order_id = ${orderId} and released returning code_id
    )
    update discount_code d set uses = d.uses + 1 from taken where d.id = taken.code_id
  `.execute(trx);
  return true;
}

/** The lines with their current stock, for when another order was faster. */
export async function readAgain(trx: Transaction<Database>, lines: readonly CartLine[]): Promise<CartLine[]> {
  const { rows } = await sql<Pick<CartLine, 'variantId' | 'onHand' | 'incoming'>>`
    select variant_id, on_hand - reserved as on_hand, incoming - preordered as incoming
    from stock where variant_id = any(${lines.map(({ variantId }) => variantId)}::bigint[])
  `.execute(trx);
  const none = { onHand: 0, incoming: 0 };
  return lines.map((line) => ({ ...line, ...(rows.find(({ variantId }) => variantId === line.variantId) ?? none) }));
}

async function gaveBack(trx: Transaction<Database>, orderId: string) {
  const { rows } = await sql`
    select from shop_order o
    where o.id = ${orderId}
      and (o.club_fee > 0 or o.cancelled_by is not null or exists (select from voucher_use u where u.order_id = o.id and u.released))
  `.execute(trx);
  return rows.length > 0;
}

/** Closes the cart of an order that was just paid. Pieces that were added meanwhile move to a new cart. */
export async function closePaidCart(trx: Transaction<Database>, orderId: string): Promise<void> {
  await sql`
    update cart set state = 'ordered', updated_at = now()
    where id = (select cart_id from shop_order where id = ${orderId}) and state = 'open'
  `.execute(trx);
  await sql`
    with fresh as (
      insert into cart (session_id, country)
      select c.session_id, c.country from shop_order o join cart c on c.id = o.cart_id
      where o.id = ${orderId} and c.session_id is not null
      on conflict (session_id, country) where state = 'open' do update set updated_at = now()
      returning id
    ), kept as (
      select i.id, i.quantity - coalesce(w.quantity, 0) as quantity
      from shop_order o join cart_item i on i.cart_id = o.cart_id
      left join order_item w on w.order_id = o.id and w.variant_id = i.variant_id
      where o.id = ${orderId}
    )
    update cart_item i set cart_id = fresh.id, quantity = kept.quantity
    from fresh, kept
    where i.id = kept.id and kept.quantity > 0
      and not exists (select from cart_item n where n.cart_id = fresh.id and n.variant_id = i.variant_id)
  `.execute(trx);
}
