import { type Kysely, sql } from 'kysely';
import type { AttachedFile } from '../attachments/attached-file.ts';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';

const returnColumns = columns(
  'returnCase as r',
  'id',
  'number',
  'kind',
  'state',
  'country',
  'createdAt',
  'note',
  'remedy',
);
const numberColumn = columns('shopOrder as o', 'number as orderNumber');

export interface Complaint extends RowOf<typeof returnColumns>, RowOf<typeof numberColumn> {
  /** Earlier repairs and exchanges of the same lines: after one the buyer may choose a reduction or the money. */
  mended: number;
  lines: { name: string; color: string; size: string; quantity: number; reason: string }[];
  /** Names of the files, in order. */
  files: string[];
}

const MOST = 50;

/** Complaints and reports of missing goods without an answer: those that can be answered first, then those whose goods are in transit. */
export async function findComplaints(db: Kysely<Database>): Promise<Complaint[]> {
  const { rows } = await sql<Complaint>`
    select ${returnColumns}, ${numberColumn},
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
    order by r.state <> 'registered', r.created_at, r.id limit ${MOST}
  `.execute(db);
  return rows;
}

export const findComplaintFile = (
  db: Kysely<Database>,
  returnId: string,
  position: number,
): Promise<AttachedFile | undefined> =>
  db
    .selectFrom('returnAttachment')
    .select(['name', 'content'])
    .where('returnId', '=', returnId)
    .where('position', '=', position)
    .executeTakeFirst();

export async function findReturnOf(
  db: Kysely<Database>,
  returnId: string,
): Promise<{ orderId: string; orderNumber: string; number: string } | undefined> {
  return db
    .selectFrom('returnCase')
    .innerJoin('shopOrder', 'shopOrder.id', 'returnCase.orderId')
    .select(['returnCase.orderId', 'returnCase.number', 'shopOrder.number as orderNumber'])
    .where('returnCase.id', '=', returnId)
    .executeTakeFirst();
}
