import { sizeName } from '@odeta/contracts';
import type { ChargeKind, InvoiceDocument, InvoiceLine } from '../db/invoice-document.ts';
import type { Balances } from '../ledger/balances.ts';
import type { InvoicedItem, InvoicedOrder } from './invoice.repository.ts';

type Line = Omit<InvoiceLine, 'net' | 'vat'>;

/** What the order costs now, as its ledger has it; the rounding of cash is not part of it. Minor units. */
export interface Price {
  /** Whatever it is paid with. */
  price: number;
  /** Of it: paid with vouchers. */
  vouchers: number;
  of: Balances['of'];
}

/** The goods that the buyer keeps, discounts and charges; their sum is `price`. Minor units. */
export function linesOf(order: InvoicedOrder, items: readonly InvoicedItem[], { price, of }: Price): Line[] {
  const goods = items.filter(({ kept }) => kept > 0).map((item) => goodsLine(item, item.kept));
  const paymentFee = -of('payment-fee');
  const added = [
    chargeLine('club-fee', order.clubFee),
    chargeLine('shipping', order.shippingCost - paymentFee, order.shippingName),
    chargeLine('payment-fee', paymentFee),
  ];
  const taken = [chargeLine('club-discount', -of('club-discount')), chargeLine('code', -of('code-discount'))];
  const off = price - sumOf([...goods, ...added]);
  // Something else was taken off before the first parcel: all of it is one discount.
  const discounts = off === sumOf(taken) ? taken : [chargeLine('discount', off)];
  return [...goods, ...[...discounts, ...added].filter(({ gross }) => gross !== 0)];
}

/**
 * The difference to what was invoiced: changed quantities, what the shop keeps of a return, and the share of discounts and delivery. `issued`
 * has the amounts of its lines in the unit of the documents, `factor` of which are a minor unit.
 */
export function changesOf(
  items: readonly InvoicedItem[],
  issued: readonly { lines: InvoiceDocument['lines']; taxed: number }[],
  { price, of }: Pick<Price, 'price' | 'of'>,
  factor: number,
): Line[] {
  const earlier = issued.flatMap(({ lines }) => lines);
  const before = (id: number) => earlier.reduce((sum, line) => sum + (line.lineId === id ? line.quantity : 0), 0);
  const charged = (kind: ChargeKind) => sumOf(earlier.filter(({ charge }) => charge === kind)) / factor;
  const fee = chargeLine('return-fee', -of('deduction') - of('voucher-deduction') - charged('return-fee'));
  const reduction = chargeLine('reduction', -of('goodwill') - charged('reduction'));
  const goods = items
    .map((item) => goodsLine(item, item.kept - before(item.id)))
    .filter(({ quantity }) => quantity !== 0);
  const change = price - issued.reduce((sum, { taxed }) => sum + taxed, 0);
  const balance = chargeLine('balance', change - sumOf([...goods, fee, reduction]));
  return [...goods, ...[fee, reduction, balance].filter(({ gross }) => gross !== 0)];
}

export const sumOf = (lines: readonly { gross: number }[]): number => lines.reduce((sum, { gross }) => sum + gross, 0);

function goodsLine({ id, name, colorName, size, catalogNumber, price }: InvoicedItem, quantity: number): Line {
  const named = [name, colorName, sizeName(size) ?? ''].filter(Boolean).join(', ');
  return { lineId: id, charge: null, name: named, catalogNumber, quantity, gross: price * quantity };
}

/** A voucher is a means of payment: it has no tax, and is no discount. */
export const voucherLine = (amount: number): InvoiceLine => ({ ...chargeLine('voucher', -amount), net: 0, vat: 0 });

/** Vouchers in documents of earlier releases are discounts, and have tax. */
export const isPayment = ({ charge, net, vat }: InvoiceLine): boolean => charge === 'voucher' && net === 0 && vat === 0;

const chargeLine = (charge: ChargeKind, gross: number, name = ''): Line => ({
  ...{ lineId: null, charge, name, catalogNumber: null, quantity: 1, gross },
});
