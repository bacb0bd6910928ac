import { type Kysely, sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';

const withdrawalColumns = columns(
  'withdrawal as w',
  'id',
  'number',
  'country',
  'receivedAt',
  'goods',
  'bankAccount',
  'holder',
);

const orderColumns = columns('shopOrder as o', 'id as orderId', 'number as orderNumber');

export interface DeclaredWithdrawal extends RowOf<typeof withdrawalColumns>, RowOf<typeof orderColumns> {
  isRead: boolean;
  /** Of all that were found. */
  count: number;
  lines: { id: number; name: string; color: string; size: string; quantity: number; isMeant: boolean }[];
}

/** Withdrawals from a part of a known order, and those with a bank account for the refund: unread ones first, the oldest at the top. */
export async function findDeclaredWithdrawals(db: Kysely<Database>, most: number): Promise<DeclaredWithdrawal[]> {
  const { rows } = await sql<DeclaredWithdrawal>`
    select ${withdrawalColumns}, ${orderColumns}, w.read_at is not null or w.goods is null as is_read,
      count(*) over ()::int as count,
      (
        select json_agg(json_build_object('id', i.id, 'name', i.name, 'color', i.color_name, 'size', i.size, 'quantity', i.quantity,
          'isMeant', exists (
            select from withdrawal_line l where l.withdrawal_id = w.id and l.order_item_id = i.id
          )) order by i.id)
        from order_item i where i.order_id = w.order_id
      ) as lines
    from withdrawal w join shop_order o on o.id = w.order_id
    where w.goods is not null or w.bank_account <> ''
    order by w.read_at is not null or w.goods is null, w.received_at, w.id limit ${most}
  `.execute(db);
  return rows;
}

export const findOrderNumber = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('withdrawal as w')
    .innerJoin('shopOrder as o', 'o.id', 'w.orderId')
    .select(['w.number', 'o.number as orderNumber'])
    .where('w.id', '=', id)
    .executeTakeFirst();

/** Returns `false`, and writes nothing, when one of the lines does not belong to the order. */
export async function saveMeantLines(
  trx: Transaction<Database>,
  { id, lineIds, now }: { id: string; lineIds: readonly number[]; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from withdrawal w join order_item i on i.order_id = w.order_id
    where w.id = ${id} and w.goods is not null and i.id = any(${[...lineIds]}::bigint[])
  `.execute(trx);
  if (lineIds.length === 0 || rows[0]?.count !== lineIds.length) return false;
  await trx
    .deleteFrom('withdrawalLine')
    .where('withdrawalId', '=', id)
    .where('orderItemId', 'not in', lineIds)
    .execute();
  // The number of pieces that the buyer chose stays.
  const lines = lineIds.map((orderItemId) => ({ withdrawalId: id, orderItemId }));
  await trx
    .insertInto('withdrawalLine')
    .values(lines)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.updateTable('withdrawal').set({ readAt: now }).where('id', '=', id).execute();
  return true;
}
