import type { FoundOrder, ServiceOrder } from '@odeta/contracts/staff';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { readBalances } from '../ledger/ledger.repository.ts';
import { billToLines } from '../orders/placing/invoice-company.ts';
import { shipToLines } from '../orders/records/address-lines.ts';
import type { FoundOrderRow } from './find-orders.repository.ts';
import { readBelongings, readServiceRow, type ServiceOrderRow } from './service-order.repository.ts';

export const foundOrderOf = (row: FoundOrderRow | ServiceOrderRow): FoundOrder => ({
  ...{ id: row.id, number: row.number, country: row.country, state: row.state, email: row.email, total: row.total },
  placedAt: row.placedAt.toISOString(),
  name: `${row.billTo.firstName} ${row.billTo.lastName}`.trim(),
  customer: row.customer,
});

/** One answer with everything that belongs to an order. */
export async function readOrderOf(db: Kysely<Database>, orderId: string): Promise<ServiceOrder> {
  const row = await requireOrder(db, orderId);
  const [balances, belongings] = await Promise.all([readBalances(db, orderId), readBelongings(db, orderId)]);
  const { price, due, vouchers } = balances;
  return {
    ...foundOrderOf(row),
    phone: row.billTo.mobilePhone,
    currency: row.currency,
    ...{ price, due, vouchers },
    shipTo: shipToLines(row),
    billTo: billToLines(row.country, row.billTo, row.invoiceTo),
    ...partsOf(belongings),
  };
}

/** Throws an `ApiError` for an order that does not exist. */
export async function requireOrder(db: Kysely<Database>, orderId: string): Promise<ServiceOrderRow> {
  const row = await readServiceRow(db, orderId);
  if (!row) throw new ApiError('not-found');
  return row;
}

type Belongings = Awaited<ReturnType<typeof readBelongings>>;

const timeOf = (moment: Date | null) => moment?.toISOString() ?? null;
const at = (moment: Date) => ({ at: moment.toISOString() });

function partsOf({ lines, parcels, payments, refunds, emails, returns, invoices, events }: Belongings) {
  return {
    lines: lines.map(({ id, catalogNumber, name, colorName: color, size, quantity, ...line }) => {
      const { soldOut, withdrawn, returned, pricePromo, price } = line;
      return {
        ...{ lineId: String(id), catalogNumber, name, color, size, quantity },
        ...{ soldOut: soldOut - withdrawn, withdrawn, returned, price: pricePromo ?? price },
      };
    }),
    parcels: parcels.map(({ reference: parcel, state, carrier, tracking, packedAt, sentAt, deliveredAt }) => ({
      ...{ parcel, state, carrier, tracking, packedAt: packedAt.toISOString() },
      ...{ sentAt: timeOf(sentAt), deliveredAt: timeOf(deliveredAt) },
    })),
    payments: payments.map(({ method, state, amount, createdAt }) => ({ ...at(createdAt), method, state, amount })),
    refunds: refunds.map(({ state, amount, reason, createdAt, settledAt }) => ({
      ...{ ...at(createdAt), state, amount, reason: reason ?? '', doneAt: timeOf(settledAt) },
    })),
    emails: emails.map(({ id, kind, state, subject, createdAt, isKept }) => ({
      ...{ ...at(createdAt), id: String(id), kind, state, subject, isKept },
    })),
    returns: returns.map(({ number, kind, state, createdAt }) => ({ ...at(createdAt), number, kind, state })),
    invoices: invoices.map(({ number, kind, issuedAt }) => ({ ...at(issuedAt), number, kind })),
    timeline: events.map(({ type, data, at: moment }) => ({ ...at(moment), type, data: { ...(data as object) } })),
  };
}
