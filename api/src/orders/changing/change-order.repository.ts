import type { CustomerFields, InvoiceCompany, PickupPoint } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database, Row } from '../../db/database.ts';
import { type LinePieces, moveStock } from '../records/order-lines.repository.ts';

/** Pieces of a line that get another size of the same article and colour. */
export interface SizeChange extends LinePieces {
  variantId: number;
}

/** Where the parcel goes, and who is invoiced; what is missing stays. */
export interface NewDestination {
  shipTo?: CustomerFields;
  point?: { pointId: number; pickupPoint: PickupPoint; shippingName: string };
  invoiceTo?: InvoiceCompany;
}

/** Locks the stock of all variants that a change moves, in the order of their ids, as everywhere, against deadlocks. */
export async function lockStock(
  trx: Transaction<Database>,
  { removed, sizes }: { removed: readonly LinePieces[]; sizes: readonly SizeChange[] },
): Promise<void> {
  const lines = [...removed, ...sizes].map(({ lineId }) => lineId);
  const variants = sizes.map(({ variantId }) => variantId);
  await sql`
    select from stock
    where variant_id = any(${variants}::bigint[])
      or variant_id in (select variant_id from order_item where id = any(${lines}::bigint[]))
    order by variant_id for update
  `.execute(trx);
}

/**
 * Takes the pieces of the new sizes, and frees those of the former ones. The new size is a line of its own, so that the warehouse cannot
 * pack the former one by its id. Returns the changes for which there are too few pieces; the caller then rolls back.
 */
export async function changeSizes<Change extends SizeChange>(
  trx: Transaction<Database>,
  orderId: string,
  sizes: readonly Change[],
): Promise<Change[]> {
  const taken = await takePieces(trx, sizes);
  const missing = sizes.filter(({ variantId }) => !taken.has(variantId));
  if (missing.length > 0) return missing;
  await moveStock(trx, sizes, { kind: 'free' });
  await insertLines(trx, orderId, sizes);
  for (const { lineId, quantity } of sizes) await takeOffLine(trx, lineId, quantity);
  return [];
}

const valuesOf = (sizes: readonly SizeChange[]) => sql`
  unnest(
    ${sizes.map(({ lineId }) => lineId)}::bigint[], ${sizes.map(({ quantity }) => quantity)}::int[],
    ${sizes.map(({ variantId }) => variantId)}::bigint[]
  ) as w(line_id, quantity, variant_id)
`;

async function takePieces(trx: Transaction<Database>, sizes: readonly SizeChange[]): Promise<Set<number>> {
  const { rows } = await sql<Pick<Row<'stock'>, 'variantId'>>`
    update stock s set
      reserved = s.reserved + case i.source when 'on-hand' then w.quantity else 0 end,
      preordered = s.preordered + case i.source when 'incoming' then w.quantity else 0 end
    from ${valuesOf(sizes)} join order_item i on i.id = w.line_id
    where s.variant_id = w.variant_id
      and case i.source when 'on-hand' then s.on_hand - s.reserved else s.incoming - s.preordered end >= w.quantity
    returning s.variant_id
  `.execute(trx);
  return new Set(rows.map(({ variantId }) => variantId));
}

/** At the price of the former size. */
async function insertLines(trx: Transaction<Database>, orderId: string, sizes: readonly SizeChange[]): Promise<void> {
  await sql`
    insert into order_item (
      order_id, variant_id, source, quantity, catalog_number, name, color_name, size, picture, picture_alt, price, price_promo, price_old
    )
    select ${orderId}, w.variant_id, i.source, w.quantity, i.catalog_number, i.name, i.color_name, v.size, i.picture, i.picture_alt, i.price,
      i.price_promo, i.price_old
    from ${valuesOf(sizes)} join order_item i on i.id = w.line_id join variant v on v.id = w.variant_id
    order by w.line_id
  `.execute(trx);
}

/** A line of which all pieces have another size is deleted; nothing refers to it, because nothing of it was sent or withdrawn. */
async function takeOffLine(trx: Transaction<Database>, lineId: number, quantity: number): Promise<void> {
  await sql`delete from order_item where id = ${lineId} and quantity = ${quantity}`.execute(trx);
  await sql`update order_item set quantity = quantity - ${quantity} where id = ${lineId} and quantity > ${quantity}`.execute(
    trx,
  );
}

/** Writes what has changed, and the order's new `revision`. */
export async function saveDestination(
  trx: Transaction<Database>,
  orderId: string,
  { shipTo, point, invoiceTo }: NewDestination,
  revision: number,
): Promise<void> {
  const values = {
    revision,
    ...(shipTo && { shipTo: JSON.stringify(shipTo) }),
    ...(point && {
      pointId: point.pointId,
      pickupPoint: JSON.stringify(point.pickupPoint),
      shippingName: point.shippingName,
    }),
    ...(invoiceTo && { invoiceTo: JSON.stringify(invoiceTo) }),
  };
  await trx.updateTable('shopOrder').set(values).where('id', '=', orderId).execute();
}
