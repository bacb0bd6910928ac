import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import type { LinePieces } from '../orders/records/order-lines.repository.ts';
import { addEmail } from '../outbox/outbox.repository.ts';

const returnColumns = columns('returnCase as r', 'id', 'number', 'kind', 'state', 'refundMethod', 'fee', 'wayCost');

/** A return that is not completed. Money in minor units. */
export type OpenReturn = RowOf<typeof returnColumns> & { items: LinePieces[] };

export async function readOpenReturns(db: Kysely<Database>, orderId: string): Promise<OpenReturn[]> {
  const { rows } = await sql<OpenReturn>`
    select ${returnColumns},
      json_agg(json_build_object('lineId', i.order_item_id, 'quantity', i.quantity) order by i.order_item_id) as items
    from return_case r join return_item i on i.return_id = r.id
    where r.order_id = ${orderId} and r.state in ('opened', 'ready', 'registered')
    group by r.id order by r.created_at, r.id
  `.execute(db);
  return rows;
}

export async function saveReturn(
  trx: Transaction<Database>,
  id: string,
  changes: Updateable<Database['returnCase']>,
): Promise<void> {
  await trx.updateTable('returnCase').set(changes).where('id', '=', id).execute();
}

/** Replaces the declared lines of the return by those that arrived. */
export async function saveReceivedPieces(
  trx: Transaction<Database>,
  returnId: string,
  pieces: readonly LinePieces[],
): Promise<void> {
  const ids = pieces.map(({ lineId }) => lineId);
  await sql`delete from return_item where return_id = ${returnId} and not order_item_id = any(${ids}::bigint[])`.execute(
    trx,
  );
  await sql`
    update return_item i set quantity = w.quantity
    from unnest(${ids}::bigint[], ${pieces.map(({ quantity }) => quantity)}::int[]) as w(line_id, quantity)
    where i.return_id = ${returnId} and i.order_item_id = w.line_id
  `.execute(trx);
}

type ReturnEmail = 'return-registered' | 'return-received' | 'return-answered';

export const addReturnEmail = (
  trx: Transaction<Database>,
  kind: ReturnEmail,
  { order, returnId }: { order: { id: string; country: CountryCode; email: string }; returnId: string },
): Promise<void> =>
  addEmail(trx, {
    key: `${kind}:${returnId}`,
    kind,
    country: order.country,
    recipient: order.email,
    data: { orderId: order.id, returnId },
  });
