import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AttachedFile } from '../attachments/attached-file.ts';
import type { ReturnWayRow } from '../db/column-types.ts';
import type { Database } from '../db/database.ts';
import { freeNumber } from '../db/free-number.ts';
import { drawNumbers } from '../identity/draw-numbers.ts';

type ReturnRow = Selectable<Database['returnCase']>;

interface NewReturn extends Omit<Insertable<Database['returnCase']>, 'id' | 'number' | 'way'> {
  way: ReturnWayRow | null;
  /** Part of the sums, but not stored. */
  refund?: number;
  lines: readonly { lineId: string; quantity: number; reason: string }[];
  files: readonly AttachedFile[];
}

export const findReturnByKey = (db: Kysely<Database>, key: string) =>
  db.selectFrom('returnCase').select(['id', 'number', 'requestDigest']).where('key', '=', key).executeTakeFirst();

export async function insertReturn(
  trx: Transaction<Database>,
  { lines, files, refund: _, way, ...row }: NewReturn,
): Promise<Pick<ReturnRow, 'id' | 'number'>> {
  const made = await trx
    .insertInto('returnCase')
    .values({ ...row, way: way && JSON.stringify(way), number: freeNumber('return_case', drawNumbers('V')) })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  const returnId = made.id;
  const items = lines.map(({ lineId, ...line }) => ({ returnId, orderItemId: Number(lineId), ...line }));
  await trx.insertInto('returnItem').values(items).execute();
  const attached = files.map(({ name, content }, position) => ({ returnId, position, name, content }));
  if (attached.length > 0) await trx.insertInto('returnAttachment').values(attached).execute();
  return made;
}

/** The order of a return, unless the return was cancelled. */
export async function findOrderOfReturn(db: Kysely<Database>, returnId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('returnCase')
    .select('orderId')
    .where('id', '=', returnId)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst();
  return found?.orderId;
}

export async function countReturns(db: Kysely<Database>, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('returnCase as r')
    .innerJoin('shopOrder as o', 'o.id', 'r.orderId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('o.customerId', '=', customerId)
    .where('r.state', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return count;
}
