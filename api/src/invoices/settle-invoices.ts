import { type CountryCode, countries, languageOfShopAddress } from '@odeta/contracts';
import { dateIn } from '@odeta/contracts/dates';
import { addressLines, companyLines, pickUpLines } from '@odeta/validation';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { CorrectionReason, InvoiceDocument, InvoiceKind } from '../db/invoice-document.ts';
import { inLanguage, languageOf } from '../language/editions.ts';
import type { Balances } from '../ledger/balances.ts';
import { readBalances } from '../ledger/ledger.repository.ts';
import { taxDigitsOf } from '../pricing/tax-digits.ts';
import type { Seller } from '../settings/documents.ts';
import {
  findOpenRefund,
  type InvoicedOrder,
  nextPosition,
  readDocuments,
  readInvoicedItems,
  readInvoicedOrder,
} from './invoice.repository.ts';
import { changesOf, isPayment, linesOf, type Price, sumOf, voucherLine } from './invoice-lines.ts';
import { numberOf } from './invoice-series.ts';
import { taxOf, withTax } from './tax.ts';

export interface Issuing {
  sellerOf: (country: CountryCode) => Seller;
  now: Date;
  /** Used if this change needs a correction. */
  reason: CorrectionReason;
}

/**
 * Issues what the order's invoices lack: the invoice when its first parcel is sent, a correction whenever the order costs less than was
 * invoiced, in the language in which the order was placed. Must run in the transaction that changed the order, which is locked; does
 * nothing when the invoices are right.
 */
export async function settleInvoices(trx: Transaction<Database>, orderId: string, issuing: Issuing): Promise<void> {
  const order = await readInvoicedOrder(trx, orderId);
  if (order.firstParcel === null) return;
  const issued = await readDocuments(trx, orderId);
  const [first] = issued;
  const price = priceOf(order, await readBalances(trx, orderId), first);
  const write = (begun: InvoiceDocument | null) =>
    inLanguage(languageOfShopAddress(order.origin, order.country), () =>
      issue(trx, order, issuing, { first: begun, issued, price }),
    );
  if (!first) return write(null);
  const isUnchanged = price.price === taxedBefore(issued) && price.vouchers === vouchersBefore(issued);
  if (!isUnchanged) await write(first);
}

/** The documents of an order continue as the first one began: those of earlier releases have vouchers as discounts. */
function priceOf(order: InvoicedOrder, balances: Balances, first: InvoiceDocument | undefined): Price {
  const { price, vouchers, of } = balances;
  const paysByVoucher = !first || first.lines.some(isPayment) || order.voucherDiscount === 0;
  return paysByVoucher
    ? { price, vouchers, of }
    : { price: order.total - order.reducedBy + of('rounding'), vouchers: 0, of };
}

/** What was invoiced before, whatever it was paid with, in minor units. */
const taxedBefore = (issued: readonly InvoiceDocument[]) =>
  issued.reduce((sum, one) => sum + (one.total.net + one.total.vat) / factorOf(one.country), 0);

const vouchersBefore = (issued: readonly InvoiceDocument[]) =>
  issued.reduce((sum, one) => sum - sumOf(one.lines.filter(isPayment)) / factorOf(one.country), 0);

interface Issued {
  first: InvoiceDocument | null;
  issued: readonly InvoiceDocument[];
  price: Price;
}

async function issue(
  trx: Transaction<Database>,
  order: InvoicedOrder,
  { sellerOf, now, reason }: Issuing,
  { first, issued, price }: Issued,
): Promise<void> {
  const { country } = order;
  const kind: InvoiceKind = first ? 'correction' : 'invoice';
  const issuedOn = dateIn(countries[country], now);
  const year = Number(issuedOn.slice(0, 4));
  const refundId = first && (await findOpenRefund(trx, order.id));
  const items = await readInvoicedItems(trx, order.id);
  const before = issued.map((document) => ({ lines: document.lines, taxed: taxedBefore([document]) }));
  const lines = first ? changesOf(items, before, price, factorOf(country)) : linesOf(order, items, price);
  const position = await nextPosition(trx, { country, kind, year });
  const number = numberOf(country, kind, { year, position });
  const document = {
    ...{ version: 1, country, kind, number, issuedOn },
    suppliedOn: first || order.firstSentAt === null ? issuedOn : dateIn(countries[country], order.firstSentAt),
    order: { number: order.number, placedOn: dateIn(countries[country], order.placedAt) },
    corrects: first && { number: first.number, issuedOn: first.issuedOn, reason },
    ...partiesOf(order, sellerOf(country)),
    payment: { name: order.paymentName, isPaid: order.paymentState === 'paid' },
    ...sumsOf(country, { lines, issued, price, vatPercent: first?.vatPercent ?? sellerOf(country).vatPercent }),
  } satisfies InvoiceDocument;
  await trx
    .insertInto('invoice')
    .values({
      ...{ orderId: order.id, country, kind, year, position, number, refundId, issuedAt: now },
      parcelId: first ? null : order.firstParcel,
      document: JSON.stringify(document),
    })
    .execute();
}

function partiesOf(order: InvoicedOrder, { name, address, register, email, phone }: Seller) {
  const { country, billTo, invoiceTo, shipTo, pickupPoint } = order;
  const [buyer, receiver] = [addressLines(country, billTo), addressLines(country, shipTo)];
  const isBuyers = !invoiceTo && receiver.join('\n') === buyer.join('\n');
  const elsewhere = isBuyers ? null : receiver;
  return {
    seller: { name, address, register, email, phone },
    buyer: { lines: invoiceTo ? companyLines(country, invoiceTo, languageOf(country)) : buyer, email: order.email },
    shipTo: pickupPoint ? pickUpLines(country, shipTo, pickupPoint) : elsewhere,
  };
}

/**
 * After a correction the tax of all documents together equals the tax of what the order costs now, so that rounding errors do not add up.
 * Tax has decimals even where prices have none, unless the currency has none. Vouchers pay a part of it: `gross` is the rest.
 */
function sumsOf(
  country: CountryCode,
  parts: { lines: ReturnType<typeof linesOf>; issued: readonly InvoiceDocument[]; price: Price; vatPercent: number },
) {
  const { currency } = countries[country];
  const factor = factorOf(country);
  const { issued, price, vatPercent } = parts;
  const whole = taxOf(price.price * factor, vatPercent);
  const before = (key: 'net' | 'vat') => issued.reduce((sum, one) => sum + one.total[key], 0);
  const [net, vat] = [whole.net - before('net'), whole.vat - before('vat')];
  const vouchers = (price.vouchers - vouchersBefore(issued)) * factor;
  const rounding = -price.of('rounding') * factor - issued.reduce((sum, one) => sum + (one.rounding ?? 0), 0);
  const lines = withTax(
    parts.lines.map((line) => ({ ...line, gross: line.gross * factor })),
    { net, vat, gross: net + vat },
  );
  return {
    ...{ currency, digits: taxDigitsOf(country), vatPercent },
    ...(rounding !== 0 && { rounding }),
    lines: vouchers === 0 ? lines : [...lines, voucherLine(vouchers)],
    total: { net, vat, gross: net + vat - vouchers },
  };
}

const factorOf = (country: CountryCode) => 10 ** (taxDigitsOf(country) - countries[country].minorDigits);
