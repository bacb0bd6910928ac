import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';
import { refundIdOf } from './refund.repository.ts';

const refundColumns = columns(
  'refund as r',
  'id',
  'amount',
  'reason',
  // What the bank said last.
  'refusal',
  'attempts',
  'createdAt',
  // `null`: it is requested again at `checkAt`.
  'handedOverAt',
  'checkAt',
  // Since when the bank has it; then it is only asked about.
  'acceptedAt',
);
const paymentColumns = columns('payment as p', 'currency');
const orderColumns = columns('shopOrder as o', 'id as orderId', 'country', 'number as orderNumber');

/** The amount is in minor units. */
export type FoundRefund = RowOf<typeof refundColumns> &
  RowOf<typeof paymentColumns> &
  RowOf<typeof orderColumns> & { bankId: string; count: number };

/** Refunds that the bank did not make at the first attempt: those that wait for a person first, the oldest at the top. */
export async function findRefusedRefunds(db: Kysely<Database>, most: number): Promise<FoundRefund[]> {
  const { rows } = await sql<FoundRefund>`
    select ${refundColumns}, ${paymentColumns}, ${orderColumns}, ${refundIdOf} as bank_id,
      count(*) over ()::int as count
    from refund r join payment p on p.id = r.payment_id join shop_order o on o.id = p.order_id
    where r.state = 'requested' and (r.handed_over_at is not null or r.refusal is not null)
    order by r.handed_over_at is null, r.created_at, r.id limit ${most}
  `.execute(db);
  return rows;
}

const transferColumns = columns('refund as r', 'id', 'amount', 'reason', 'createdAt');
const transferOrderColumns = columns(
  'shopOrder as o',
  'id as orderId',
  'country',
  'currency',
  'number as orderNumber',
  'email',
);

/** A refund of cash, in minor units. Account and holder are empty if the buyer has not named them. */
export type FoundTransfer = RowOf<typeof transferColumns> &
  RowOf<typeof transferOrderColumns> &
  Pick<Row<'returnCase'>, 'bankAccount' | 'holder'> & { count: number };

/** Refunds that have to be transferred to a bank account, the oldest first, with the account of the return or of the last withdrawal. */
export async function findTransfers(db: Kysely<Database>, most: number): Promise<FoundTransfer[]> {
  const { rows } = await sql<FoundTransfer>`
    select ${transferColumns}, ${transferOrderColumns}, coalesce(c.bank_account, w.bank_account, '') as bank_account,
      coalesce(c.holder, w.holder, '') as holder, count(*) over ()::int as count
    from refund r join shop_order o on o.id = r.order_id
    left join lateral (
      select bank_account, holder from return_case where refund_id = r.id and bank_account <> '' limit 1
    ) c on true
    left join lateral (
      select bank_account, holder from withdrawal where order_id = o.id and bank_account <> '' order by received_at desc limit 1
    ) w on true
    where r.state = 'requested' and r.payment_id is null
    order by r.created_at, r.id limit ${most}
  `.execute(db);
  return rows;
}

const ownOrderColumns = columns('shopOrder as o', 'id as orderId', 'number');

/** The order of a refund; `undefined` if there is no such refund. */
export async function findOrderOfRefund(
  db: Kysely<Database>,
  id: string,
): Promise<RowOf<typeof ownOrderColumns> | undefined> {
  const { rows } = await sql<RowOf<typeof ownOrderColumns>>`
    select ${ownOrderColumns} from refund r left join payment p on p.id = r.payment_id
    join shop_order o on o.id = coalesce(r.order_id, p.order_id) where r.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Lets the shop request it from the bank again, at once and from the first attempt. Returns `false` if it does not wait for a person. */
export async function requestAgain(db: Kysely<Database>, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    update refund set handed_over_at = null, accepted_at = null, attempts = 0, check_at = ${now}
    where id = ${id} and state = 'requested' and handed_over_at is not null
    returning id
  `.execute(db);
  return rows.length > 0;
}
