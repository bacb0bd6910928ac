import type { CountryCode } from '@odeta/contracts';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { freeNumber } from '../db/free-number.ts';
import type { LinePieces } from '../orders/records/order-lines.repository.ts';

export type WithdrawalRow = Selectable<Database['withdrawal']>;

export type NewWithdrawal = Omit<Insertable<Database['withdrawal']>, 'id' | 'number'> & {
  /** Random numbers, of which the first free one is used. */
  numbers: readonly string[];
};

/** The chosen pieces of a withdrawal. */
export async function saveChosenPieces(
  trx: Transaction<Database>,
  withdrawalId: string,
  pieces: readonly LinePieces[],
): Promise<void> {
  const rows = pieces.map(({ lineId, quantity }) => ({ withdrawalId, orderItemId: lineId, quantity }));
  await trx.insertInto('withdrawalLine').values(rows).execute();
}

/** `undefined` when there is a withdrawal with this idempotency key. */
export async function saveWithdrawal(
  trx: Transaction<Database>,
  { numbers, ...row }: NewWithdrawal,
): Promise<WithdrawalRow | undefined> {
  return trx
    .insertInto('withdrawal')
    .values({
      ...row,
      number: freeNumber('withdrawal', numbers),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export const findWithdrawalByKey = (db: Kysely<Database>, key: string): Promise<WithdrawalRow | undefined> =>
  db.selectFrom('withdrawal').selectAll().where('key', '=', key).executeTakeFirst();

/** Withdrawals from this order since then. */
export async function countWithdrawals(trx: Transaction<Database>, orderId: string, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orderId', '=', orderId)
    .where('receivedAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface WithdrawalOfEmail extends WithdrawalRow {
  /** When the named order was placed; `null` when no order matches the number and the e-mail. */
  placedAt: Date | null;
  paymentName: string | null;
  /** When the last parcel of that order was delivered; `null` until then. */
  deliveredAt: Date | null;
}

export async function readWithdrawal(db: Kysely<Database>, id: string): Promise<WithdrawalOfEmail> {
  return db
    .selectFrom('withdrawal')
    .leftJoin('shopOrder', 'shopOrder.id', 'withdrawal.orderId')
    .selectAll('withdrawal')
    .select(['shopOrder.placedAt', 'shopOrder.deliveredAt', 'shopOrder.paymentName'])
    .where('withdrawal.id', '=', id)
    .executeTakeFirstOrThrow();
}

export const findOrderByNumber = (
  db: Kysely<Database>,
  country: CountryCode,
  number: string,
): Promise<{ id: string; email: string } | undefined> =>
  db
    .selectFrom('shopOrder')
    .select(['id', 'email'])
    .where('number', '=', number)
    .where('country', '=', country)
    .executeTakeFirst();
