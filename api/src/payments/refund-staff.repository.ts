import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { refundIdOf } from './refund.repository.ts';

export interface OpenRefund {
  id: string;
  refundId: string;
  country: CountryCode;
  orderNumber: string;
  /** In minor units. */
  amount: number;
  currency: string;
  reason: string | null;
  /** What the bank said last. */
  refusal: string | null;
  attempts: number;
  createdAt: Date;
  /** `null`: it is requested again at `checkAt`. */
  handedOverAt: Date | null;
  checkAt: Date;
}

const MOST = 100;

/** Refunds that the bank did not make at the first attempt: those that wait for a person first, the oldest at the top. */
export async function findRefusedRefunds(db: Kysely<Database>): Promise<OpenRefund[]> {
  const { rows } = await sql<OpenRefund>`
    select r.id, ${refundIdOf} as refund_id, o.country, o.number as order_number, r.amount, p.currency, r.reason, r.refusal,
      r.attempts, r.created_at, r.handed_over_at, r.check_at
    from refund r join payment p on p.id = r.payment_id join shop_order o on o.id = p.order_id
    where r.state = 'requested' and (r.handed_over_at is not null or r.refusal is not null)
    order by r.handed_over_at is null, r.created_at, r.id limit ${MOST}
  `.execute(db);
  return rows;
}

/** The order of a refund; `undefined` if there is no such refund. */
export async function findOrderOfRefund(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ orderId: string }>`
    select p.order_id from refund r join payment p on p.id = r.payment_id where r.id = ${id}
  `.execute(db);
  return rows[0]?.orderId;
}

/** Lets the shop request it from the bank again, at once and from the first attempt. Returns `false` if it does not wait for a person. */
export async function requestAgain(db: Kysely<Database>, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    update refund set handed_over_at = null, attempts = 0, check_at = ${now}
    where id = ${id} and state = 'requested' and handed_over_at is not null
    returning id
  `.execute(db);
  return rows.length > 0;
}
