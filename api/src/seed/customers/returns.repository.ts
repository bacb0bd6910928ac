import type { CountryCode } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { freeNumber } from '../../db/free-number.ts';
import { drawCode, drawNumbers } from '../../identity/draw-numbers.ts';
import { settleInvoices } from '../../invoices/settle-invoices.ts';
import { todayIn } from '../../settings/country-day.ts';
import type { ReturnTerms, Seller } from '../../settings/documents.ts';
import type { SeedReturn } from '../schemas/orders.schema.ts';
import { drawOpenSeam } from './draw-open-seam.ts';
import { SAMPLE_ACCOUNTS } from './sample-accounts.ts';

/** A return of the first line of a seeded order. Money in minor units. */
export interface MadeReturn extends SeedReturn {
  country: CountryCode;
  orderId: string;
  holder: string;
  terms: ReturnTerms;
  seller: Seller;
}

interface Refunded {
  id: string;
  orderId: string;
  lineId: number;
  /** In minor units. */
  amount: number;
  now: Date;
  isPaidBack: boolean;
}

const DAY_MS = 86_400_000;
const CODE_GROUPS = 3;
/** Days from the opening of the return to its dispatch, receipt and completion. */
const SENT_AFTER = 1;
const RECEIVED_AFTER = 3;
const DONE_AFTER = 5;

/** Stores the return in the state that the form, the warehouse and the payment would produce. */
export async function saveSeedReturn(trx: Transaction<Database>, made: MadeReturn): Promise<void> {
  const { country, orderId, kind, state, reason, note, outcome, terms, holder } = made;
  const line = await trx
    .selectFrom('orderItem')
    .select(['id', 'price', 'pricePromo'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .executeTakeFirst();
  if (!line) return;
  const goods = line.pricePromo ?? line.price;
  const fee = kind === 'declaration' ? Math.min(terms.fee, goods) : 0;
  const { id } = await trx
    .insertInto('returnCase')
    .values({
      number: freeNumber('return_case', drawNumbers('V')),
      ...{ key: `seed ${orderId}`, requestDigest: Buffer.alloc(0), country, orderId, kind, state, note, goods, fee },
      ...{
        refundMethod: 'bank-account',
        bankAccount: SAMPLE_ACCOUNTS[country],
        holder,
        wayCost: 0,
        outcome: outcome ?? null,
      },
      ...parcelOf(made),
      ...momentsOf(made),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('returnItem').values({ returnId: id, orderItemId: line.id, quantity: 1, reason }).execute();
  if (kind === 'complaint') await saveSeedPicture(trx, id);
  const isPaidBack = state === 'completed' && outcome !== 'refused';
  if (!isPaidBack && state !== 'sent') return;
  const now = momentOf(made, isPaidBack ? DONE_AFTER : RECEIVED_AFTER);
  await saveSeedRefund(trx, { id, orderId, lineId: line.id, amount: goods - fee, now, isPaidBack });
  await settleInvoices(trx, orderId, { sellerOf: () => made.seller, now, reason: 'returned' });
}

async function saveSeedPicture(trx: Transaction<Database>, returnId: string): Promise<void> {
  const content = await drawOpenSeam();
  await trx.insertInto('returnAttachment').values({ returnId, position: 0, name: 'foto.jpg', content }).execute();
}

const momentOf = ({ daysAgo }: MadeReturn, days: number) => new Date(Date.now() - (daysAgo - days) * DAY_MS);

/** How the parcel is returned; all `null` without a parcel. */
function parcelOf(made: MadeReturn) {
  const [way] = made.terms.ways;
  if (made.kind === 'non-delivery' || !way) return { way: null, code: null, sendBy: null };
  const sendBy = todayIn(made.country, momentOf(made, made.terms.sendDays));
  return { way: JSON.stringify(way), code: drawCode(CODE_GROUPS), sendBy };
}

/** Dates of the steps up to the current state. */
function momentsOf(made: MadeReturn) {
  const { kind, state, outcome } = made;
  const isSent = kind !== 'non-delivery' && state !== 'opened';
  const isDone = state === 'completed';
  return {
    createdAt: momentOf(made, 0),
    sentAt: isSent ? momentOf(made, SENT_AFTER) : null,
    receivedAt: isSent && state !== 'ready' ? momentOf(made, RECEIVED_AFTER) : null,
    answeredAt: isDone && outcome ? momentOf(made, DONE_AFTER) : null,
    completedAt: isDone ? momentOf(made, DONE_AFTER) : null,
  };
}

/** Records the returned piece and its refund, which an employee transfers. */
async function saveSeedRefund(trx: Transaction<Database>, { id, orderId, lineId, amount, now, isPaidBack }: Refunded) {
  await sql`update order_item set returned = returned + 1 where id = ${lineId}`.execute(trx);
  await sql`update shop_order set reduced_by = reduced_by + ${amount}::bigint where id = ${orderId}`.execute(trx);
  await sql`
    with made as (
      insert into refund (order_id, key, amount, state, reason, created_at, settled_at)
      values (${orderId}, ${`returned:${id}`}, ${amount}::bigint, ${isPaidBack ? 'done' : 'requested'}, 'returned', ${now}, ${isPaidBack ? now : null})
      returning id
    )
    update return_case set refund_id = made.id from made where return_case.id = ${id}
  `.execute(trx);
}
