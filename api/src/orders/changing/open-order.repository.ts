import type { Transaction } from 'kysely';
import type { Database, Row } from '../../db/database.ts';
import { lockOrder } from '../../payments/settle.repository.ts';
import { sumColumns } from './gone-pieces.ts';

const openColumns = [
  'id',
  'number',
  'country',
  'email',
  'state',
  'paymentState',
  'warehouseSequence',
  'revision',
  ...sumColumns,
] as const;

/** The columns of an order for applying an event. Money in minor units. */
export type OpenOrder = Pick<Row<'shopOrder'>, (typeof openColumns)[number]>;

/** Locks an order after its cart, in the same sequence as everywhere, against deadlocks. */
export async function lockOpenOrder(trx: Transaction<Database>, orderId: string): Promise<OpenOrder | undefined> {
  if (!(await lockOrder(trx, orderId))) return undefined;
  return trx.selectFrom('shopOrder').select(openColumns).where('id', '=', orderId).executeTakeFirst();
}
