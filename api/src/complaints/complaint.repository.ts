import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { AttachedFile } from '../attachments/attached-file.ts';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';

const returnColumns = columns('returnCase as r', 'id', 'number', 'state', 'country', 'createdAt', 'note', 'remedy');
const orderColumns = columns('shopOrder as o', 'id as orderId', 'number as orderNumber', 'origin');

export interface Complaint extends RowOf<typeof returnColumns>, RowOf<typeof orderColumns> {
  kind: 'complaint' | 'non-delivery';
  /** Of all that have no answer. */
  count: number;
  /** Earlier repairs and exchanges of the same lines: after one the buyer may choose a reduction or the money. */
  mended: number;
  lines: { name: string; color: string; size: string; quantity: number; reason: string }[];
  /** Names of the files, in order. */
  files: string[];
}

/** Complaints and reports of missing goods without an answer: those that can be answered first, then those whose goods are in transit. */
export async function findComplaints(db: Kysely<Database>, most: number): Promise<Complaint[]> {
  const { rows } = await sql<Complaint>`
    select ${returnColumns}, ${orderColumns}, r.kind, count(*) over ()::int as count,
      (
        select json_agg(json_build_object('name', i.name, 'color', i.color_name, 'size', i.size, 'quantity', w.quantity,
          'reason', w.reason) order by i.id)
        from return_item w join order_item i on i.id = w.order_item_id where w.return_id = r.id
      ) as lines,
      (
        select count(*)::int from return_case e
        where e.order_id = r.order_id and e.outcome in ('repaired', 'replaced') and exists (
          select from return_item a join return_item b on b.order_item_id = a.order_item_id
          where a.return_id = e.id and b.return_id = r.id
        )
      ) as mended,
      array(select a.name from return_attachment a where a.return_id = r.id order by a.position) as files
    from return_case r join shop_order o on o.id = r.order_id
    where r.kind <> 'declaration' and r.state in ('opened', 'ready', 'registered')
    order by r.state <> 'registered', r.created_at, r.id limit ${most}
  `.execute(db);
  return rows;
}

export const findComplaintFile = (
  db: Kysely<Database>,
  returnId: string,
  position: number,
): Promise<(AttachedFile & { orderNumber: string }) | undefined> =>
  db
    .selectFrom('returnAttachment')
    .innerJoin('returnCase', 'returnCase.id', 'returnAttachment.returnId')
    .innerJoin('shopOrder', 'shopOrder.id', 'returnCase.orderId')
    .select(['returnAttachment.name', 'returnAttachment.content', 'shopOrder.number as orderNumber'])
    .where('returnAttachment.returnId', '=', returnId)
    .where('returnAttachment.position', '=', position)
    .executeTakeFirst();

export async function findReturnOf(
  db: Kysely<Database>,
  returnId: string,
): Promise<{ orderId: string; orderNumber: string; number: string; country: CountryCode } | undefined> {
  return db
    .selectFrom('returnCase')
    .innerJoin('shopOrder', 'shopOrder.id', 'returnCase.orderId')
    .select(['returnCase.orderId', 'returnCase.number', 'returnCase.country', 'shopOrder.number as orderNumber'])
    .where('returnCase.id', '=', returnId)
    .executeTakeFirst();
}
