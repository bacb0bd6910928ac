import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { type Balances, balancesOf } from '../../src/ledger/balances.ts';
import { readPostings } from '../../src/ledger/ledger.repository.ts';

interface Sums {
  state: string;
  paymentState: string;
  total: number;
  reducedBy: number;
  clubFee: number;
  derived: number;
  requested: number;
  done: number;
  /** Refunds that the ledger has as sent. */
  sent: number;
  voucherSpent: number;
  newVouchers: number;
  gross: number;
  taxed: number;
  onVouchers: number;
  documents: number;
  memberships: number;
}

/** Every sum that the ledger can be compared with: columns, refunds, vouchers and documents. Minor units. */
async function readSums(db: Kysely<Database>, orderId: string, voucherId: number): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select o.state, o.payment_state, o.total, o.reduced_by, o.club_fee,
      (select count(*) from ledger_entry where order_id = o.id and event_key = 'before')::int as derived,
      (select coalesce(sum(amount), 0) from refund where order_id = o.id and state = 'requested')::bigint as requested,
      (select coalesce(sum(amount), 0) from refund where order_id = o.id and state = 'done')::bigint as done,
      (
        select coalesce(-sum(amount), 0) from ledger_entry
        where order_id = o.id and account in ('provider', 'bank') and reason like 'refund-%'
      )::bigint as sent,
      (select value - remaining from voucher where id = ${voucherId}) as voucher_spent,
      (
        select coalesce(sum(v.value), 0) from return_case r join voucher v on v.id = r.voucher_id where r.order_id = o.id
      )::bigint as new_vouchers,
      d.*,
      (select count(*) from club_membership where order_id = o.id)::int as memberships
    from shop_order o, lateral (
      select count(*)::int as documents,
        coalesce(sum((document #>> '{total,gross}')::bigint), 0)::bigint as gross,
        coalesce(sum((document #>> '{total,net}')::bigint + (document #>> '{total,vat}')::bigint), 0)::bigint as taxed,
        coalesce(sum((
          select -sum((line ->> 'gross')::bigint) from jsonb_array_elements(document -> 'lines') line
          where line ->> 'charge' = 'voucher'
        )), 0)::bigint as on_vouchers
      from invoice where order_id = o.id
    ) d
    where o.id = ${orderId}
  `.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('The order is gone');
  return sums;
}

/** The order's ledger balances, and says the same as its columns, refunds, vouchers, membership and documents. */
export async function requireMoneyTruth(db: Kysely<Database>, orderId: string, voucherId: number): Promise<void> {
  const [sums, postings] = await Promise.all([readSums(db, orderId, voucherId), readPostings(db, orderId)]);
  const balances = balancesOf(postings);
  const { price, due, vouchers, of } = balances;
  const left = price - vouchers - of('rounding');
  expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const always = { derived: 0, done: sums.sent, newVouchers: 0 - of('new-voucher') };
  // A payment that the shop could not accept is owed besides the order.
  const requested = 0 - of('surplus') - (isPaid(sums) ? due : 0);
  const placed = isPlaced(sums) ? { left, voucherSpent: vouchers, ...(!isPaid(sums) && { due }) } : {};
  const invoiced = sums.documents > 0 ? { gross: price - vouchers, taxed: price, onVouchers: vouchers } : {};
  const over = isOver(sums) ? { memberships: membershipsOf(sums, balances) } : {};
  const said = { ...always, requested, ...placed, ...invoiced, ...over };
  const known = { ...sums, left: sums.total - sums.reducedBy, due: sums.total - sums.reducedBy };
  expect(known).toMatchObject(said);
}

const isPlaced = ({ state }: Sums) => state !== 'awaiting-payment';
const isPaid = ({ paymentState }: Sums) => paymentState === 'paid' || paymentState === 'refunded';
const isOver = ({ state }: Sums) => state === 'cancelled' || state === 'sold-out';

/** The club's fee and the membership both end, or both stay. */
const membershipsOf = ({ clubFee }: Sums, { of }: Balances) => (clubFee > 0 && -of('club-fee') === clubFee ? 1 : 0);

/** The stock of all variants: what is there, and what orders have reserved; `back`: pieces that came back and can be sold. */
export async function readStock(db: Kysely<Database>) {
  const { rows } = await sql<{ there: number; reserved: number; sent: number; open: number }>`
    select
      (select sum(on_hand) from stock)::int as there, (select sum(reserved) from stock)::int as reserved,
      coalesce(sum(i.sold_out - i.withdrawn + p.sent), 0)::int as sent,
      coalesce(sum(case o.state when 'cancelled' then 0 else i.quantity - i.sold_out - p.sent end), 0)::int as open
    from order_item i join shop_order o on o.id = i.order_id, lateral (
      select coalesce(sum(w.quantity), 0) as sent from parcel_item w join parcel p on p.id = w.parcel_id
      where w.order_item_id = i.id and p.state in ('sent', 'delivered')
    ) p
    where i.source = 'on-hand'
  `.execute(db);
  return rows[0] ?? { there: 0, reserved: 0, sent: 0, open: 0 };
}
