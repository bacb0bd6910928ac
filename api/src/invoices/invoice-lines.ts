import { sizeName } from '@odeta/contracts';
import type { ChargeKind, InvoiceDocument, InvoiceLine } from '../db/invoice-document.ts';
import { toMinor } from '../pricing/money.ts';
import type { InvoicedItem, InvoicedOrder } from './invoice.repository.ts';

type Line = Omit<InvoiceLine, 'net' | 'vat'>;

/** The goods that the buyer keeps, discounts and charges; their sum is what the order costs now. Minor units. */
export function linesOf(order: InvoicedOrder, items: readonly InvoicedItem[]): Line[] {
  const goods = items.filter(({ kept }) => kept > 0).map((item) => goodsLine(item, item.kept));
  const paymentFee = toMinor(order.country, order.summary.paymentFee ?? 0);
  const added = [
    chargeLine('club-fee', order.clubFee),
    chargeLine('shipping', order.shippingCost - paymentFee, order.shippingName),
    chargeLine('payment-fee', paymentFee),
  ];
  const taken = [
    chargeLine('club-discount', -order.clubDiscount),
    chargeLine('code', -order.discountCodeCost),
    chargeLine('voucher', -order.voucherDiscount),
  ];
  const off = order.total - order.reducedBy - sumOf([...goods, ...added]);
  // If pieces were sold out before the first parcel, the original discounts do not add up; the rest is one discount.
  const discounts = off === sumOf(taken) ? taken : [chargeLine('discount', off)];
  return [...goods, ...[...discounts, ...added].filter(({ gross }) => gross !== 0)];
}

/** The difference to what was invoiced: changed quantities, and their share of discounts and delivery. */
export function changesOf(
  order: InvoicedOrder,
  items: readonly InvoicedItem[],
  issued: readonly Pick<InvoiceDocument, 'lines' | 'total'>[],
): Line[] {
  const before = (id: number) =>
    issued.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.lineId === id ? line.quantity : 0), 0);
  const goods = items
    .map((item) => goodsLine(item, item.kept - before(item.id)))
    .filter(({ quantity }) => quantity !== 0);
  const change = order.total - order.reducedBy - sumOf(issued.map(({ total }) => total));
  const balance = chargeLine('balance', change - sumOf(goods));
  return balance.gross === 0 ? goods : [...goods, balance];
}

export const sumOf = (lines: readonly { gross: number }[]): number => lines.reduce((sum, { gross }) => sum + gross, 0);

function goodsLine({ id, name, colorName, size, catalogNumber, price }: InvoicedItem, quantity: number): Line {
  const named = [name, colorName, sizeName(size) ?? ''].filter(Boolean).join(', ');
  return { lineId: id, charge: null, name: named, catalogNumber, quantity, gross: price * quantity };
}

const chargeLine = (charge: ChargeKind, gross: number, name = ''): Line => ({
  ...{ lineId: null, charge, name, catalogNumber: null, quantity: 1, gross },
});
