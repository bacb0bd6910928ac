import { type CountryCode, countries } from '@odeta/contracts';
import { dateIn } from '@odeta/contracts/dates';
import { addressLines, companyLines, pickUpLines } from '@odeta/validation';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { CorrectionReason, InvoiceDocument, InvoiceKind } from '../db/invoice-document.ts';
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
import { changesOf, linesOf, sumOf } from './invoice-lines.ts';
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
 * invoiced. Must run in the transaction that changed the order, which is locked; does nothing when the invoices are right.
 */
export async function settleInvoices(trx: Transaction<Database>, orderId: string, issuing: Issuing): Promise<void> {
  const order = await readInvoicedOrder(trx, orderId);
  if (order.firstParcel === null) return;
  const issued = await readDocuments(trx, orderId);
  const due = order.total - order.reducedBy;
  const [first] = issued;
  if (!first) return issue(trx, order, issuing, { first: null, issued });
  if (due !== sumOf(issued.map((document) => ({ gross: toMinorOf(document) })))) {
    await issue(trx, order, issuing, { first, issued });
  }
}

interface Issued {
  first: InvoiceDocument | null;
  issued: readonly InvoiceDocument[];
}

async function issue(
  trx: Transaction<Database>,
  order: InvoicedOrder,
  { sellerOf, now, reason }: Issuing,
  { first, issued }: Issued,
): Promise<void> {
  const { country } = order;
  const kind: InvoiceKind = first ? 'correction' : 'invoice';
  const issuedOn = dateIn(countries[country], now);
  const year = Number(issuedOn.slice(0, 4));
  const refundId = first && (await findOpenRefund(trx, order.id));
  const items = await readInvoicedItems(trx, order.id);
  const inMinor = issued.map((document) => ({ ...document, total: { ...document.total, gross: toMinorOf(document) } }));
  const lines = first ? changesOf(order, items, inMinor) : linesOf(order, items);
  const position = await nextPosition(trx, { country, kind, year });
  const number = numberOf(country, kind, { year, position });
  const document = {
    ...{ version: 1, country, kind, number, issuedOn },
    suppliedOn: first || order.firstSentAt === null ? issuedOn : dateIn(countries[country], order.firstSentAt),
    order: { number: order.number, placedOn: dateIn(countries[country], order.placedAt) },
    corrects: first && { number: first.number, issuedOn: first.issuedOn, reason },
    ...partiesOf(order, sellerOf(country)),
    payment: { name: order.paymentName, isPaid: order.paymentState === 'paid' },
    ...sumsOf(order, { lines, issued, vatPercent: first?.vatPercent ?? sellerOf(country).vatPercent }),
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
    buyer: { lines: invoiceTo ? companyLines(country, invoiceTo) : buyer, email: order.email },
    shipTo: pickupPoint ? pickUpLines(country, shipTo, pickupPoint) : elsewhere,
  };
}

/**
 * After a correction the tax of all documents together equals the tax of what the order costs now, so that rounding errors do not add up.
 * Tax has decimals even where prices have none, unless the currency has none.
 */
function sumsOf(
  { country, total, reducedBy }: InvoicedOrder,
  parts: { lines: ReturnType<typeof linesOf>; issued: readonly InvoiceDocument[]; vatPercent: number },
) {
  const { currency } = countries[country];
  const factor = factorOf(country);
  const whole = taxOf((total - reducedBy) * factor, parts.vatPercent);
  const before = (key: 'net' | 'vat' | 'gross') => parts.issued.reduce((sum, one) => sum + one.total[key], 0);
  const due = { net: whole.net - before('net'), vat: whole.vat - before('vat'), gross: whole.gross - before('gross') };
  const lines = parts.lines.map((line) => ({ ...line, gross: line.gross * factor }));
  return {
    currency,
    digits: taxDigitsOf(country),
    vatPercent: parts.vatPercent,
    lines: withTax(lines, due),
    total: due,
  };
}

const factorOf = (country: CountryCode) => 10 ** (taxDigitsOf(country) - countries[country].minorDigits);
const toMinorOf = ({ country, total }: Pick<InvoiceDocument, 'country' | 'total'>) => total.gross / factorOf(country);
