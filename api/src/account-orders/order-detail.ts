import type { CountryCode, OrderDetail } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { invoicesOf } from '../invoices/listed-invoices.ts';
import type { Balances } from '../ledger/balances.ts';
import { readBalances } from '../ledger/ledger.repository.ts';
import { orderItemOf } from '../orders/confirmation/placed-order.ts';
import { billToLines } from '../orders/placing/invoice-company.ts';
import { shipToLines } from '../orders/records/address-lines.ts';
import { readOrderParcels } from '../orders/records/order-parcels.repository.ts';
import { toMajor } from '../pricing/money.ts';
import { orderSummary } from '../pricing/order-summary.ts';
import { readAfterSaleOf } from '../returns/after-sale.service.ts';
import { productUrl } from '../settings/page-urls.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { type OrderDetailRow, type OrderedItem, readOrderedItems, readOrderRow } from './order-detail.repository.ts';
import { orderStateOf, withdrawUntilOf } from './order-state.ts';

/** An order for its page. The caller checks that the visitor may see it. */
export async function readOrderDetail(
  db: Kysely<Database>,
  orderId: string,
  shop: CountrySettings,
  now: Date,
): Promise<OrderDetail> {
  const [row, items, parcels, balances, invoices, afterSale] = await Promise.all([
    readOrderRow(db, orderId),
    readOrderedItems(db, orderId),
    readOrderParcels(db, orderId),
    readBalances(db, orderId),
    invoicesOf(db, orderId),
    readAfterSaleOf(db, orderId, shop, now),
  ]);
  const { country, billTo, invoiceTo, pickupPoint } = row;
  return {
    ...orderStateOf(row, shop, now),
    mayCancel: afterSale.mayCancel,
    payment: { key: row.payment, name: row.paymentName },
    shipTo: shipToLines(row),
    courierNote: row.courierNote,
    billTo: billToLines(country, billTo, invoiceTo),
    point: pickupPoint,
    items: items.map((item) => itemOf(item, country)),
    parcels,
    summary: orderSummary(country, row),
    refunds: afterSale.refunds,
    afterSale,
    ...givenBackOf(row, balances),
    invoices,
    withdrawUntil: withdrawUntilOf(row, shop),
    withdrawalUrl: afterSale.withdrawalUrl,
    claimsUrl: afterSale.claimsUrl,
  };
}

/** An order that was not placed has nothing in its ledger, and gives nothing back. */
function givenBackOf({ country, state, voucherDiscount }: OrderDetailRow, { of, vouchers, isEmpty }: Balances) {
  const isOver = state === 'cancelled' || state === 'sold-out';
  return {
    onVouchers: isEmpty ? 0 : toMajor(country, voucherDiscount - vouchers),
    clubFeeKept: isOver ? toMajor(country, 0 - of('club-fee')) : 0,
  };
}

const itemOf = (item: OrderedItem, country: CountryCode) => ({
  ...orderItemOf(item, country),
  lineId: String(item.id),
  catalogNumber: item.catalogNumber,
  url: item.slug === null ? null : productUrl(item.slug),
  soldOut: item.soldOut - item.withdrawn,
  withdrawn: item.withdrawn,
  returned: item.returned,
  review: reviewOf(item),
  later: item.source === 'incoming',
});

function reviewOf({ isReviewed, isDelivered }: OrderedItem): 'open' | 'written' | null {
  if (isReviewed) return 'written';
  return isDelivered ? 'open' : null;
}
