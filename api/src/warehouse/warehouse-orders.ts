import { type WarehouseOrder, WarehouseOrderSchema, type WarehouseOrders } from '@odeta/contracts/warehouse';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { shareOf } from '../ledger/shares.ts';
import { shipToLines } from '../orders/records/address-lines.ts';
import { laterCashOf } from '../pricing/cash-rounding.ts';
import { toMajor } from '../pricing/money.ts';
import { findWarehouseOrders, type WarehouseOrderRow } from './warehouse-orders.repository.ts';

/** Orders per page. */
const MOST = 100;

const StateSchema = WarehouseOrderSchema.entries.state;

/** By default `states` are those in which the warehouse has something to do. */
export const OrdersQuerySchema = v.object({
  states: v.pipe(
    v.optional(v.string(), 'placed,in-progress,subsequent'),
    v.transform((text) => text.split(',')),
    v.array(StateSchema),
  ),
  number: v.optional(v.pipe(v.string(), v.maxLength(32))),
  after: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}_[0-9a-f-]{36}$/),
      v.transform((cursor) => {
        const [time, id = ''] = cursor.split('_');
        return { placedAt: new Date(Number(time)), id };
      }),
      v.object({ placedAt: v.date(), id: v.pipe(v.string(), v.uuid()) }),
    ),
  ),
});

export async function readWarehouseOrders(
  db: Kysely<Database>,
  { states, number, after }: v.InferOutput<typeof OrdersQuerySchema>,
): Promise<WarehouseOrders> {
  const rows = await findWarehouseOrders(db, { states, number: number ?? null, after: after ?? null, most: MOST });
  const last = rows.length === MOST ? rows.at(-1) : undefined;
  return { orders: rows.map(orderOf), next: last ? `${last.placedAt.getTime()}_${last.id}` : null };
}

function orderOf(row: WarehouseOrderRow): WarehouseOrder {
  const { country, currency } = row;
  const due = row.paymentState === 'on-delivery' ? row.total - row.reducedBy : 0;
  const dueLater = row.laterArrivesOn === null ? 0 : laterCashOf(country, due, shareOf(row, row.laterValue));
  const collected = (amount: number) => (amount > 0 ? { amount: toMajor(country, amount), currency } : null);
  return {
    number: row.number,
    country,
    state: row.state,
    placedAt: row.placedAt.toISOString(),
    revision: row.revision,
    lastSequence: row.warehouseSequence,
    shipping: {
      key: row.shipping,
      name: row.shippingName,
      expectedOn: row.arrivesOn,
      laterExpectedOn: row.laterArrivesOn,
      address: shipToLines(row),
      note: row.courierNote,
    },
    collect: collected(due),
    collectLater: collected(dueLater),
    toTransfer: toMajor(country, row.toTransfer),
    lines: row.lines,
    parcels: row.parcels,
    returns: row.returns,
  };
}
